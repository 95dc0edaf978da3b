import { type CardContent, canonicalJson, type Edition, type Protocol } from '@first60/edition';
import { useEffect, useReducer } from 'react';
import { baseCover } from '../live-edition.ts';
import { useCard } from '../shown-card.ts';

/** Of what a card is drawn from and the card's id: whether its drawings say the same. */
const answers = new WeakMap<CardContent, Map<string, boolean>>();

async function look(content: CardContent, protocol: Protocol): Promise<void> {
  const { baseEdition } = await import('../base-edition.ts');
  const base = await (await baseEdition()).card(protocol.id, false);
  const drawn = base !== undefined && drawnOf(content, protocol) === drawnOf(base, base.protocol);
  answers.set(content, new Map(answers.get(content)).set(protocol.id, drawn));
}

/** All that the drawings of a card say. */
const drawnOf = (
  { algorithms, illustrations }: Pick<Edition, 'illustrations'> & Pick<CardContent, 'algorithms'>,
  protocol: Protocol,
): string =>
  canonicalJson([
    protocol,
    algorithms[protocol.id] ?? null,
    illustrations.filter((sheet) => sheet.protocol === protocol.id),
  ]);

/**
 * Whether the drawings of a card say what the card says. They are made from the edition in the build: where another
 * edition has another card or another algorithm, they are not shown. Undefined until that is known.
 */
export function useDrawn(protocol: Protocol): boolean | undefined {
  const content = useCard();
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const drawn = content.sha256 === baseCover.sha256 || answers.get(content)?.get(protocol.id);
  const isUnknown = drawn === undefined;
  useEffect(() => {
    if (isUnknown) void look(content, protocol).then(showAgain, () => undefined);
  }, [content, protocol, isUnknown]);
  return drawn;
}

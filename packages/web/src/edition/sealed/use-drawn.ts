import type { CardContent, Protocol } from '@first60/edition';
import { useEffect, useReducer } from 'react';
import { baseCover } from '../live-edition.ts';
import { useCard } from '../shown-card.ts';
import { saySame } from './same-drawings.ts';

/** For each card content and card id: true if the drawings match the card. */
const answers = new WeakMap<CardContent, Map<string, boolean>>();

async function look(content: CardContent, protocol: Protocol): Promise<void> {
  const { baseEdition } = await import('../base/base-edition.ts');
  const base = await (await baseEdition()).card(protocol.id, false);
  const drawn = base !== undefined && saySame({ protocol, of: content }, { protocol: base.protocol, of: base });
  answers.set(content, new Map(answers.get(content)).set(protocol.id, drawn));
}

/**
 * True if a card's drawings match the card. They are made from the edition in the build and are hidden if another
 * edition has a different card or algorithm. Undefined until this is known.
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

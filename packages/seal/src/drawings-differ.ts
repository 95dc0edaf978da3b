import { canonicalJson, type Edition, type ProtocolId } from '@first60/edition';

type Drawn = Pick<Edition, 'protocols' | 'algorithms' | 'illustrations'>;

/**
 * Whether the drawings of a card, which are made for the built-in edition, may say something else than this edition's
 * card: its card, its algorithm or a sheet of it is not the built-in one.
 */
export function drawingsDiffer(card: ProtocolId, edition: Drawn, builtIn: Drawn): boolean {
  if (edition === builtIn) return false;
  return drawnOf(card, edition) !== drawnOf(card, builtIn);
}

const drawnOf = (card: ProtocolId, { protocols, algorithms, illustrations }: Drawn): string =>
  canonicalJson([
    protocols[card] ?? null,
    algorithms[card] ?? null,
    illustrations.filter(({ protocol }) => protocol === card),
  ]);

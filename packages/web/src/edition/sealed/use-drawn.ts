import type { Edition, ProtocolId } from '@first60/edition';
import { useEffect, useReducer } from 'react';
import { builtInEdition } from '../built-in/built-in-edition.ts';
import { builtInCover, useHeldEdition } from '../live-edition.ts';

/** Tells whether the drawings of a card may say something else than an edition. Undefined until it was wanted. */
let differ: ((card: ProtocolId, edition: Edition) => boolean) | undefined;

async function loadDiffer(): Promise<void> {
  const [built, { drawingsDiffer }] = await Promise.all([builtInEdition(), import('./compare-drawings.ts')]);
  differ = (card, edition) => drawingsDiffer(card, edition, built);
}

/**
 * Whether the drawings of a card say what the card says. They are made from the edition in the build: where another
 * edition has another card or another algorithm, they are not shown. Undefined until that is known.
 */
export function useDrawn(card: ProtocolId): boolean | undefined {
  const edition = useHeldEdition(true);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const isBuiltIn = edition === undefined || edition.sha256 === builtInCover.sha256;
  const isMissing = !isBuiltIn && differ === undefined;
  useEffect(() => {
    if (isMissing) void loadDiffer().then(showAgain, () => undefined);
  }, [isMissing]);
  if (isBuiltIn) return true;
  return differ && !differ(card, edition);
}

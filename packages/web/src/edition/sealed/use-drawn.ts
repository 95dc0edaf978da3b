import { canonicalJson, type Edition, type ProtocolId } from '@first60/edition';
import { useEffect, useReducer } from 'react';
import { builtInEdition } from '../built-in-edition.ts';
import { builtInCover, useHeldEdition } from '../live-edition.ts';

/** The edition that the drawings of the build were made from, once it was wanted. */
let drawnFrom: Edition | undefined;

/**
 * Whether the drawings of a card say what the card says. They are made from the edition in the build: where another
 * edition has another card or another algorithm, they are not shown. Undefined until that is known.
 */
export function useDrawn(id: ProtocolId): boolean | undefined {
  const edition = useHeldEdition(true);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const isBuiltIn = edition === undefined || edition.sha256 === builtInCover.sha256;
  const isMissing = !isBuiltIn && drawnFrom === undefined;
  useEffect(() => {
    if (!isMissing) return;
    void builtInEdition().then((built) => {
      drawnFrom = built;
      showAgain();
    });
  }, [isMissing]);
  if (isBuiltIn) return true;
  return drawnFrom && sameDrawings(edition, drawnFrom, id);
}

/** All that a drawing of a card could say. */
const drawnTexts = ({ protocols, algorithms, illustrations }: Edition, id: ProtocolId): string =>
  canonicalJson([
    protocols[id] ?? null,
    algorithms[id] ?? null,
    illustrations.filter(({ protocol }) => protocol === id),
  ]);

const sameDrawings = (edition: Edition, drawn: Edition, id: ProtocolId): boolean =>
  drawnTexts(edition, id) === drawnTexts(drawn, id);

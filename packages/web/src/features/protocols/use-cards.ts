import { type CardEdition, type Edition, editionOfCard, type Protocol, type ProtocolId } from '@first60/edition';
import { use, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { heldEdition, useHeldEdition } from '../../edition/live-edition.ts';
import { withEdition } from '../../edition/load-edition.ts';
import { loadedOnce } from '../../edition/loaded-once.ts';
import { useCardNames } from '../../edition/parts/card-names.ts';
import { cardPartOf, loadCardPart } from '../../edition/parts/card-part.ts';
import { cardEntry, manifest } from '../../edition/parts/manifest.ts';

type Listed = typeof import('./listed-protocols.tsx')['ListedProtocols'];

/** What the screen shows its cards from. Nothing of it while it waits for what it was not opened with. */
interface Cards {
  /** The card of the address, from its own part or from the whole edition. */
  readonly opened?: Protocol | undefined;
  /** What the open card is drawn from. */
  readonly of?: CardEdition | undefined;
  /** The whole edition, and what lists and searches it. */
  readonly edition?: Edition | undefined;
  readonly Listed?: Listed | undefined;
  /** The part of the card could not be used. */
  readonly unusable: boolean;
}

/**
 * The cards for the screen. A card that an address opens comes as its own part, unless the whole edition is in memory,
 * and is shown from it for as long as the address stays. For all else, and where the part cannot be used, the screen has
 * the whole edition.
 * @param id the card of the address
 * @param found whether a search led to it: the line that it found is looked up in the whole edition.
 */
export function useCards(id: ProtocolId | undefined, found: boolean): Cards {
  // The parts are of the edition in the build. Of another one, the whole is in memory.
  const hasParts = useCardNames() === manifest;
  const known = id !== undefined && !found && hasParts && cardEntry(id) !== undefined ? id : undefined;
  const part = known && cardPartOf(known);
  const isAlone = typeof part === 'object';
  const edition = useHeldEdition(!isAlone);
  const alone = useMemo(
    () => (isAlone ? { opened: part.protocol, of: editionOfCard(manifest, part) } : undefined),
    [isAlone, part],
  );
  const inEdition = edition && Object.values(edition.protocols).find((protocol) => protocol.id === id);
  const isHere = isAlone || (edition !== undefined && (listed !== undefined || (inEdition !== undefined && !found)));
  // What the edition in memory has needs no part.
  const source = edition === undefined && part === undefined ? (known ?? WHOLE) : WHOLE;
  useLoaded(isHere ? undefined : source);
  if (alone !== undefined) return { ...alone, unusable: false };
  // Not before what draws it: the screen arrives at a card once.
  return {
    opened: isHere ? inEdition : undefined,
    of: edition,
    edition,
    Listed: listed,
    unusable: part === 'unusable',
  };
}

let listed: Listed | undefined;

async function loadListed(): Promise<void> {
  listed = (await import('./listed-protocols.tsx')).ListedProtocols;
}

/** Loads what lists and searches an edition, and that of the build unless one is held: its files may be gone then. */
export const loadWhole = loadedOnce(() => (heldEdition() ? loadListed() : withEdition(loadListed)));

/** Stands for the whole edition among the ids. */
const WHOLE = Symbol('the whole edition');
type Source = ProtocolId | typeof WHOLE;

const load = (source: Source): Promise<void> => (source === WHOLE ? loadWhole() : loadCardPart(source));

/**
 * Loads what is missing. The screen opens once it is here. Later the screen stays as it is meanwhile, with the field
 * that is being typed in.
 */
function useLoaded(missing: Source | undefined): void {
  const isOpen = useRef(false);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    isOpen.current = true;
    if (missing === undefined) return;
    let isWanted = true;
    load(missing).then(
      () => isWanted && showAgain(),
      (error: unknown) => isWanted && setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [missing]);
  // A rendering that waits may be run again in place. React then counts the hooks after this line rightly only if `use`
  // is called that time too, so it is called whether there is anything to wait for or not.
  use(missing === undefined || isOpen.current ? HERE : load(missing));
  if (missing !== undefined && failure !== undefined) throw failure.error;
}

/** Nothing to wait for. The status is what `use` reads, so that it does not even wait for the next microtask. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

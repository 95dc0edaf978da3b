import type { CardContent, Edition, Protocol, ProtocolId } from '@first60/edition';
import { use, useEffect, useReducer, useRef, useState } from 'react';
import { heldEdition, useContents, useHeldEdition } from '../../edition/live-edition.ts';
import { withEdition } from '../../edition/load-edition.ts';
import { loadedOnce } from '../../edition/loaded-once.ts';
import { cardOf, loadCard } from '../../edition/shown-card.ts';

type Listed = typeof import('./listed-protocols.tsx')['ListedProtocols'];

/** What the screen shows its cards from. Nothing of it while it waits for what it was not opened with. */
interface Cards {
  /** The card of the address, read by itself or in the whole edition. */
  readonly opened?: Protocol | undefined;
  /** What the open card is drawn from. */
  readonly of?: CardContent | undefined;
  /** The whole edition, and what lists and searches it. */
  readonly edition?: Edition | undefined;
  readonly Listed?: Listed | undefined;
}

/**
 * The cards for the screen. A card that an address opens is read by itself, unless the whole edition is in memory, and is
 * shown from that for as long as the address stays. For all else the screen has the whole edition.
 * @param id the card of the address
 * @param found whether a search led to it: the line that it found is looked up in the whole edition.
 */
export function useCards(id: ProtocolId | undefined, found: boolean): Cards {
  const { protocols } = useContents();
  const known = id !== undefined && !found && protocols[id] !== undefined ? id : undefined;
  const alone = known && cardOf(known);
  const edition = useHeldEdition(alone === undefined);
  const inEdition = edition && Object.values(edition.protocols).find((protocol) => protocol.id === id);
  const isHere =
    alone !== undefined || (edition !== undefined && (listed !== undefined || (inEdition !== undefined && !found)));
  // What the edition in memory has is not read by itself.
  const source = edition === undefined ? (known ?? WHOLE) : WHOLE;
  useLoaded(isHere ? undefined : source);
  if (alone !== undefined) return { opened: alone.protocol, of: alone };
  // Not before what draws it: the screen arrives at a card once.
  return { opened: isHere ? inEdition : undefined, of: edition, edition, Listed: listed };
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

/** What is on its way, or has failed a moment ago. React asks again when it has ended, and gets the same answer. */
const loads = new Map<Source, Promise<void>>();
const MOMENT_MS = 1_000;

function load(source: Source): Promise<void> {
  const known = loads.get(source);
  if (known !== undefined) return known;
  const begun = source === WHOLE ? loadWhole() : loadCard(source);
  loads.set(source, begun);
  const forget = () => setTimeout(() => loads.delete(source), MOMENT_MS);
  begun.then(forget, forget);
  return begun;
}

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

import type { CardContent, Edition, Protocol, ProtocolId } from '@first60/edition';
import { use, useEffect, useReducer, useRef, useState } from 'react';
import { heldEdition, useContents, useHeldEdition } from '../../edition/live-edition.ts';
import { withEdition } from '../../edition/load-edition.ts';
import { loadedOnce } from '../../edition/loaded-once.ts';
import { cardOf, loadCard } from '../../edition/shown-card.ts';

type Listed = typeof import('./listed-protocols.tsx')['ListedProtocols'];

/** The data for the screen's cards. Empty while the screen waits for content that was not loaded when it opened. */
interface Cards {
  /** The card named in the address, loaded on its own or as part of the whole edition. */
  readonly opened?: Protocol | undefined;
  /** The content from which the open card is rendered. */
  readonly of?: CardContent | undefined;
  /** The whole edition, and the component that lists and searches it. */
  readonly edition?: Edition | undefined;
  readonly Listed?: Listed | undefined;
}

/**
 * The cards for the screen. A card opened by its address is loaded on its own, unless the whole edition is in memory,
 * and is shown from that copy until the address changes. For everything else the screen uses the whole edition.
 * @param id the card named in the address
 * @param found true if a search led to the card: the line it found is looked up in the whole edition.
 */
export function useCards(id: ProtocolId | undefined, found: boolean): Cards {
  const { protocols } = useContents();
  const known = id !== undefined && !found && protocols[id] !== undefined ? id : undefined;
  const alone = known && cardOf(known);
  const edition = useHeldEdition(alone === undefined);
  const inEdition = edition && Object.values(edition.protocols).find((protocol) => protocol.id === id);
  const isHere =
    alone !== undefined || (edition !== undefined && (listed !== undefined || (inEdition !== undefined && !found)));
  // A card is not loaded on its own when the edition is in memory.
  const source = edition === undefined ? (known ?? WHOLE) : WHOLE;
  useLoaded(isHere ? undefined : source);
  if (alone !== undefined) return { opened: alone.protocol, of: alone };
  // The card is returned only after the component that renders it has loaded, because the screen navigates to a card
  // only once.
  return { opened: isHere ? inEdition : undefined, of: edition, edition, Listed: listed };
}

let listed: Listed | undefined;

async function loadListed(): Promise<void> {
  listed = (await import('./listed-protocols.tsx')).ListedProtocols;
}

/**
 * Loads the component that lists and searches an edition. Also loads the build's edition, unless an edition is already
 * in memory: the build's files may be gone by then.
 */
export const loadWhole = loadedOnce(() => (heldEdition() ? loadListed() : withEdition(loadListed)));

/** Represents the whole edition among the ids. */
const WHOLE = Symbol('the whole edition');
type Source = ProtocolId | typeof WHOLE;

/**
 * Loads that are in progress or have just ended. React asks again after a load has ended and must receive the same
 * promise.
 */
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
 * Loads the missing part. The screen opens once it has loaded. On later loads the screen stays as it is, including the
 * field that the user is typing in.
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
  // React may run a suspended render again in place. It then counts the hooks after this line correctly only if `use`
  // is called again, so it is called even when there is nothing to wait for.
  use(missing === undefined || isOpen.current ? HERE : load(missing));
  if (missing !== undefined && failure !== undefined) throw failure.error;
}

/** Nothing to wait for. `use` reads the status, so it does not even wait for the next microtask. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

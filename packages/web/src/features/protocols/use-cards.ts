import { type CardEdition, type Edition, editionOfCard, type Protocol, type ProtocolId } from '@first60/edition';
import { use, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useHeldEdition } from '../../edition/live-edition.ts';
import { withEdition } from '../../edition/load-edition.ts';
import { useCardNames } from '../../edition/parts/card-names.ts';
import { cardPartOf, loadCardPart } from '../../edition/parts/card-part.ts';
import { cardEntry, manifest } from '../../edition/parts/manifest.ts';

type Listed = typeof import('./listed-protocols.tsx')['ListedProtocols'];

/** What the screen shows its cards from. Nothing of both while it waits for what it was not opened with. */
interface Cards {
  /** The edition, with what lists and searches it. */
  readonly whole?: { readonly edition: Edition; readonly Listed: Listed } | undefined;
  /** The one card of an address, from its own part. */
  readonly alone?: { readonly protocol: Protocol; readonly edition: CardEdition } | undefined;
  /** The part of the card could not be used. */
  readonly unusable: boolean;
}

/**
 * The cards for the screen. A card that an address opens comes as its own part, unless the whole edition is in memory,
 * and is shown from it for as long as the address stays. For all else, and where the part cannot be used, the screen has
 * the whole edition.
 */
export function useCards(id: ProtocolId | undefined): Cards {
  // The parts are of the edition in the build. Of another one, the whole is in memory.
  const hasParts = useCardNames() === manifest;
  const known = id !== undefined && hasParts && cardEntry(id) !== undefined ? id : undefined;
  const part = known && cardPartOf(known);
  const isAlone = typeof part === 'object';
  const edition = useHeldEdition(!isAlone);
  const alone = useMemo(
    () => (isAlone ? { protocol: part.protocol, edition: editionOfCard(manifest, part) } : undefined),
    [isAlone, part],
  );
  const whole = edition && listed && { edition, Listed: listed };
  const source = part === undefined ? (known ?? WHOLE) : WHOLE;
  useLoaded(isAlone || whole !== undefined ? undefined : source);
  return { whole, alone, unusable: part === 'unusable' };
}

let listed: Listed | undefined;
let loading: Promise<void> | undefined;

/** Loads the edition, with what lists and searches it. The same promise until it fails. */
export function loadWhole(): Promise<void> {
  loading ??= withEdition(() => import('./listed-protocols.tsx')).then(
    ({ ListedProtocols }) => {
      listed = ListedProtocols;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

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

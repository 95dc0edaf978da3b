import { digest } from '@first60/content/digest';
import { type OpenEdition, openBaseEdition, SOURCES_PATH, type TextsOf, textsOfLines } from '@first60/seal';
import { addressOfCard, addressOfEdition } from './base-addresses.ts';

/*
 * The build's edition. Loading it does not depend on the app: the page itself starts loading what the card in its
 * address needs, before the app has loaded.
 */

/** The files that have arrived, by their claimed digests, until all of them have been read. */
const texts = new Map<string, string>();
let taking: Promise<void> | undefined;
let takingWhole: Promise<void> | undefined;

async function take(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  for (const [claimed, text] of textsOfLines(await answer.text())) texts.set(claimed, text);
}

/** @param again true if the first copy was damaged; then the server is asked, bypassing the worker's stored copy */
function takeWhole(again = false): Promise<void> {
  if (again && takingWhole !== undefined) return take(`${addressOfEdition(digest)}?again`);
  takingWhole ??= take(addressOfEdition(digest)).catch((error: unknown) => {
    takingWhole = undefined;
    // A deployment may have replaced the file, so the screen is notified as for a missing script.
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
  return takingWhole;
}

/**
 * Requests what the card with this id needs, before anything else requests the edition. If the worker has stored the
 * whole edition, the stored copy is read instead. If the card does not load, the whole edition is requested.
 */
export function takeCard(id: string): void {
  const isStored = Boolean(navigator.serviceWorker?.controller);
  taking = (isStored ? takeWhole() : take(addressOfCard(digest, id))).catch(() => undefined);
}

const textsOf: TextsOf = async (digests, isSecond) => {
  await taking;
  if (isSecond || !digests.every((one) => texts.has(one))) await takeWhole(isSecond);
  return texts;
};

let opening: Promise<OpenEdition> | undefined;

/** Opens the edition with what has arrived so far. */
export function baseEdition(): Promise<OpenEdition> {
  opening ??= openBase().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openBase(): Promise<OpenEdition> {
  // Without https a browser cannot compute digests.
  const isTrusted = globalThis.crypto?.subtle === undefined;
  const open = await openBaseEdition({ digest, textsOf, isTrusted });
  const hasWorks = () => texts.has(open.partDigest(SOURCES_PATH) ?? '');
  return {
    ...open,
    card: (id) => open.card(id, hasWorks()),
    whole: async (rest) => {
      const edition = await open.whole(rest);
      texts.clear();
      takingWhole = undefined;
      return edition;
    },
  };
}

/** The raw text of its parts by digest, for another edition with identical parts. */
export async function baseTexts(): Promise<ReadonlyMap<string, string>> {
  await takeWhole();
  return new Map(texts);
}

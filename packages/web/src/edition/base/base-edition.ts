import { digest } from '@first60/content/digest';
import { type OpenEdition, openBaseEdition, SOURCES_PATH, type TextsOf, textsOfLines } from '@first60/seal';
import { addressOfCard, addressOfEdition } from './base-addresses.ts';

/*
 * The edition of the build. It uses nothing of the app: the page itself starts it for the card of an address, before the
 * app is there.
 */

/** What has come, by the digests that it claims, until all of it is read. */
const texts = new Map<string, string>();
let taking: Promise<void> | undefined;
let takingWhole: Promise<void> | undefined;

async function take(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  for (const [claimed, text] of textsOfLines(await answer.text())) texts.set(claimed, text);
}

/** @param again whether what came first was damaged: from the server then, past what the worker has stored */
function takeWhole(again = false): Promise<void> {
  if (again && takingWhole !== undefined) return take(`${addressOfEdition(digest)}?again`);
  takingWhole ??= take(addressOfEdition(digest)).catch((error: unknown) => {
    takingWhole = undefined;
    // A deployment may have replaced it: the screen is told as it is of a missing script.
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
  return takingWhole;
}

/**
 * Asks for what the card of an id needs, before anything else asks for the edition. A device whose worker has stored the
 * whole reads that. Where the card does not come, the whole is asked for.
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

/** Opens it, with what has come so far. */
export function baseEdition(): Promise<OpenEdition> {
  opening ??= openBase().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openBase(): Promise<OpenEdition> {
  // Without https a browser computes no digest.
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

/** The texts of its parts by their digests, for an edition that has the same ones. */
export async function baseTexts(): Promise<ReadonlyMap<string, string>> {
  await takeWhole();
  return new Map(texts);
}

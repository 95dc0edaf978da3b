import type { CardPart, ProtocolId } from '@first60/edition';
import { cardEntry, manifest } from './manifest.ts';

/** A card's part, or why there is none. */
export type PartState =
  | CardPart
  /** This browser cannot verify a part: it has the means on https and on localhost only. */
  | 'unverifiable'
  /** It did not come, did not come whole, or is not what the build made. */
  | 'unusable';

/* By the digest of the part. */
const states = new Map<string, PartState>();
const loading = new Map<string, Promise<void>>();

const digestOf = (id: ProtocolId): string | undefined => cardEntry(id) && manifest.parts[id];

/** The part of a card. Undefined before `loadCardPart` has it. */
export function cardPartOf(id: ProtocolId): PartState | undefined {
  const digest = digestOf(id);
  return digest === undefined ? undefined : states.get(digest);
}

/** Loads the part of a card once. An id that no card has loads nothing. */
export function loadCardPart(id: ProtocolId): Promise<void> {
  const digest = digestOf(id);
  if (digest === undefined) return Promise.resolve();
  const begun = loading.get(digest) ?? verifiedPart(digest).then((state) => void states.set(digest, state));
  loading.set(digest, begun);
  return begun;
}

/** The part of this digest. Nothing of it is read before all of it is known to be what the build made. */
export async function verifiedPart(digest: string): Promise<PartState> {
  if (globalThis.crypto?.subtle === undefined) return 'unverifiable';
  try {
    const answer = await fetch(`/assets/parts/${digest}.json`);
    const bytes = await answer.arrayBuffer();
    const isTheOne = hex(await crypto.subtle.digest('SHA-256', bytes)) === digest;
    return isTheOne ? JSON.parse(new TextDecoder().decode(bytes)) : 'unusable';
  } catch {
    return 'unusable';
  }
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

import { manifestOfText, type TrustList } from '@first60/seal';
import { keptTrust } from './check-content.ts';
import type { Device } from './device.ts';
import type { EditionStatus } from './edition-status.ts';
import type { Kept, KeptEdition } from './edition-store.ts';
import { KeptEditions, type SealedEdition, sealedEdition } from './sealed-edition.ts';

/** The edition that the device can show, verified again. */
export interface Found {
  readonly kept: Kept | undefined;
  readonly trust: TrustList | undefined;
  /** Undefined for the edition in the build. */
  readonly sealed: SealedEdition | undefined;
  readonly previous: SealedEdition | undefined;
  readonly fallback: EditionStatus['fallback'];
}

/**
 * Finds the active edition, or the previous one if the active one is invalid, or no edition at all. Expiry does not
 * remove an edition.
 * @param base SHA-256 of the edition in the build
 * @param editions editions that this page has already read
 */
export async function findEdition(
  device: Device,
  base: string,
  editions: KeptEditions = new KeptEditions(),
): Promise<Found> {
  const { store, reader, marker } = device;
  const kept = await store.read().catch(() => undefined);
  const trust = kept && (await keptTrust(kept, device));
  const verified = async (one: KeptEdition | undefined) =>
    one && trust && (await wholeOf(await editions.open(one, trust, { store, schema: reader.schema })));
  const [active, previous] = [await verified(kept?.active), await verified(kept?.previous)];
  if (active !== undefined) return { kept, trust, sealed: active, previous, fallback: undefined };
  if (previous !== undefined) return { kept, trust, sealed: previous, previous: undefined, fallback: 'previous' };
  // The marker refers to an edition that is no longer stored here.
  const isLost = kept?.active !== undefined || (marker()?.cover.sha256 ?? base) !== base;
  const fallback = isOfOtherForm(kept?.active, reader.schema) ? 'form' : 'base';
  return { kept, trust, sealed: undefined, previous: undefined, fallback: isLost ? fallback : undefined };
}

async function wholeOf(signed: Awaited<ReturnType<KeptEditions['open']>>): Promise<SealedEdition | undefined> {
  try {
    return signed && (await sealedEdition(signed));
  } catch {
    return undefined;
  }
}

/** True if an edition declares a format other than the one this app reads. */
function isOfOtherForm(kept: KeptEdition | undefined, schema: number): boolean {
  const manifest = kept && manifestOfText(kept.manifest.text);
  return manifest !== undefined && manifest.schema !== schema;
}

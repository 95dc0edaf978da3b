import type { TrustList } from '@first60/seal';
import { keptTrust } from './check-content.ts';
import type { Device } from './device.ts';
import type { EditionStatus } from './edition-status.ts';
import type { Kept } from './edition-store.ts';
import { keptSealed, type SealedEdition } from './sealed-edition.ts';

/** What the device has to show, verified again. */
export interface Found {
  readonly kept: Kept | undefined;
  readonly trust: TrustList | undefined;
  /** Undefined for the edition in the build. */
  readonly sealed: SealedEdition | undefined;
  readonly previous: SealedEdition | undefined;
  readonly fallback: EditionStatus['fallback'];
}

/**
 * The active edition, the one before it where the active one does not hold, else none. Expiry removes nothing.
 * @param builtIn SHA-256 of the edition in the build
 */
export async function findEdition(device: Device, builtIn: string): Promise<Found> {
  const kept = await device.store.read().catch(() => undefined);
  const trust = kept && (await keptTrust(kept, device));
  const verified = async (one: Kept['active']) => trust && (await keptSealed(one, trust, device.store));
  const [active, previous] = [await verified(kept?.active), await verified(kept?.previous)];
  if (active !== undefined) return { kept, trust, sealed: active, previous, fallback: undefined };
  if (previous !== undefined) return { kept, trust, sealed: previous, previous: undefined, fallback: 'previous' };
  // The marker knows of an edition that is no longer here.
  const isLost = kept?.active !== undefined || (device.marker()?.cover.sha256 ?? builtIn) !== builtIn;
  return { kept, trust, sealed: undefined, previous: undefined, fallback: isLost ? 'built-in' : undefined };
}

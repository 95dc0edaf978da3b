import type { Device } from './device.ts';
import { type Found, findEdition } from './find-edition.ts';
import { type Pinned, pinnedEdition } from './pinned-edition.ts';
import { type KeptEditions, type SignedEdition, sealedEdition } from './sealed-edition.ts';

interface Start {
  /** The edition that the first card was read from. Undefined if no card could be read before the whole edition. */
  readonly active: SignedEdition | undefined;
  /** SHA-256 of the running codes' editions. Asked for after the device is read, because a code may start meanwhile. */
  readonly pins: () => readonly unknown[];
  /** SHA-256 of the edition in the build. */
  readonly base: string;
  /** The editions that this page has already read. */
  readonly editions: KeptEditions;
}

/**
 * What this start shows. A card that was opened belongs to the edition of that moment: if another tab has installed a
 * newer edition since, the newer one waits.
 */
export async function foundEdition({ active, pins, base, editions }: Start, device: Device): Promise<Found & Pinned> {
  const sealed = active && (await sealedEdition(active).catch(() => undefined));
  const found = await findEdition(device, base, editions);
  if (sealed === undefined) return { ...found, ...pinnedEdition(found, pins(), base) };
  const isNewer = found.sealed !== undefined && found.sealed.facts.version > sealed.facts.version;
  if (!isNewer) return { ...found, sealed, next: undefined, fallback: undefined };
  return { ...found, sealed, next: found.sealed, previous: undefined, fallback: undefined };
}

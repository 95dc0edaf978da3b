import type { Found } from './find-edition.ts';
import type { SealedEdition } from './sealed-edition.ts';

/** The edition shown at a start of the app, and the one waiting until it may be shown. */
export interface Pinned {
  readonly sealed: SealedEdition | undefined;
  readonly next: SealedEdition | undefined;
}

/**
 * A running code keeps the edition that it began with, even if the app restarts after a newer one was installed. The
 * newer one waits. If the code's edition is gone, the active one replaces it.
 * @param pins SHA-256 of the running codes' editions
 * @param base SHA-256 of the edition in the build
 */
export function pinnedEdition(
  { sealed, previous }: Pick<Found, 'sealed' | 'previous'>,
  pins: readonly unknown[],
  base: string,
): Pinned {
  // The recalled parts follow the digest after a hyphen.
  const digests = pins.map((pin) => String(pin).split('-')[0]);
  const isPinned = (one: SealedEdition | undefined): boolean => one !== undefined && digests.includes(one.facts.digest);
  if (sealed === undefined || isPinned(sealed)) return { sealed, next: undefined };
  if (isPinned(previous)) return { sealed: previous, next: sealed };
  return digests.includes(base) ? { sealed: undefined, next: sealed } : { sealed, next: undefined };
}

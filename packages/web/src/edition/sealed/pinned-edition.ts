import type { Found } from './find-edition.ts';
import type { SealedEdition } from './sealed-edition.ts';

/** What a start shows, and what waits until it may be shown. */
export interface Pinned {
  readonly sealed: SealedEdition | undefined;
  readonly next: SealedEdition | undefined;
}

/**
 * A code that runs goes on with the edition that it began with, also where the app starts anew after a newer one was
 * installed. That one waits. Where the edition of the code is gone, the active one stands for it.
 * @param pins SHA-256 of the editions of the codes that run
 * @param base SHA-256 of the edition in the build
 */
export function pinnedEdition(
  { sealed, previous }: Pick<Found, 'sealed' | 'previous'>,
  pins: readonly unknown[],
  base: string,
): Pinned {
  // What is recalled is named behind the digest.
  const digests = pins.map((pin) => String(pin).split('-')[0]);
  const isPinned = (one: SealedEdition | undefined): boolean => one !== undefined && digests.includes(one.facts.digest);
  if (sealed === undefined || isPinned(sealed)) return { sealed, next: undefined };
  if (isPinned(previous)) return { sealed: previous, next: sealed };
  return digests.includes(base) ? { sealed: undefined, next: sealed } : { sealed, next: undefined };
}

import type { Edition, EditionCover } from '@first60/edition';
import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { cover } from './edition-cover.ts';
import { editionMarker } from './sealed/edition-marker.ts';

/*
 * The whole edition, once it is in memory. It is 215 kB on the way and 1.2 MB to read, so the card
 * that an address opens does not wait for it (see card-part.ts). Another edition may take its place at any time: nothing
 * keeps one, or what is made from one, outside of a component but by `madeOnce`.
 */
let live: Edition | undefined;

/** The cover of the edition in the build. */
export { cover as builtInCover };

/** Whether the device shows another edition than the one in the build: its parts and names are not to be used then. */
export const isMarked = (): boolean => marked !== undefined;
const marked = editionMarker()?.cover;

const { subscribe, notify } = newListeners();

/** Calls the listener when an edition is held. @returns how to stop */
export const onEdition = subscribe;

/** Every screen shows this edition from its next drawing on. */
export function holdEdition(edition: Edition): void {
  live = edition;
  notify();
}

/** The whole edition. Undefined until something has loaded it. */
export const heldEdition = (): Edition | undefined => live;

/** The whole edition for what is no component and comes by `withEdition`. */
export function liveEdition(): Edition {
  if (live === undefined) throw new Error('The edition is read before it is loaded.');
  return live;
}

/** The whole edition, in a component that comes by `withEdition`. */
export const useEdition = (): Edition => useSyncExternalStore(subscribe, liveEdition);

/** The whole edition, where it is wanted. Undefined until something has loaded it. */
export const useHeldEdition = (wanted: boolean): Edition | undefined =>
  useSyncExternalStore(subscribe, () => (wanted ? live : undefined));

/**
 * What the build holds of its edition apart from it, until another edition is held. The same object as long as it is
 * that edition, so that nothing is drawn again when the rest of it arrives.
 */
export const liveOr = <Part extends Pick<EditionCover, 'sha256'>>(built: Part): Part | Edition =>
  live === undefined || live.sha256 === built.sha256 ? built : live;

/** The cover of the edition that is held; before it is loaded, that of the edition that the device shows. */
export const liveCover = (): EditionCover => (live === undefined && marked) || liveOr(cover);

/** The same in a component. */
export const useCover = (): EditionCover => useSyncExternalStore(subscribe, liveCover);

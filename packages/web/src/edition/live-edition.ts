import { cover as baseCover } from '@first60/content/cover';
import type { Edition, EditionContents, EditionCover } from '@first60/edition';
import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { editionMarker } from './sealed/edition-marker.ts';

/*
 * The edition that this device shows, as far as it is in memory: at first its cover, then its contents, then all of it.
 * The card that an address opens does not wait for all (see shown-card.ts). Another edition may take its place at any
 * time: nothing keeps one, or what is made from one, outside of a component but by `madeOnce`.
 */
let contents: EditionContents | undefined;
let whole: Edition | undefined;

/** The cover of the edition in the build. */
export { baseCover };

const marked = editionMarker()?.cover;

/** Whether the device shows another edition than the one in the build, or that with something recalled. */
export const showsAnother = (): boolean => marked !== undefined;

const { subscribe, notify } = newListeners();

/** Screens that list the cards show these contents from their next drawing on, unless an edition is held. */
export function holdContents(opened: EditionContents): void {
  if (contents !== undefined) return;
  contents = opened;
  notify();
}

/** Every screen shows this edition from its next drawing on. */
export function holdEdition(edition: Edition): void {
  whole = edition;
  // The same object as long as it is the same edition, so that nothing is drawn again when the rest of it arrives.
  if (contents?.sha256 !== edition.sha256) contents = edition;
  notify();
}

/** The whole edition. Undefined until something has loaded it. */
export const heldEdition = (): Edition | undefined => whole;

/** The whole edition for what is no component and comes by `withEdition`. */
export function liveEdition(): Edition {
  if (whole === undefined) throw new Error('The edition is read before it is loaded.');
  return whole;
}

/** The whole edition, in a component that comes by `withEdition`. */
export const useEdition = (): Edition => useSyncExternalStore(subscribe, liveEdition);

/** The whole edition, where it is wanted. Undefined until something has loaded it. */
export const useHeldEdition = (wanted: boolean): Edition | undefined =>
  useSyncExternalStore(subscribe, () => (wanted ? whole : undefined));

/** What is known of every card, for what comes by `withContents` or `withEdition`. */
export function liveContents(): EditionContents {
  if (contents === undefined) throw new Error('The contents are read before they are loaded.');
  return contents;
}

/** The same in a component. */
export const useContents = (): EditionContents => useSyncExternalStore(subscribe, liveContents);

/** The cover of the edition that is shown, from the start on. */
export const liveCover = (): EditionCover => {
  if (contents === undefined) return marked ?? baseCover;
  return contents.sha256 === baseCover.sha256 ? baseCover : contents;
};

/** The same in a component. */
export const useCover = (): EditionCover => useSyncExternalStore(subscribe, liveCover);

import { cover as baseCover } from '@first60/content/cover';
import type { Edition, EditionContents, EditionCover } from '@first60/edition';
import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { editionMarker } from './sealed/edition-marker.ts';

/*
 * The edition that this device shows, as far as it has been read into memory: first its cover, then its contents, then
 * all of it. The card that an address opens does not wait for the whole edition (see shown-card.ts). Another edition
 * may replace it at any time, so code outside a component must not keep an edition, or anything derived from one,
 * except through `madeOnce`.
 */
let contents: EditionContents | undefined;
let whole: Edition | undefined;

/** The cover of the edition in the build. */
export { baseCover };

const marked = editionMarker()?.cover;

/**
 * True when the device shows an edition other than the one in the build, or the one in the build with something
 * recalled.
 */
export const showsAnother = (): boolean => marked !== undefined;

const { subscribe, notify } = newListeners();

/** Screens that list the cards show these contents from their next render on, unless contents are already in memory. */
export function holdContents(opened: EditionContents): void {
  if (contents !== undefined) return;
  contents = opened;
  notify();
}

/** Every screen shows this edition from its next render on. */
export function holdEdition(edition: Edition): void {
  whole = edition;
  // Keeps the same object for the same edition, so that nothing renders again when the rest of the edition arrives.
  if (contents?.sha256 !== edition.sha256) contents = edition;
  notify();
}

/** The whole edition. Undefined until something has loaded it. */
export const heldEdition = (): Edition | undefined => whole;

/** The whole edition, for code that is not a component and was loaded with `withEdition`. */
export function liveEdition(): Edition {
  if (whole === undefined) throw new Error('The edition is read before it is loaded.');
  return whole;
}

/** The whole edition, in a component that was loaded with `withEdition`. */
export const useEdition = (): Edition => useSyncExternalStore(subscribe, liveEdition);

/** The whole edition, if requested. Undefined until something has loaded it. */
export const useHeldEdition = (wanted: boolean): Edition | undefined =>
  useSyncExternalStore(subscribe, () => (wanted ? whole : undefined));

/** The contents, which list every card, for code that was loaded with `withContents` or `withEdition`. */
export function liveContents(): EditionContents {
  if (contents === undefined) throw new Error('The contents are read before they are loaded.');
  return contents;
}

/** The same in a component. */
export const useContents = (): EditionContents => useSyncExternalStore(subscribe, liveContents);

/** The cover of the edition that is shown, available from the start. */
export const liveCover = (): EditionCover => {
  if (contents === undefined) return marked ?? baseCover;
  return contents.sha256 === baseCover.sha256 ? baseCover : contents;
};

/** The same in a component. */
export const useCover = (): EditionCover => useSyncExternalStore(subscribe, liveCover);

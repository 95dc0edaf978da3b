import { takeCard } from './base-edition.ts';

/*
 * The page itself starts this module when a user is signed in and the address names a card (see first-paint.ts). It
 * does not need the rest of the app, so the card loads while the app is still loading.
 */
const id = new URLSearchParams(window.location.search).get('id')?.trim();
if (id && !showsAnother()) takeCard(id);

/** True when the shown edition is not the one in the build (see edition-marker.ts). */
function showsAnother(): boolean {
  try {
    return localStorage.getItem('first60.edition') !== null;
  } catch {
    return false;
  }
}

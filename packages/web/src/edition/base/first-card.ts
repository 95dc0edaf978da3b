import { takeCard } from './base-edition.ts';

/*
 * The page itself starts this module when somebody is signed in and the address names a card (see first-paint.ts). It
 * uses nothing of the app, so the card is on its way while the app still arrives.
 */
const id = new URLSearchParams(window.location.search).get('id')?.trim();
if (id && !showsAnother()) takeCard(id);

/** Whether another edition than that of the build is shown (see edition-marker.ts). */
function showsAnother(): boolean {
  try {
    return localStorage.getItem('first60.edition') !== null;
  } catch {
    return false;
  }
}

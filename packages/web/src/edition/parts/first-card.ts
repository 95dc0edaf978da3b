import { loadCardPart } from './card-part.ts';

/*
 * The page itself starts this module when somebody is signed in and the address names a card (see first-paint.ts). It
 * uses nothing of the app, so the card is on its way while the app still arrives.
 */
const id = new URLSearchParams(window.location.search).get('id')?.trim();
if (id && !isMarked()) void loadCardPart(id);

/** Whether another edition than that of the build is shown (see edition-marker.ts). The parts are of the latter. */
function isMarked(): boolean {
  try {
    return localStorage.getItem('first60.edition') !== null;
  } catch {
    return false;
  }
}

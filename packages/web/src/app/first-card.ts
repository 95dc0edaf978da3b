import { holdsSession } from '../session/identity.ts';

/** Asks for the card of the address at once: its screen, which asks again, is not here before the server has said who this is. */
export function loadFirstCard(): void {
  const { pathname, search } = window.location;
  const id = new URLSearchParams(search).get('id');
  if (id === null || pathname !== '/protocols' || !holdsSession()) return;
  void import('../edition/card-part.ts').then(({ loadCardPart }) => loadCardPart(id.trim()), ignore);
}

/** The screen loads it with its own parts, and tells of a failure. */
const ignore = (): void => undefined;

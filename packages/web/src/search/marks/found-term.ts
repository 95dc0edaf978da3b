/** The history state that a search result adds to the card's address: the searched word, at which the card opens. */
export const foundTermState = (term: string) => ({ foundTerm: term });

/** The searched word from the state of a history entry. Empty if there is none. */
export function foundTermOf(state: unknown): string {
  const term = typeof state === 'object' && state !== null && 'foundTerm' in state ? state.foundTerm : undefined;
  return typeof term === 'string' ? term : '';
}

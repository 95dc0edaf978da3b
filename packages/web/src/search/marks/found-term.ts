/** What a result of the search takes along beside the card's address: the word that was searched, for the card to open at. */
export const foundTermState = (term: string) => ({ foundTerm: term });

/** The searched word, from the state of a history entry; '' where none was. */
export function foundTermOf(state: unknown): string {
  const term = typeof state === 'object' && state !== null && 'foundTerm' in state ? state.foundTerm : undefined;
  return typeof term === 'string' ? term : '';
}

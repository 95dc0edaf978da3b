/*
 * A list of cards as the device keeps it: their ids in order, with blanks between them. The screen that
 * shows the list leaves out ids that the edition no longer has.
 */

/** How many cards are remembered as opened. */
const RECENT_PROTOCOLS = 6;

export const readProtocolList = (text: string | null): string[] => [
  ...new Set((text ?? '').split(' ').filter((id) => id !== '')),
];

export const writeProtocolList = (ids: readonly string[]): string | null => (ids.length === 0 ? null : ids.join(' '));

/** Added at the end or taken out. */
export const withProtocol = (ids: readonly string[], id: string, wanted: boolean): string[] =>
  wanted ? [...new Set([...ids, id])] : ids.filter((other) => other !== id);

/** The one that was opened in front, the others behind it, each once. */
export const withOpened = (ids: readonly string[], id: string): string[] =>
  [id, ...withProtocol(ids, id, false)].slice(0, RECENT_PROTOCOLS);

/*
 * A list of cards as stored on the device: their ids in order, separated by spaces. The screen that shows the list
 * leaves out ids that are no longer in the edition.
 */

/** Number of opened cards that are remembered. */
const RECENT_PROTOCOLS = 6;

export const readProtocolList = (text: string | null): string[] => [
  ...new Set((text ?? '').split(' ').filter((id) => id !== '')),
];

export const writeProtocolList = (ids: readonly string[]): string | null => (ids.length === 0 ? null : ids.join(' '));

/** Adds the id at the end or removes it. */
export const withProtocol = (ids: readonly string[], id: string, wanted: boolean): string[] =>
  wanted ? [...new Set([...ids, id])] : ids.filter((other) => other !== id);

/** Moves the opened id to the front, followed by the others without duplicates. */
export const withOpened = (ids: readonly string[], id: string): string[] =>
  [id, ...withProtocol(ids, id, false)].slice(0, RECENT_PROTOCOLS);

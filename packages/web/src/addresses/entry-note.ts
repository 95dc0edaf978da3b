/** The history entry's state after the last note, and its state before any note. */
let noted: unknown;
let unnoted: unknown;

/**
 * Stores a note in the current history entry. No screen shows notes, so the router is not notified: otherwise
 * everything that reads the entry's state would re-render. The router's own `replaceState` would notify its listeners
 * before `noted` is set.
 */
export function noteOnEntry(note: Readonly<Record<string, string>>): void {
  unnoted = entryState();
  History.prototype.replaceState.call(history, { ...history.state, ...note }, '');
  noted = history.state;
}

/** The state of the current history entry. Adding a note does not change it. */
export const entryState = (): unknown => (history.state === noted ? unnoted : history.state);

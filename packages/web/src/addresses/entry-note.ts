/** The state of the history entry with the last note, and what it was before any. */
let noted: unknown;
let unnoted: unknown;

/**
 * Keeps a note with the present history entry. No screen shows one, so the router hears nothing of it: what reads the
 * state of the entry would be drawn again. The router's own `replaceState` would tell its listeners before `noted` is set.
 */
export function noteOnEntry(note: Readonly<Record<string, string>>): void {
  unnoted = entryState();
  History.prototype.replaceState.call(history, { ...history.state, ...note }, '');
  noted = history.state;
}

/** The state of the present history entry. A note alone leaves it the same. */
export const entryState = (): unknown => (history.state === noted ? unnoted : history.state);

/*
 * What parts of the app hold of a user in memory. Each part says here how to let go of it, so that whoever signs
 * the user out need not load them all.
 */
const removers = new Set<() => void>();

/** Called once by a part that holds something of the user, when it loads. */
export function onUserLeaves(remove: () => void): void {
  removers.add(remove);
}

export function removeTraces(): void {
  for (const remove of removers) remove();
}

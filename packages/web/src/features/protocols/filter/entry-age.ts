import type { Age } from './visible-protocols.ts';

/** Where the toggle stood at the present entry of the history; a new entry knows none. */
export function ageOfEntry(): Age | undefined {
  const age = (history.state as { protocolsAge?: unknown } | null)?.protocolsAge;
  return age === 'adult' || age === 'pediatric' ? age : undefined;
}

export function keepAgeOfEntry(age: Age): void {
  if (ageOfEntry() !== age) history.replaceState({ ...history.state, protocolsAge: age }, '');
}

import { useCallback, useSyncExternalStore } from 'react';
import { perUser } from '../session/per-user.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import type { UserScope } from '../session/user-scope.ts';

/** What is kept of an incident. It stays on this device under its user, is never sent and goes with them. */
type KeptName = 'methane-report' | 'triage-tally';

export interface KeptText {
  readonly text: string | null;
  /** False when the device did not store it. It then lasts until the page closes. */
  readonly isStored: boolean;
  /** Changes what is kept now, which another tab may have written. null removes it. */
  readonly change: (to: (before: string | null) => string | null) => void;
}

const unstoredOf = perUser(() => new Map<KeptName, string | null>());
const listeners = new Set<() => void>();

function textOf(scope: UserScope, name: KeptName): string | null {
  const unstored = unstoredOf(scope).get(name);
  return unstored === undefined ? scope.read(name) : unstored;
}

function store(scope: UserScope, name: KeptName, text: string | null): void {
  scope.write(name, text);
  if (scope.read(name) === text) unstoredOf(scope).delete(name);
  else unstoredOf(scope).set(name, text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useKeptText(name: KeptName): KeptText {
  const scope = useUserScope();
  const text = useSyncExternalStore(
    subscribe,
    useCallback(() => textOf(scope, name), [scope, name]),
  );
  return {
    text,
    isStored: !unstoredOf(scope).has(name),
    change: (to) => store(scope, name, to(textOf(scope, name))),
  };
}

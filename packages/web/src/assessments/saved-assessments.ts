import { useCallback, useSyncExternalStore } from 'react';
import { perUser } from '../session/per-user.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import type { UserScope } from '../session/user-scope.ts';
import { readAssessments, type SavedAssessment, withAssessment } from './saved-assessment.ts';

export interface SavedAssessments {
  readonly list: readonly SavedAssessment[];
  /** False when the device did not store it. It is then listed until the page closes. */
  save: (assessment: Omit<SavedAssessment, 'id'>) => boolean;
  remove: (id: string) => void;
  removeAll: () => void;
}

interface Stored {
  /** The list as text. */
  text: string | null;
  list: readonly SavedAssessment[];
  /** The device did not store the last change. */
  isRefused: boolean;
}

const storedOf = perUser((): Stored => ({ text: null, list: [], isRefused: false }));
const listeners = new Set<() => void>();

/** The list of this device. It is parsed again when its text changed, because another tab may have written it. */
export function savedAssessments(scope: UserScope): readonly SavedAssessment[] {
  const stored = storedOf(scope);
  const text = scope.read('assessments');
  if (!stored.isRefused && text !== stored.text) Object.assign(stored, { text, list: readAssessments(text) });
  return stored.list;
}

function update(scope: UserScope, list: readonly SavedAssessment[]): boolean {
  const text = list.length === 0 ? null : JSON.stringify(list);
  scope.write('assessments', text);
  const isRefused = scope.read('assessments') !== text;
  Object.assign(storedOf(scope), { text, list, isRefused });
  for (const listener of listeners) listener();
  return !isRefused;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The results that this user saved on this device. */
export function useSavedAssessments(): SavedAssessments {
  const scope = useUserScope();
  const list = useSyncExternalStore(
    subscribe,
    useCallback(() => savedAssessments(scope), [scope]),
  );
  return {
    list,
    save: (assessment) =>
      update(scope, withAssessment(savedAssessments(scope), { ...assessment, id: `${assessment.at}-${list.length}` })),
    remove: (id) =>
      update(
        scope,
        savedAssessments(scope).filter((entry) => entry.id !== id),
      ),
    removeAll: () => update(scope, []),
  };
}

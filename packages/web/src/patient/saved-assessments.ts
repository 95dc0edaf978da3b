import { useCallback, useSyncExternalStore } from 'react';
import { perUser } from '../session/per-user.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import type { UserScope } from '../session/user-scope.ts';
import { readAssessments, type SavedAssessment, withAssessment } from './saved-assessment.ts';

export interface SavedAssessments {
  readonly list: readonly SavedAssessment[];
  /** False when the device refused to store it: it is then listed for this visit only. */
  save: (assessment: Omit<SavedAssessment, 'id'>) => boolean;
  remove: (id: string) => void;
  removeAll: () => void;
}

interface Kept {
  /** What the device stored, or would not: the list as text. */
  text: string | null;
  list: readonly SavedAssessment[];
  /** The device would not store the last change. */
  isRefused: boolean;
}

const keptOf = perUser((): Kept => ({ text: null, list: [], isRefused: false }));
const listeners = new Set<() => void>();

/** The list as this device holds it. Read again only when its text changed: another tab may have written. */
export function savedAssessments(scope: UserScope): readonly SavedAssessment[] {
  const kept = keptOf(scope);
  const text = scope.read('assessments');
  if (!kept.isRefused && text !== kept.text) Object.assign(kept, { text, list: readAssessments(text) });
  return kept.list;
}

function update(scope: UserScope, list: readonly SavedAssessment[]): boolean {
  const text = list.length === 0 ? null : JSON.stringify(list);
  scope.write('assessments', text);
  const isRefused = scope.read('assessments') !== text;
  Object.assign(keptOf(scope), { text, list, isRefused });
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

/** Saved results of one user, on this device alone. Another user of the device has another list. */
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

import { useCallback, useSyncExternalStore } from 'react';
import { readAssessments, type SavedAssessment, withAssessment } from './saved-assessment.ts';
import { onUserLeaves } from './user-traces.ts';
import { readOfUser, writeOfUser } from './user-values.ts';

export interface SavedAssessments {
  readonly list: readonly SavedAssessment[];
  /** False when the device refused to store it: it is then listed for this visit only. */
  save: (assessment: Omit<SavedAssessment, 'id'>) => boolean;
  remove: (id: string) => void;
  removeAll: () => void;
}

interface Kept {
  /** What the device stored, or would not: the list as text. */
  readonly text: string | null;
  readonly list: readonly SavedAssessment[];
}

const NONE: Kept = { text: null, list: [] };
const lists = new Map<string, Kept>();
const listeners = new Set<() => void>();

/** The list as this device holds it. Read again only when its text changed: another tab may have written. */
export function savedAssessments(userId: string): readonly SavedAssessment[] {
  const text = readOfUser('assessments', userId);
  const before = lists.get(userId) ?? NONE;
  if (refused.has(userId) || text === before.text) return before.list;
  const list = readAssessments(text);
  lists.set(userId, { text, list });
  return list;
}

/** Users whose last change the device would not store. */
const refused = new Set<string>();

onUserLeaves(() => {
  lists.clear();
  refused.clear();
});

function update(userId: string, list: readonly SavedAssessment[]): boolean {
  const text = list.length === 0 ? null : JSON.stringify(list);
  writeOfUser('assessments', userId, text);
  const stored = readOfUser('assessments', userId) === text;
  if (stored) refused.delete(userId);
  else refused.add(userId);
  lists.set(userId, { text, list });
  for (const listener of listeners) listener();
  return stored;
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
export function useSavedAssessments(userId: string): SavedAssessments {
  const list = useSyncExternalStore(
    subscribe,
    useCallback(() => savedAssessments(userId), [userId]),
  );
  return {
    list,
    save: (assessment) =>
      update(
        userId,
        withAssessment(savedAssessments(userId), { ...assessment, id: `${assessment.at}-${list.length}` }),
      ),
    remove: (id) =>
      update(
        userId,
        savedAssessments(userId).filter((entry) => entry.id !== id),
      ),
    removeAll: () => update(userId, []),
  };
}

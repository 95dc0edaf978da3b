import { useMemo } from 'react';
import { useUserScope } from '../session/use-user-scope.ts';
import type { UserScope } from '../session/user-scope.ts';
import { changeUserText, userText, useUserText } from '../session/user-text.ts';
import { readAssessments, type SavedAssessment, withAssessment } from './saved-assessment.ts';

export interface SavedAssessments {
  readonly list: readonly SavedAssessment[];
  /** Returns false if the device did not store the result. The result then stays in the list until the page closes. */
  save: (assessment: Omit<SavedAssessment, 'id'>) => boolean;
  remove: (id: string) => void;
  removeAll: () => void;
}

export const savedAssessments = (scope: UserScope): readonly SavedAssessment[] =>
  readAssessments(userText(scope, 'assessments'));

/** The results that this user has saved on this device. */
export function useSavedAssessments(): SavedAssessments {
  const scope = useUserScope();
  const { text } = useUserText('assessments');
  const list = useMemo(() => readAssessments(text), [text]);
  const change = (to: (before: readonly SavedAssessment[]) => readonly SavedAssessment[]): boolean =>
    changeUserText(scope, 'assessments', (before) => {
      const changed = to(readAssessments(before));
      return changed.length === 0 ? null : JSON.stringify(changed);
    });
  return {
    list,
    save: (assessment) =>
      change((before) => withAssessment(before, { ...assessment, id: `${assessment.at}-${before.length}` })),
    remove: (id) => change((before) => before.filter((entry) => entry.id !== id)),
    removeAll: () => change(() => []),
  };
}

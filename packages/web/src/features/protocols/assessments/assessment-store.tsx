import { createContext, type ReactNode, useContext, useState } from 'react';
import { assessmentsKey } from '../../../lib/saved-assessments-key.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { readAssessments, type SavedAssessment, withAssessment } from './saved-assessment.ts';

interface AssessmentStore {
  readonly list: readonly SavedAssessment[];
  /** False when the device refused to store it: it is then listed for this visit only. */
  save: (assessment: Omit<SavedAssessment, 'id'>) => boolean;
  remove: (id: string) => void;
}

const Store = createContext<AssessmentStore | undefined>(undefined);

/** Saved results of one user, on this device alone. Another user of the device has another list. */
export function AssessmentStoreProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const key = assessmentsKey(userId);
  const [list, setList] = useState(() => readAssessments(readStored('local', key)));
  const update = (next: SavedAssessment[]): boolean => {
    setList(next);
    const text = next.length === 0 ? null : JSON.stringify(next);
    writeStored('local', key, text);
    return readStored('local', key) === text;
  };
  const store: AssessmentStore = {
    list,
    save: (assessment) => update(withAssessment(list, { ...assessment, id: `${assessment.at}-${list.length}` })),
    remove: (id) => update(list.filter((entry) => entry.id !== id)),
  };
  return <Store value={store}>{children}</Store>;
}

export function useAssessmentStore(): AssessmentStore {
  const store = useContext(Store);
  if (store === undefined) throw new Error('assessments are shown outside their store');
  return store;
}

import { createContext, type ReactNode, useContext } from 'react';
import { type SavedAssessments, useSavedAssessments } from '../../../assessments/saved-assessments.ts';

const Store = createContext<SavedAssessments | undefined>(undefined);

/** Tells the tools of the cards whose results they save. */
export function AssessmentStoreProvider({ children }: { children: ReactNode }) {
  return <Store value={useSavedAssessments()}>{children}</Store>;
}

export function useAssessmentStore(): SavedAssessments {
  const store = useContext(Store);
  if (store === undefined) throw new Error('assessments are shown outside their store');
  return store;
}

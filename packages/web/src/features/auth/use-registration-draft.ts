import { useState } from 'react';
import { useSessionText } from '../../lib/session-state.ts';
import { EMPTY_DRAFT, keepDraft, type RegistrationDraft, restoreDraft } from './registration-draft.ts';

interface RegistrationDraftState {
  readonly draft: RegistrationDraft;
  readonly change: (change: Partial<RegistrationDraft>) => void;
  readonly clear: () => void;
}

export function useRegistrationDraft(): RegistrationDraftState {
  const [kept, setKept] = useSessionText('auth.registration');
  const [draft, setDraft] = useState(() => restoreDraft(kept));
  const replace = (next: RegistrationDraft) => {
    setDraft(next);
    setKept(keepDraft(next));
  };
  return { draft, change: (change) => replace({ ...draft, ...change }), clear: () => replace(EMPTY_DRAFT) };
}

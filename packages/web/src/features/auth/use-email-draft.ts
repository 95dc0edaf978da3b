import { useSessionText } from '../../session/session-state.ts';

/** The email typed to sign in. Recovery starts with it, so that it is typed once. */
export const useEmailDraft = () => useSessionText('auth.email');

import { useSessionText } from '../../session/session-state.ts';

/** The email typed to sign in. Recovery starts with this email, so that the user types it only once. */
export const useEmailDraft = () => useSessionText('auth.email');

import { useSessionText } from '../../session/session-state.ts';

/** The email typed to sign in; recovery starts with it, so that nobody types it twice. */
export const useEmailDraft = () => useSessionText('auth.email');

import { m } from '../../paraglide/messages.js';
import { useAction } from '../../server/use-action.ts';
import { currentUser, refreshIdentity } from '../../session/identity.ts';
import { payOwedSignOut } from '../../session/owed-sign-out.ts';
import { toast } from '../../ui/toast.ts';
import { failureSentence } from './failure-sentence.ts';

/** The server accepted the user, but this device has no session: the cookie was not kept, or the network was lost. */
class NotEnteredError extends Error {}

/**
 * Sends credentials or a registration and takes the user into the app.
 * @throws ApiError when refused, TypeError if the server cannot be reached, NotEnteredError if the session was not
 * kept.
 */
async function enterApp(send: () => Promise<unknown>): Promise<void> {
  // An earlier sign-out that did not reach the server must not end the new session.
  await payOwedSignOut();
  await send();
  await refreshIdentity();
  if (currentUser() === null) throw new NotEnteredError();
}

interface AccessWords {
  readonly welcome: { readonly title: string; readonly description: string };
  readonly failureTitle: string;
  readonly failureFallback: string;
}

export interface Access<Body> {
  readonly send: (body: Body) => void;
  readonly isPending: boolean;
  /** Why the last attempt failed, in words for the user. */
  readonly failure: string | undefined;
  readonly clearFailure: () => void;
}

/**
 * Signing in and creating an account share this hook, with different wording. `onEntered` runs once the user is signed
 * in.
 */
export function useAccess<Body>(
  send: (body: Body) => Promise<unknown>,
  words: AccessWords,
  onEntered: () => void,
): Access<Body> {
  const sentenceOf = (error: unknown) =>
    error instanceof NotEnteredError
      ? m.auth_not_entered()
      : failureSentence(error, words.failureFallback, m.auth_unreached());
  const { run, reset, isPending, error } = useAction({
    act: (body: Body) => enterApp(() => send(body)),
    onDone: () => {
      onEntered();
      toast(words.welcome);
    },
    onFailed: (reason) => {
      toast({ title: words.failureTitle, description: sentenceOf(reason), tone: 'destructive' });
    },
  });
  return { send: run, isPending, failure: error === null ? undefined : sentenceOf(error), clearFailure: reset };
}

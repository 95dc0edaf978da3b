import { paths, type User } from '@first60/contract';
import { useIsRestoring, useQuery } from '@tanstack/react-query';
import { ApiError, call } from './api.ts';
import { devicePersister, OFFLINE_MS } from './device-store.ts';
import { fetchByKey, queryClient } from './query-client.ts';
import { forgetPersonalValues, readStored, writeStored } from './storage.ts';

const USER_KEY = [paths.currentUser];
/** Set while a sign-out could not be told to the server, so that the next contact ends the session first. */
const SIGN_OUT_OWED = 'first60.sign-out-owed';

export type Identity =
  | { readonly kind: 'checking' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'disclaimer-pending'; readonly user: User }
  | { readonly kind: 'signed-in'; readonly user: User; readonly confirmedAt: number };

/** Either spelling of the flag counts as acceptance. */
const hasAccepted = (user: User & { disclaimer_accepted?: boolean }): boolean =>
  user.disclaimerAccepted === true || user.disclaimer_accepted === true;

async function askServer(context: Parameters<ReturnType<typeof fetchByKey<User | null>>>[0]): Promise<User | null> {
  await payOwedSignOut();
  const before = queryClient.getQueryData<User | null>(USER_KEY);
  const user = await fetchByKey<User | null>('null')(context);
  // Another user, or nobody: what the last one left on this device goes.
  if (before && before.id !== user?.id) await forgetUser();
  return user;
}

/** Who uses the app: from the device at once, then from the server. No network keeps what the device knows. */
export function useIdentity(): Identity {
  const restoring = useIsRestoring();
  const query = useQuery<User | null>({ queryKey: USER_KEY, queryFn: askServer, refetchOnMount: 'always' });
  const user = query.data;
  if (user === undefined || restoring) return query.isError ? { kind: 'signed-out' } : { kind: 'checking' };
  if (user === null || Date.now() - query.dataUpdatedAt > OFFLINE_MS) return { kind: 'signed-out' };
  return hasAccepted(user)
    ? { kind: 'signed-in', user, confirmedAt: query.dataUpdatedAt }
    : { kind: 'disclaimer-pending', user };
}

/** Asks the server again who is signed in: after signing in, registering and accepting the disclaimer. */
export const refreshIdentity = (): Promise<void> => queryClient.refetchQueries({ queryKey: USER_KEY });

/** A call that was answered 401 knows before the identity does that the session has ended: the app goes to sign-in. */
export function heedSignOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) void refreshIdentity();
}

/** Signs out here at once, whatever the server says; an unreached server is told at the next contact. */
export async function signOut(): Promise<void> {
  writeStored('local', SIGN_OUT_OWED, 'yes');
  await payOwedSignOut().catch(() => undefined);
  await forgetUser();
  queryClient.setQueryData(USER_KEY, null);
}

/** The account is no more: nothing of its user stays on this device. */
export async function forgetDevice(): Promise<void> {
  await forgetUser();
  queryClient.setQueryData(USER_KEY, null);
}

/** Tells the server of a sign-out it has not heard of yet. @throws as `call` does while it cannot be reached. */
export async function payOwedSignOut(): Promise<void> {
  if (readStored('local', SIGN_OUT_OWED) === null) return;
  await call('POST', paths.logout);
  writeStored('local', SIGN_OUT_OWED, null);
}

/** Removes everything of the user from this device. */
async function forgetUser(): Promise<void> {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] });
  forgetPersonalValues();
  await devicePersister.removeClient();
}

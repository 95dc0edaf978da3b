import { paths, SESSION_MARK, type User } from '@first60/contract';
import { useSyncExternalStore } from 'react';
import { clearSessionValues, clearUserValues, readStored, writeStored } from '../device/storage.ts';
import { type CallOptions, call } from '../server/api.ts';
import { fetchByKey } from '../server/fetch-by-key.ts';
import { clearDeviceStore, OFFLINE_MS } from './device-store.ts';
import { type IdentityRecord, readIdentityRecord, writeIdentityRecord } from './identity-record.ts';
import { enterScope, type UserScope, userScope } from './user-scope.ts';

/** Set while a sign-out could not be told to the server, so that the next contact ends the session first. */
const SIGN_OUT_OWED = 'first60.sign-out-owed';

export type Identity =
  | { readonly kind: 'checking' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'disclaimer-pending'; readonly user: User; readonly scope: UserScope }
  | { readonly kind: 'signed-in'; readonly user: User; readonly scope: UserScope; readonly confirmedAt: number };

/** 'unknown' until this device or the server has said who uses it; null is nobody. */
let known: IdentityRecord | null | 'unknown' = readIdentityRecord() ?? 'unknown';
/** Whether the device holds the record of the user of this tab. */
let isRecorded = known !== 'unknown';
/** Counts what was asked or decided, so that a late answer never overrules what happened after its question. */
let turn = 0;
const listeners = new Set<() => void>();

function become(next: IdentityRecord | null): void {
  known = next;
  writeIdentityRecord(next);
  // Where storage is blocked there is no record, and its absence says nothing about the other tabs.
  isRecorded = next !== null && readIdentityRecord() !== null;
  beginVisit(next?.user.id ?? null);
  notify();
}

/** Whose visit this tab holds: patient values, drafts, open sections. */
const VISIT_OF = 'first60.visit-of';

/**
 * From now on this user, or nobody, uses this tab. One that the browser had put away comes back with the visit of its
 * last user, who may have left in another tab meanwhile: of them nothing may stand where somebody else is signed in.
 */
function beginVisit(userId: string | null): void {
  enterScope(userId, { isHere: isStillHere, onSignedOut: () => void refreshIdentity() });
  const last = readStored('session', VISIT_OF);
  if (last === userId) return;
  if (last !== null) clearSessionValues();
  writeStored('session', VISIT_OF, userId);
}

if (known !== 'unknown') beginVisit(known.user.id);

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // The first look at the identity asks the server, as every start of the app does.
  if (turn === 0) void refreshIdentity();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who uses the app: from the device at once, then from the server. No network keeps what the device knows. */
export function useIdentity(): Identity {
  return identityOf(useSyncExternalStore(subscribe, () => known));
}

function identityOf(record: typeof known): Identity {
  if (record === 'unknown') return { kind: 'checking' };
  const scope = userScope();
  if (record === null || scope === null || Date.now() - record.confirmedAt > OFFLINE_MS) return { kind: 'signed-out' };
  return hasAccepted(record.user)
    ? { kind: 'signed-in', scope, ...record }
    : { kind: 'disclaimer-pending', scope, user: record.user };
}

/** Either spelling of the flag counts as acceptance. */
const hasAccepted = (user: User & { disclaimer_accepted?: boolean }): boolean =>
  user.disclaimerAccepted === true || user.disclaimer_accepted === true;

/** The user this device knows, confirmed or not. */
export const currentUser = (): User | null => (known === 'unknown' ? null : (known?.user ?? null));

/**
 * Whether this user still has the device: another tab, which this one has not heard of yet, may have handed it on. A
 * device that keeps no record says nothing of its other tabs.
 */
function isStillHere(userId: string): boolean {
  if (isRecorded && readIdentityRecord()?.user.id !== userId) queueMicrotask(followDevice);
  else return known !== 'unknown' && known?.user.id === userId;
  return false;
}

/** The server has just said what it knows of the user who is here. */
export function setUser(user: User): void {
  turn += 1;
  become({ user, confirmedAt: Date.now() });
}

/** Asks the server again who is signed in: after signing in, registering and accepting the disclaimer. */
export async function refreshIdentity(): Promise<void> {
  turn += 1;
  let asked = turn;
  const answer = await askServer();
  if (asked !== turn) return;
  if (answer === 'unreached') return known === 'unknown' ? become(null) : undefined;
  // Another tab may have signed out while the answer was on its way.
  if (followDevice()) return;
  const before = currentUser();
  if (before !== null && before.id !== answer?.id) {
    // Another user, or nobody: what the last one left on this device goes.
    const forgetting = forgetUser();
    asked = turn;
    await forgetting;
  }
  if (asked === turn) become(answer === null ? null : { user: answer, confirmedAt: Date.now() });
}

async function askServer(): Promise<User | null | 'unreached'> {
  try {
    await payOwedSignOut();
    if (currentUser() === null && !holdsSession()) return null;
    return await fetchByKey<User | null>('null')({ queryKey: [paths.currentUser] });
  } catch {
    return 'unreached';
  }
}

/** Whether this browser holds a session, as its mark says. Nobody's device need not ask who is signed in. */
export const holdsSession = (): boolean => document.cookie.includes(`${SESSION_MARK}=`);

/**
 * How long a sign-out waits for the server. A half-dead network may keep a call open for minutes, and whoever hands
 * the device on must not; a call given up cannot overtake the next sign-in with its emptied cookie.
 */
const SIGN_OUT_MS = 3_000;

/** Signs out here, whatever the server says or does not say; a server that did not answer is told at the next contact. */
export async function signOut(): Promise<void> {
  writeStored('local', SIGN_OUT_OWED, 'yes');
  await payOwedSignOut({ signal: AbortSignal.timeout(SIGN_OUT_MS) }).catch(() => undefined);
  await forgetUser();
}

/** Tells the server of a sign-out it has not heard of yet. @throws as `call` does while it cannot be reached. */
export async function payOwedSignOut(options?: CallOptions): Promise<void> {
  if (readStored('local', SIGN_OUT_OWED) === null) return;
  await call('POST', paths.logout, undefined, options);
  writeStored('local', SIGN_OUT_OWED, null);
}

/** Nobody uses this device any more, and nothing of its user stays on it. */
export async function forgetUser(): Promise<void> {
  turn += 1;
  // The screens go first: one that lost its data would ask for it again.
  become(null);
  clearUserValues();
  await clearDeviceStore();
}

/**
 * Takes over what another tab has made of the device: its user has left, or is somebody else by now. What is stored is
 * theirs; only what this tab holds of the last one goes. @returns whether there was anything to take over
 */
function followDevice(): boolean {
  if (known === 'unknown') return false;
  const present = readIdentityRecord();
  if (present === null && !isRecorded) return false;
  const isOther = present?.user.id !== known?.user.id;
  if (!isOther && present?.confirmedAt === known?.confirmedAt) return false;
  if (isOther) {
    turn += 1;
    isRecorded = present !== null;
  }
  known = present;
  if (isOther) beginVisit(present?.user.id ?? null);
  notify();
  return isOther;
}

/** Follows the other tabs at once, and a tab that slept when it wakes. @returns what ends it */
export function followOtherTabs(): () => void {
  const follow = () => void followDevice();
  const onVisible = () => {
    if (document.visibilityState === 'visible') follow();
  };
  window.addEventListener('storage', follow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', follow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

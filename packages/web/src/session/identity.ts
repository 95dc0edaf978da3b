import { paths, SESSION_MARK, type User } from '@first60/contract';
import { useSyncExternalStore } from 'react';
import { clearSessionValues, clearUserValues, readStored, writeStored } from '../device/storage.ts';
import { ApiError, call } from '../server/api.ts';
import { clearDeviceStore, OFFLINE_MS } from './device-store.ts';
import { oweSignOut, payOwedSignOut } from './owed-sign-out.ts';
import { endCalls, enterScope, type UserScope, userScope } from './user-scope.ts';

export type Identity =
  | { readonly kind: 'checking'; readonly scope?: undefined }
  | { readonly kind: 'signed-out'; readonly scope?: undefined }
  | { readonly kind: 'disclaimer-pending'; readonly user: User; readonly scope: UserScope }
  | { readonly kind: 'signed-in'; readonly user: User; readonly scope: UserScope };

/** Who the server last said uses this device, and when it said so. */
interface IdentityRecord {
  readonly user: User;
  readonly confirmedAt: number;
}

/*
 * The record is in local storage rather than in the database with the other answers: it is read before the first paint,
 * which must neither wait for a database nor load the query library to find that nobody is signed in.
 */
const RECORD = 'first60.identity';
/** Whose values this tab holds: patient, drafts, open sections. */
const TAB_USER = 'first60.visit-of';

/** 'unknown' until this device or the server has said who uses it; null while nobody is signed in. */
let known: IdentityRecord | null | 'unknown' = readRecord() ?? 'unknown';
/** Whether the device holds the record of the user of this tab. */
let isRecorded = known !== 'unknown';
/** Counts what was asked or decided, so that a late answer never overrules what happened after its question. */
let turn = 0;
const listeners = new Set<() => void>();

function readRecord(): IdentityRecord | null {
  try {
    const stored: Unread = JSON.parse(readStored('local', RECORD) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** What another build, or a hand, may have stored. */
type Unread = { readonly user?: { readonly id?: unknown } | null; readonly confirmedAt?: unknown } | null;

/** A function that is hoisted: the record is read while this module starts. */
function isRecord(stored: Unread): stored is IdentityRecord {
  return typeof stored?.user?.id === 'string' && typeof stored.confirmedAt === 'number';
}

function setIdentity(next: IdentityRecord | null): void {
  known = next;
  writeStored('local', RECORD, next === null ? null : JSON.stringify(next));
  // Where storage is blocked there is no record, and its absence says nothing about the other tabs.
  isRecorded = next !== null && readRecord() !== null;
  setTabUser(next?.user.id ?? null);
  notify();
}

/** Sets the user of this tab. A restored tab may hold an earlier user's values. They are cleared when the user differs. */
function setTabUser(userId: string | null): void {
  enterScope(userId, { isHere: isStillHere, onRefused: () => void refreshIdentity() });
  const last = readStored('session', TAB_USER);
  if (last === userId) return;
  if (last !== null) clearSessionValues();
  writeStored('session', TAB_USER, userId);
}

if (known !== 'unknown') setTabUser(known.user.id);

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // The first look at the identity asks the server, as every start of the app does.
  if (turn === 0) void refreshIdentity();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Who uses the app: from the device at once, then from the server. No network keeps what the device knows. It is the same
 * one when the server only confirms the user, because a new one draws the whole app again.
 */
export const useIdentity = (): Identity => useSyncExternalStore(subscribe, presentIdentity);

/** When the server last confirmed the user who is here; 0 where nobody is. */
export const useConfirmedAt = (): number =>
  useSyncExternalStore(subscribe, () => (known === 'unknown' ? 0 : (known?.confirmedAt ?? 0)));

let identity: Identity = { kind: 'checking' };

function presentIdentity(): Identity {
  const present = identityOf(known);
  if (present.scope !== identity.scope || JSON.stringify(present) !== JSON.stringify(identity)) identity = present;
  return identity;
}

function identityOf(record: typeof known): Identity {
  if (record === 'unknown') return { kind: 'checking' };
  const scope = userScope();
  if (record === null || scope === null || Date.now() - record.confirmedAt > OFFLINE_MS) return { kind: 'signed-out' };
  return hasAccepted(record.user)
    ? { kind: 'signed-in', scope, user: record.user }
    : { kind: 'disclaimer-pending', scope, user: record.user };
}

/** Either spelling of the flag counts as acceptance. */
const hasAccepted = (user: User & { disclaimer_accepted?: boolean }): boolean =>
  user.disclaimerAccepted === true || user.disclaimer_accepted === true;

/** The user this device knows, confirmed or not. */
export const currentUser = (): User | null => (known === 'unknown' ? null : (known?.user ?? null));

/**
 * Whether this user is still signed in on this device. Another tab may have changed the stored record. Without a record
 * only this tab counts.
 */
function isStillHere(userId: string): boolean {
  if (isRecorded && readRecord()?.user.id !== userId) queueMicrotask(followDevice);
  else return known !== 'unknown' && known?.user.id === userId;
  return false;
}

/** The server has just said what it knows of the user who is here. */
export function setUser(user: User): void {
  turn += 1;
  setIdentity({ user, confirmedAt: Date.now() });
}

/** Asks the server again who is signed in: after signing in, registering and accepting the disclaimer. */
export async function refreshIdentity(): Promise<void> {
  turn += 1;
  let asked = turn;
  const answer = await askServer();
  if (asked !== turn) return;
  if (answer === 'unreached') return known === 'unknown' ? setIdentity(null) : undefined;
  // Another tab may have signed out while the answer was on its way.
  if (followDevice()) return;
  const before = currentUser();
  if (before !== null && before.id !== answer?.id) {
    // Another user, or nobody: the data of the last one is erased.
    const forgetting = forget();
    asked = turn;
    await forgetting;
  }
  if (asked === turn) setIdentity(answer === null ? null : { user: answer, confirmedAt: Date.now() });
}

async function askServer(): Promise<User | null | 'unreached'> {
  try {
    await payOwedSignOut();
    if (currentUser() === null && !holdsSession()) return null;
    return await call('GET', paths.currentUser);
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? null : 'unreached';
  }
}

/** Whether this browser holds a session, as its mark says. Without one the server is not asked who is signed in. */
export const holdsSession = (): boolean => document.cookie.includes(`${SESSION_MARK}=`);

/**
 * How long a sign-out waits for the server. On a bad network a call can hang for minutes. A call that was given up
 * cannot clear the cookie of the next sign-in.
 */
const SIGN_OUT_MS = 3_000;

/**
 * Signs this user out here, whatever the server says. One that did not answer is told at the next contact.
 * @returns whether they were still here: where they had left, nothing is done to the next user
 */
export async function signOut(scope: UserScope): Promise<boolean> {
  if (scope.isOver()) return false;
  endCalls(scope);
  oweSignOut();
  await payOwedSignOut({ signal: AbortSignal.timeout(SIGN_OUT_MS) }).catch(() => undefined);
  return await forgetUser(scope);
}

/** Erases this user from the device. @returns whether they were still here */
export async function forgetUser(scope: UserScope): Promise<boolean> {
  if (scope.isOver()) return false;
  await forget();
  return true;
}

async function forget(): Promise<void> {
  turn += 1;
  // The screens go first: one that lost its data would ask for it again.
  setIdentity(null);
  clearUserValues();
  await clearDeviceStore();
}

/**
 * Applies what another tab did to the identity. Stored data belongs to the new user. Only this tab's memory is cleared.
 * @returns whether the user changed
 */
function followDevice(): boolean {
  if (known === 'unknown') return false;
  const present = readRecord();
  if (present === null && !isRecorded) return false;
  const isOther = present?.user.id !== known?.user.id;
  if (!isOther && present?.confirmedAt === known?.confirmedAt) return false;
  if (isOther) {
    turn += 1;
    isRecorded = present !== null;
  }
  known = present;
  if (isOther) setTabUser(present?.user.id ?? null);
  notify();
  return isOther;
}

/** Follows the other tabs at once, and a tab that slept when it wakes. @returns what ends it */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', followDevice);
  document.addEventListener('visibilitychange', followDevice);
  return () => {
    window.removeEventListener('storage', followDevice);
    document.removeEventListener('visibilitychange', followDevice);
  };
}

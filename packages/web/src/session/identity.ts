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

/** The user of this device according to the server's last response, and the time of that response. */
interface IdentityRecord {
  readonly user: User;
  readonly confirmedAt: number;
}

/*
 * The record is in local storage rather than in the database with the other responses. It is read before the first
 * paint, which must not wait for a database or load the query library just to find that no user is signed in.
 */
const RECORD = 'first60.identity';
/** The user whose values are held in this tab: patient, drafts, open sections. */
const TAB_USER = 'first60.visit-of';

/** 'unknown' until this device or the server has identified the user; null while no user is signed in. */
let known: IdentityRecord | null | 'unknown' = readRecord() ?? 'unknown';
/** True if the device holds the record of this tab's user. */
let isRecorded = known !== 'unknown';
/** Counts requests and decisions, so that a late response never overrides what happened after its request. */
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

/** A stored value that may come from another build or from manual editing. */
type Unread = { readonly user?: { readonly id?: unknown } | null; readonly confirmedAt?: unknown } | null;

/** A hoisted function, because the record is read while this module loads. */
function isRecord(stored: Unread): stored is IdentityRecord {
  return typeof stored?.user?.id === 'string' && typeof stored.confirmedAt === 'number';
}

function setIdentity(next: IdentityRecord | null): void {
  known = next;
  writeStored('local', RECORD, next === null ? null : JSON.stringify(next));
  // If storage is blocked there is no record, and its absence shows nothing about the other tabs.
  isRecorded = next !== null && readRecord() !== null;
  setTabUser(next?.user.id ?? null);
  notify();
}

/**
 * Sets the user of this tab. A restored tab may hold an earlier user's values. They are cleared if the user is a
 * different one.
 */
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
  // The first subscriber triggers a request to the server, so that there is one at every start of the app.
  if (turn === 0) void refreshIdentity();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The user of the app: from the device immediately, then from the server. Without a network the device's record is
 * kept. The object stays the same if the server only confirms the user, because a new object would re-render the whole
 * app.
 */
export const useIdentity = (): Identity => useSyncExternalStore(subscribe, presentIdentity);

/** Time when the server last confirmed the current user; 0 if there is none. */
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

/** The user recorded on this device, confirmed or not. */
export const currentUser = (): User | null => (known === 'unknown' ? null : (known?.user ?? null));

/**
 * True if this user is still signed in on this device. Another tab may have changed the stored record. Without a record
 * only this tab counts.
 */
function isStillHere(userId: string): boolean {
  if (isRecorded && readRecord()?.user.id !== userId) queueMicrotask(followDevice);
  else return known !== 'unknown' && known?.user.id === userId;
  return false;
}

/** Updates the current user from a response that the server has just sent. */
export function setUser(user: User): void {
  turn += 1;
  setIdentity({ user, confirmedAt: Date.now() });
}

/** Asks the server again who is signed in, after signing in, registering or accepting the disclaimer. */
export async function refreshIdentity(): Promise<void> {
  turn += 1;
  let asked = turn;
  const answer = await askServer();
  if (asked !== turn) return;
  if (answer === 'unreached') return known === 'unknown' ? setIdentity(null) : undefined;
  // Another tab may have signed out before the response arrived.
  if (followDevice()) return;
  const before = currentUser();
  if (before !== null && before.id !== answer?.id) {
    // If the response names another user or none, the previous user's data is erased.
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

/**
 * True if the browser's marker shows that it holds a session. Without a session the server is not asked who is signed
 * in.
 */
export const holdsSession = (): boolean => document.cookie.includes(`${SESSION_MARK}=`);

/**
 * Maximum time that a sign-out waits for the server. On a bad network a call can hang for minutes. An aborted call
 * cannot clear the next sign-in's cookie.
 */
const SIGN_OUT_MS = 3_000;

/**
 * Signs this user out here, however the server responds. If it did not respond, it is notified when it is next reached.
 * @returns true if the user was still here. If the user had already left, the next user is not affected.
 */
export async function signOut(scope: UserScope): Promise<boolean> {
  if (scope.isOver()) return false;
  endCalls(scope);
  oweSignOut();
  await payOwedSignOut({ signal: AbortSignal.timeout(SIGN_OUT_MS) }).catch(() => undefined);
  return await forgetUser(scope);
}

/** Erases this user from the device. @returns true if the user was still here */
export async function forgetUser(scope: UserScope): Promise<boolean> {
  if (scope.isOver()) return false;
  await forget();
  return true;
}

async function forget(): Promise<void> {
  turn += 1;
  // The screens close first, because a screen that lost its data would request it again.
  setIdentity(null);
  clearUserValues();
  await clearDeviceStore();
}

/**
 * Applies an identity change made in another tab. Stored data already belongs to the new user, so only this tab's
 * memory is cleared.
 * @returns true if the user changed
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

/**
 * Follows the other tabs immediately. A tab that slept catches up when it wakes. @returns a function that stops
 * following them
 */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', followDevice);
  document.addEventListener('visibilitychange', followDevice);
  return () => {
    window.removeEventListener('storage', followDevice);
    document.removeEventListener('visibilitychange', followDevice);
  };
}

import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../device/storage.ts';
import { HELD, heldUser, type Marks, marks, marksChanged, onMarks, RUNNING } from './held-user.ts';
import { userScope } from './user-scope.ts';

/*
 * The running arrests, without their logs. A running arrest suppresses some prompts, and that check must not wait for a
 * database.
 */

const arrestsOf = (user: string): Readonly<Record<string, string>> => marks().running[user] ?? {};

/**
 * The editions of the arrests running for this device's user, as stored. Their doses stay valid until the arrest ends.
 */
export const pinnedEditions = (): readonly unknown[] =>
  Object.values(arrestsOf(userScope()?.userId ?? heldUser() ?? ''));

/** True if an arrest is running for this device's user. Until it ends no question is shown and nothing changes. */
export const isArrestRunning = (): boolean => pinnedEditions()[0] !== undefined;

/** The same as a hook. */
export const useArrestRunning = (): boolean => useSyncExternalStore(onMarks, isArrestRunning);

/** For the arrest logs only: sets which of a user's arrests are running, each with the SHA-256 of its edition. */
export function markRunning(user: string, codes: Readonly<Record<string, string>>): void {
  if (JSON.stringify(arrestsOf(user)) === JSON.stringify(codes)) return;
  const { running, held } = marks();
  const { [user]: _, ...others } = running;
  mark({ running: Object.keys(codes).length === 0 ? others : { ...others, [user]: codes }, held });
}

/** From now on, this user's running arrests stay on the screen when the user's session ends. */
export const holdArrests = (user: string): void => mark({ ...marks(), held: user });

/** The user leaves on purpose or closes the screen. The user's arrests reappear when the user returns. */
export function releaseArrests(user: string): void {
  if (marks().held === user) mark({ ...marks(), held: null });
}

function mark(next: Marks): void {
  const text = Object.keys(next.running).length === 0 ? null : JSON.stringify(next.running);
  writeStored('local', RUNNING, text);
  writeStored('local', HELD, next.held);
  marksChanged(readStored('local', RUNNING) === text ? undefined : next);
}

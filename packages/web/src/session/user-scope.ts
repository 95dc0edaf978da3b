import { type CallAnswer, type CallMethod, USER_HEADER } from '@first60/contract';
import { readStored, writeStored } from '../device/storage.ts';
import { ApiError, call, type Sent } from '../server/api.ts';

/** What this device keeps of a user beside the server's answers. */
export type UserValue =
  | 'assessments'
  | 'content-seen'
  | 'favorite-protocols'
  | 'home-place'
  | 'medication-uses'
  | 'recent-protocols';

/**
 * Everything that is done for the user of this device. It ends when they leave, here or in another tab: then no answer
 * reaches its caller, and nothing is stored any more.
 */
export interface UserScope {
  /** Tells one stay of a user from the next one. */
  readonly stay: number;
  readonly userId: string;
  /** Aborted when the user leaves, as soon as this tab knows. */
  readonly signal: AbortSignal;
  /** Whether the user has left, in this tab or in another that this one has not heard of yet. */
  readonly isOver: () => boolean;
  /**
   * What `work` comes to, while the user is here. Once they have left it never settles: nothing that waits for it runs
   * for the next user.
   */
  readonly whileHere: <Result>(work: Promise<Result>) => Promise<Result>;
  /** The call in the name of this user. An answer that they are signed out asks at once who is. @throws as `call` does */
  readonly call: typeof call;
  /** What names this user to the server. */
  readonly headers: Readonly<Record<string, string>>;
  readonly read: (name: UserValue) => string | null;
  /** Stores a value of this user; null removes it. */
  readonly write: (name: UserValue, value: string | null) => void;
}

/** What a scope has to know of the device that it is on. */
interface Device {
  /** Whether the device holds the record of this user. */
  readonly isHere: (userId: string) => boolean;
  /** The server says that the session of this user has ended. */
  readonly onSignedOut: () => void;
}

let current: { readonly scope: UserScope; readonly end: () => void } | null = null;
let stays = 0;

/** The scope of whoever uses this device; null while nobody does. */
export const userScope = (): UserScope | null => current?.scope ?? null;

/** For the identity alone: from now on this user, or nobody, uses the device. The scope of the one before ends. */
export function enterScope(userId: string | null, device: Device): void {
  if ((current?.scope.userId ?? null) === userId) return;
  const before = current;
  current = userId === null ? null : openScope(userId, device);
  before?.end();
}

/** A scope and what ends it. */
export function openScope(userId: string, { isHere, onSignedOut }: Device) {
  const aborter = new AbortController();
  const { signal } = aborter;
  const isOver = () => signal.aborted || !isHere(userId);
  const whileHere = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      const result = await work;
      return isOver() ? await new Promise<never>(() => undefined) : result;
    } catch (error) {
      if (isOver()) return await new Promise<never>(() => undefined);
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      throw error;
    }
  };
  const headers = { [USER_HEADER]: userId };
  const keyOf = (name: UserValue) => `first60.${name}.${userId}`;
  stays += 1;
  const scope: UserScope = {
    stay: stays,
    userId,
    signal,
    isOver,
    whileHere,
    call: <Method extends CallMethod, Address extends string>(
      method: Method,
      address: Address,
      ...[body, options]: Sent<Method, Address>
    ): Promise<CallAnswer<Method, Address>> => {
      const named = { ...options, headers: { ...options?.headers, ...headers } };
      return whileHere(call(method, address, ...([body, named] as Sent<Method, Address>)));
    },
    headers,
    read: (name) => readStored('local', keyOf(name)),
    write: (name, value) => {
      if (!isOver()) writeStored('local', keyOf(name), value);
    },
  };
  return { scope, end: () => aborter.abort() };
}

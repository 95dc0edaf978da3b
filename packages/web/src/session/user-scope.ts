import { type CallAnswer, type CallMethod, USER_HEADER } from '@first60/contract';
import { readStored, writeStored } from '../device/storage.ts';
import { ApiError, call, type Sent } from '../server/api.ts';

/** The values that this device keeps for a user in addition to the server's responses. */
export type UserValue =
  | 'assessments'
  | 'clocks-seen'
  | 'content-seen'
  | 'edition-receipt'
  | 'favorite-protocols'
  | 'home-place'
  | 'medication-uses'
  | 'methane-report'
  | 'recent-protocols'
  | 'triage-tally';

/**
 * Everything done on behalf of one user of this device. The scope ends when they leave, here or in another tab. After
 * that nothing is sent or stored for them, and pending work never settles: no code that waits for that work runs for
 * the next user.
 */
export interface UserScope {
  readonly userId: string;
  /** Aborted when the user leaves, as soon as this tab notices. */
  readonly signal: AbortSignal;
  /**
   * The call on behalf of this user. After a refusal (401, 403) the server is asked immediately who is signed in. Once
   * the user's sign-out has begun, nothing is sent and the call never settles. @throws like `call`
   */
  readonly call: typeof call;
  readonly read: (name: UserValue) => string | null;
  /** Stores a value of this user; null removes it. */
  readonly write: (name: UserValue, value: string | null) => void;
  /** For this room only: true if the user has left, in this tab or in another tab that this one has not noticed yet. */
  readonly isOver: () => boolean;
  /** For this room only: the result of the work while the user is here. It never settles once the user has left. */
  readonly whileHere: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** The information that a scope needs about its device. */
interface Device {
  /** True if the device holds the record of this user. */
  readonly isHere: (userId: string) => boolean;
  /** The server refused this user: the session has ended, or the user has lost a right. */
  readonly onRefused: () => void;
}

const never = () => new Promise<never>(() => undefined);

let current: ReturnType<typeof openScope> | null = null;

/** The scope of this device's user; null while no user is signed in. */
export const userScope = (): UserScope | null => current?.scope ?? null;

/** For the identity only: sets the user of the device, or none. The scope of the previous user ends. */
export function enterScope(userId: string | null, device: Device): void {
  if ((current?.scope.userId ?? null) === userId) return;
  const before = current;
  current = userId === null ? null : openScope(userId, device);
  before?.end();
}

/**
 * For the identity only: the server is being notified that this user is leaving, and would refuse any later call. So no
 * further calls are sent for this user.
 */
export function endCalls(scope: UserScope): void {
  if (current?.scope === scope) current.stopCalling();
}

/** A scope, a function that ends its calls and a function that ends the scope. */
export function openScope(userId: string, { isHere, onRefused }: Device) {
  const aborter = new AbortController();
  const { signal } = aborter;
  let isCalling = true;
  const isOver = () => signal.aborted || !isHere(userId);
  const whileHere = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      if (!isOver()) {
        const result = await work();
        if (!isOver()) return result;
      }
    } catch (error) {
      if (!isOver()) {
        if (isCalling && error instanceof ApiError && (error.status === 401 || error.status === 403)) onRefused();
        throw error;
      }
    }
    return await never();
  };
  const keyOf = (name: UserValue) => `first60.${name}.${userId}`;
  const scope: UserScope = {
    userId,
    signal,
    call: <Method extends CallMethod, Address extends string>(
      method: Method,
      address: Address,
      ...[body, options]: Sent<Method, Address>
    ): Promise<CallAnswer<Method, Address>> => {
      if (!isCalling) return never();
      const named = { ...options, headers: { ...options?.headers, [USER_HEADER]: userId } };
      return whileHere(() => call(method, address, ...([body, named] as Sent<Method, Address>)));
    },
    read: (name) => readStored('local', keyOf(name)),
    write: (name, value) => {
      if (!isOver()) writeStored('local', keyOf(name), value);
    },
    isOver,
    whileHere,
  };
  const stopCalling = () => {
    isCalling = false;
  };
  return { scope, stopCalling, end: () => aborter.abort() };
}

import type { UserScope } from '../../session/user-scope.ts';
import { type Change, withChange, withoutChange } from './change.ts';
import { deliverOutbox } from './deliver.ts';
import { changeOutbox, readAgain } from './outbox-store.ts';
import { randomKey } from './random-key.ts';
import { awaiting, PAGE, takeRefusals } from './refusals.ts';

/** What the server said when it refused a change for good. */
export class RefusedError extends Error {
  readonly signedOut: boolean;

  constructor(sentence: string, signedOut: boolean) {
    super(sentence);
    this.name = 'RefusedError';
    this.signedOut = signedOut;
  }
}

/** What became of a press: the server has it, or it waits on the device for a network. */
export type FavoriteOutcome = 'sent' | 'waiting';

type Pressed = Pick<Change, 'medicationId' | 'name' | 'wanted'>;

/** Longer than this nobody looks at a star that waits; the change then goes on by itself. */
const PRESS_MS = 8_000;

/**
 * Puts the changes on the device and tries to send them. @returns whether all were sent or some wait for a network
 * @throws RefusedError when the server refused one
 */
export function press(scope: UserScope, pressed: readonly Pressed[]): Promise<FavoriteOutcome> {
  const changes = pressed.map((one): Change => ({ ...one, key: randomKey(), at: now(), page: PAGE }));
  const keys = changes.map(({ key }) => key);
  const outcome = awaiting(keys, async () => {
    await changeOutbox(scope, (list) => changes.reduce(withChange, [...list]));
    const end = await Promise.race([deliverOutbox(scope), after(PRESS_MS)]);
    const rest = (await readAgain()).filter(({ key }) => keys.includes(key));
    const refused = rest.find((change) => change.refused !== undefined);
    if (refused?.refused !== undefined) {
      await changeOutbox(scope, (list) => keys.reduce(withoutRefused, [...list]));
      throw new RefusedError(refused.refused, end?.signedOut ?? false);
    }
    return rest.length === 0 ? 'sent' : 'waiting';
  });
  return scope.whileHere(outcome);
}

const now = (): number => performance.timeOrigin + performance.now();

const withoutRefused = (list: Change[], key: string): Change[] =>
  list.some((change) => change.key === key && change.refused !== undefined) ? withoutChange(list, key) : list;

const after = (time: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), time));

/** Sends what waits. @returns what was refused and has to be told, and whether the session has ended */
export async function sendWaiting(scope: UserScope): Promise<{ refused: Change[]; signedOut: boolean }> {
  const { signedOut } = await deliverOutbox(scope);
  return { refused: await takeRefusals(scope), signedOut };
}

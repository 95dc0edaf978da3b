import type { UserScope } from '../../session/user-scope.ts';
import { type Change, waitingChanges, withMark, withoutChange } from './change.ts';
import { announceDelivery, changeOutbox, readAgain } from './outbox-store.ts';
import { sendChange } from './send-change.ts';

const LOCK = 'first60.outbox';

export interface DeliveryEnd {
  /** The server says that nobody is signed in: what still waits can never be sent. */
  readonly signedOut: boolean;
}

/** Sends what waits, in order, one tab at a time, until it is all sent or the network fails. */
export function deliverOutbox(scope: UserScope): Promise<DeliveryEnd> {
  return alone(async () => {
    for (;;) {
      if (!navigator.onLine) return { signedOut: false };
      const next = await begin(scope);
      // The session of whoever signed in meanwhile must not carry it.
      if (next === undefined || scope.isOver()) return { signedOut: false };
      const sent = await sendChange(scope, next);
      switch (sent.kind) {
        case 'later':
          return { signedOut: false };
        case 'delivered':
          announceDelivery({ userId: scope.userId, change: next, favorite: sent.favorite });
          await changeOutbox(scope, (list) => withoutChange(list, next.key));
          break;
        case 'refused':
          await changeOutbox(scope, (list) =>
            refuse(list, sent.signedOut ? waitingChanges(list) : [next], sent.sentence),
          );
          if (sent.signedOut) return { signedOut: true };
      }
    }
  });
}

/**
 * The oldest change that waits, marked in the same step in which it is picked: between two steps a newer press could drop
 * it, and it would be sent without being kept until it is confirmed.
 */
async function begin(scope: UserScope): Promise<Change | undefined> {
  if (waitingChanges(await readAgain()).length === 0) return undefined;
  let next: Change | undefined;
  await changeOutbox(scope, (list) => {
    [next] = waitingChanges(list);
    return next === undefined ? [...list] : withMark(list, next.key, { begun: true });
  });
  return next;
}

const refuse = (list: readonly Change[], which: readonly Change[], sentence: string): Change[] =>
  which.reduce<Change[]>((marked, { key }) => withMark(marked, key, { refused: sentence }), [...list]);

/** Web Locks need a secure origin; without them two tabs may send the same change, which the server makes once. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? work() : locks.request(LOCK, work);
}

import type { UserScope } from '../../session/user-scope.ts';
import { type Change, waitingChanges, withMark, withoutChange } from './change.ts';
import { type Outbox, outboxOf } from './outbox-store.ts';
import { sendChange } from './send-change.ts';

const LOCK = 'first60.outbox';

/** Sends waiting changes in order, one tab at a time, until all are sent or the network fails. */
export function deliverOutbox(scope: UserScope): Promise<void> {
  return alone(scope.signal, async () => {
    const outbox = outboxOf(scope);
    while (navigator.onLine) {
      const next = await begin(outbox);
      if (next === undefined) return;
      const sent = await sendChange(scope, next);
      switch (sent.kind) {
        case 'later':
          return;
        case 'delivered':
          outbox.announce({ change: next, favorite: sent.favorite });
          await outbox.change((list) => withoutChange(list, next.key));
          break;
        case 'refused':
          // When the session ends, all waiting changes are refused, because they can never be sent.
          await outbox.change((list) => refuse(list, sent.signedOut ? waitingChanges(list) : [next], sent.sentence));
      }
    }
  });
}

/**
 * Picks and marks the oldest change in one transaction. With two transactions, a newer change could replace it in
 * between.
 */
async function begin(outbox: Outbox): Promise<Change | undefined> {
  if (waitingChanges(await outbox.read()).length === 0) return undefined;
  let next: Change | undefined;
  await outbox.change((list) => {
    [next] = waitingChanges(list);
    return next === undefined ? [...list] : withMark(list, next.key, { begun: true });
  });
  return next;
}

const refuse = (list: readonly Change[], which: readonly Change[], sentence: string): Change[] =>
  which.reduce<Change[]>((marked, { key }) => withMark(marked, key, { refused: sentence }), [...list]);

/**
 * Lets one tab work at a time, until it is done or its user leaves. Requests in progress never settle after the user
 * leaves and would hold the lock. Web Locks need a secure origin. Without them two tabs may send the same change, which
 * the server applies once.
 */
function alone(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const left = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
  const workUntilLeft = () => Promise.race([work(), left]);
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? workUntilLeft() : locks.request(LOCK, workUntilLeft);
}

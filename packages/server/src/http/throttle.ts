import type { Database } from '../database/schema.ts';
import { inUnsyncedTransaction } from '../database/transaction.ts';
import {
  type Count,
  type Counter,
  countTry,
  deleteEndedThrottles,
  forgetTries,
  keyOf,
  uncountTry,
} from '../store/throttles.ts';
import { clientNetwork } from './client-network.ts';
import { type Throttled, throttleLimits } from './throttle-limits.ts';

/** The client's address and the typed e-mail, which may not exist. */
export interface Trier {
  readonly ip: string;
  readonly email: string;
}

export interface AllowedTry {
  readonly allowed: true;
  readonly counts: readonly Count[];
  /** Counter key for this e-mail from this address, if there is one. */
  readonly pairKey: string | undefined;
}

export interface RefusedTry {
  readonly allowed: false;
  /** Milliseconds until the window ends. */
  readonly wait: number;
  /** True for the first refusal in its window, which is recorded. */
  readonly isFirst: boolean;
}

/**
 * Counts an attempt before the costly work, so that simultaneous attempts cannot all slip through. The counters go from
 * the narrowest to the widest, and a refused attempt is not counted any further. As a result, many attempts on one
 * account from one place lock out neither its owner elsewhere nor colleagues behind the same address.
 */
export async function takeTry(
  database: Database,
  what: Throttled,
  trier: Trier,
  now: number,
): Promise<AllowedTry | RefusedTry> {
  const { pair, others } = countersOf(what, trier);
  const taken = await inUnsyncedTransaction(database, async (transaction): Promise<AllowedTry | RefusedTry> => {
    const counts: Count[] = [];
    for (const counter of pair === undefined ? others : [pair, ...others]) {
      const counted = await countTry(transaction, counter, now);
      const { count, resetsAt } = counted;
      if (count > counter.max) {
        return { allowed: false, wait: resetsAt - now, isFirst: count === counter.max + 1 };
      }
      counts.push(counted);
    }
    return { allowed: true, counts, pairKey: pair?.key };
  });
  // If a new window began, older ones may have ended and are deleted. The pair's window restarts after every success,
  // so it is not used as a trigger. The deletion runs in a separate transaction, because it touches rows in no fixed
  // order.
  const begins = ({ key, resetsAt }: Count) => key !== pair?.key && resetsAt === now + throttleLimits[what].window;
  if (taken.allowed && taken.counts.some(begins)) {
    await inUnsyncedTransaction(database, (transaction) => deleteEndedThrottles(transaction, now));
  }
  return taken;
}

/**
 * After a success the attempt does not count, and the user's earlier wrong attempts from this address are forgotten.
 */
export async function takeBackTry(database: Database, { counts, pairKey }: AllowedTry): Promise<void> {
  if (pairKey !== undefined) await forgetTries(database, pairKey);
  for (const count of counts) {
    if (count.key !== pairKey) await uncountTry(database, count);
  }
}

function countersOf(what: Throttled, { ip, email }: Trier): { pair: Counter | undefined; others: Counter[] } {
  const { window, pair, address, email: byEmail } = throttleLimits[what];
  const network = clientNetwork(ip);
  const others: Counter[] = [];
  if (address !== undefined) others.push({ key: keyOf(what, 'address', network), max: address, window });
  if (byEmail !== undefined) others.push({ key: keyOf(what, 'email', email), max: byEmail, window });
  return {
    pair: pair === undefined ? undefined : { key: keyOf(what, 'pair', network, email), max: pair, window },
    others,
  };
}

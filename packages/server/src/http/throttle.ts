import type { Database } from '../database/schema.ts';
import { inPassingTransaction } from '../database/transaction.ts';
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

/** Who tries: the address of the client and the e-mail that was typed, which need not exist. */
export interface Trier {
  readonly ip: string;
  readonly email: string;
}

export interface AllowedTry {
  readonly allowed: true;
  readonly counts: readonly Count[];
  /** Key of the counter of this e-mail from this address, if there is one. */
  readonly pairKey: string | undefined;
}

export interface RefusedTry {
  readonly allowed: false;
  /** Milliseconds until the window ends. */
  readonly wait: number;
  /** The first refusal of its window: the one worth recording. */
  readonly isFirst: boolean;
}

/**
 * Counts a try before the costly work is done, so that many at once cannot slip through together. The counters
 * go from the narrowest to the widest, and a refused try is not counted further: hammering one account from one
 * place uses up neither the room of its owner elsewhere nor that of the colleagues behind the same address.
 */
export async function takeTry(
  database: Database,
  what: Throttled,
  trier: Trier,
  now: number,
): Promise<AllowedTry | RefusedTry> {
  const { pair, others } = countersOf(what, trier);
  const taken = await inPassingTransaction(database, async (transaction): Promise<AllowedTry | RefusedTry> => {
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
  // A window began, so others have ended. Not in the transaction above: this one touches rows in any order.
  if (taken.allowed && taken.counts.some(({ count }) => count === 1)) {
    await inPassingTransaction(database, (transaction) => deleteEndedThrottles(transaction, now));
  }
  return taken;
}

/** After a success: the try did not count, and the user's own earlier slips from this address are forgotten. */
export async function forgiveTry(database: Database, { counts, pairKey }: AllowedTry): Promise<void> {
  if (pairKey !== undefined) await forgetTries(database, pairKey);
  for (const count of counts) {
    if (count.key !== pairKey) await uncountTry(database, count);
  }
}

function countersOf(what: Throttled, { ip, email }: Trier): { pair: Counter | undefined; others: Counter[] } {
  const { window, pair, address, email: byEmail } = throttleLimits[what];
  const network = clientNetwork(ip);
  const others = [{ key: keyOf(what, 'address', network), max: address, window }];
  if (byEmail !== undefined) others.push({ key: keyOf(what, 'email', email), max: byEmail, window });
  return {
    pair: pair === undefined ? undefined : { key: keyOf(what, 'pair', network, email), max: pair, window },
    others,
  };
}

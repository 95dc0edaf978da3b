import { createHash } from 'node:crypto';
import type { Database } from '../database/schema.ts';

/** A counter and its limit. */
export interface Counter {
  readonly key: string;
  readonly max: number;
  readonly window: number;
}

/** A counted attempt. It can be taken back until its window ends. */
export interface Count {
  readonly key: string;
  readonly count: number;
  readonly resetsAt: number;
}

/**
 * Hashed, because the table must not become a list of who attempted what, and an attacker must not control the length
 * of a key.
 */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Counts one attempt in one statement, so that simultaneous attempts in any processes are numbered separately. */
export async function countTry(database: Database, { key, window }: Counter, now: number): Promise<Count> {
  const row = await database
    .insertInto('throttles')
    .values({ key, count: 1, resets_at: now + window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('throttles.resets_at', '<=', now);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('throttles.count', '+', 1))
            .end(),
          resets_at: eb
            .case()
            .when(isOver)
            // As a literal it would be part of the statement, and each value would need its own prepared statement.
            .then(eb.val(now + window))
            .else(eb.ref('throttles.resets_at'))
            .end(),
        };
      }),
    )
    .returning(['count', 'resets_at as resetsAt'])
    .executeTakeFirstOrThrow();
  return { key, ...row };
}

/** Takes back one attempt, unless its window has ended. */
export async function uncountTry(database: Database, { key, resetsAt }: Count): Promise<void> {
  await database
    .updateTable('throttles')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('resets_at', '=', resetsAt)
    .where('count', '>', 0)
    .execute();
}

export async function forgetTries(database: Database, key: string): Promise<void> {
  await database.deleteFrom('throttles').where('key', '=', key).execute();
}

export async function deleteEndedThrottles(database: Database, now: number): Promise<void> {
  await database.deleteFrom('throttles').where('resets_at', '<=', now).execute();
}

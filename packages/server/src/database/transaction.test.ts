import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { createTestApp } from '../testing/test-app.ts';
import { testOn } from '../testing/test-database.ts';
import { inUnsyncedTransaction } from './transaction.ts';

testOn('sqlite', 'only a transaction in passing leaves the disk unwaited for, also when it fails', async (t) => {
  const { database } = await createTestApp(t);
  const waits = async (on: Pick<typeof database, 'getExecutor'> = database) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(on)).rows[0]?.synchronous;
  const [full, normal] = [2, 1];
  assert.equal(await waits(), full);
  assert.equal(await inUnsyncedTransaction(database, waits), normal);
  assert.equal(await waits(), full);
  await assert.rejects(
    inUnsyncedTransaction(database, async (transaction) => {
      await transaction.insertInto('throttles').values({ key: 'a', count: 1, resets_at: 1 }).execute();
      throw new Error('given up');
    }),
    /given up/,
  );
  assert.equal(await waits(), full);
  assert.deepEqual(await database.selectFrom('throttles').selectAll().execute(), []);
});

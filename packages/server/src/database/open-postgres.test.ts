import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { asAdministrator, postgresUrl, temporaryStorage, testOn } from '../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';
import { inTransaction } from './transaction.ts';

/** Each message is one sentence, and none repeats the password. */
const refusals: readonly [fact: string, change: (url: URL) => void, sentence: RegExp][] = [
  [
    'nobody listens',
    (url) => (url.port = '1'),
    /^The database server cannot be reached \(.*ECONNREFUSED.*\): start it/,
  ],
  [
    'the host is no name',
    (url) => (url.hostname = 'no.such.host.invalid'),
    /^The database server cannot be reached \(/,
  ],
  ['the password is wrong', (url) => (url.password = 'hunter2'), /^The database refused the user or the password/],
  ['the user is unknown', (url) => (url.username = 'nobody'), /^The database refused the user or the password/],
  [
    'there is no such database',
    (url) => (url.pathname = '/nothing'),
    /^The database server has no database of that name/,
  ],
  [
    'it is asked for TLS and has none',
    (url) => url.searchParams.set('sslmode', 'verify-full'),
    /cannot be reached \(.*SSL/,
  ],
];

for (const [fact, change, sentence] of refusals) {
  testOn('postgres', `${fact}: one sentence for the operator`, async () => {
    const url = new URL(await postgresUrl());
    const secret = url.password;
    change(url);
    await assert.rejects(openPostgres(url.href), (error: Error) => {
      assert.equal(error.name, 'OperatorError');
      assert.match(error.message, sentence);
      for (const text of [secret, 'hunter2', '\n']) assert.ok(!error.message.includes(text));
      return true;
    });
  });
}

testOn('postgres', 'a user who may not create tables is told so', async (t) => {
  const { databaseUrl = '' } = await temporaryStorage(t);
  const schema = /search_path=(\w+)/.exec(decodeURIComponent(databaseUrl.replaceAll('+', ' ')))?.[1];
  await asAdministrator((client) =>
    client.query(`create role guest login password 'guest'; grant usage on schema ${schema} to guest`),
  );
  t.after(() => asAdministrator((client) => client.query('drop owned by guest; drop role guest')));
  const url = new URL(databaseUrl);
  url.username = 'guest';
  url.password = 'guest';
  await assert.rejects(openPostgres(url.href), {
    name: 'OperatorError',
    message: /may not create tables|cannot be used/,
  });
});

testOn('postgres', 'times and counts come back as numbers', async (t) => {
  const database = await openDatabase(await temporaryStorage(t));
  t.after(() => database.destroy());
  const { rows } = await sql`select 1767225600000::bigint as at, count(*) as count from users`.execute(database);
  assert.deepEqual(rows, [{ at: 1_767_225_600_000, count: 0 }]);
});

testOn('postgres', 'a statement has 15 seconds, and a transaction that does nothing has 30', async (t) => {
  const database = await openDatabase(await temporaryStorage(t));
  t.after(() => database.destroy());
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(database);
  assert.deepEqual(rows, [{ statement: '15s', idle: '30s' }]);
});

testOn('postgres', 'a connection that the database ends is replaced, and the process lives on', async (t) => {
  const database = await openDatabase(await temporaryStorage(t));
  t.after(() => database.destroy());
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  await asAdministrator((client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
  await new Promise((resume) => setTimeout(resume, 100));
  assert.equal((await sql`select 1`.execute(database)).rows.length, 1);
});

testOn('postgres', 'one that it ends under a transaction costs that transaction and no more', async (t) => {
  const database = await openDatabase(await temporaryStorage(t));
  t.after(() => database.destroy());
  const isGone = async (pid: number | undefined) => {
    const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(database);
    return rows.length === 0;
  };
  const broken = inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await asAdministrator((client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    while (!(await isGone(rows[0]?.pid)));
    await sql`select 1`.execute(transaction);
  });
  await assert.rejects(broken);
  assert.equal((await sql`select 1`.execute(database)).rows.length, 1);
});

testOn('postgres', 'one that falls silent without an end is given up and replaced', async (t) => {
  const { databaseUrl = '' } = await temporaryStorage(t);
  const relay = await relayTo(t, databaseUrl);
  const database = await openPostgres(relay.url, { silence: 2_000 });
  t.after(() => database.destroy());
  relay.silence();
  await assert.rejects(sql`select 1`.execute(database));
  assert.equal((await sql`select 1`.execute(database)).rows.length, 1);
});

testOn(
  'postgres',
  'transactions that the database makes serializable are tried again until all 40 have counted',
  async (t) => {
    const { databaseUrl = '', dataDir } = await temporaryStorage(t);
    const database = await openDatabase({ databaseUrl, dataDir });
    t.after(() => database.destroy());
    await sql`create table counter (value integer)`.execute(database);
    await sql`insert into counter values (0)`.execute(database);
    let tries = 0;
    const count = () =>
      inTransaction(database, async (transaction) => {
        tries += 1;
        // Some distributed databases do this at any isolation level.
        await sql`set transaction isolation level serializable`.execute(transaction);
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(transaction);
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(transaction);
      });
    for (let batch = 0; batch < 10; batch += 1) await Promise.all(Array.from({ length: 4 }, count));
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(database);
    assert.equal(rows[0]?.value, 40);
    assert.ok(tries > 40, `${tries} tries: none was asked for again`);
  },
);

/** A relay between the server and its database. `silence` drops all traffic, as when a machine vanishes. */
async function relayTo(t: TestContext, databaseUrl: string): Promise<{ url: string; silence: () => void }> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  t.after(() => {
    relay.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  url.port = String(address.port);
  return {
    url: url.href,
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plainTest, type TestContext, type TestOptions } from 'node:test';
import pg from 'pg';
import type { Engine } from '../database/engine.ts';
import type { Storage } from '../database/open-database.ts';
import { startPostgres } from './test-postgres.ts';

type Body = (t: TestContext) => Promise<void> | void;

const TITLES: Readonly<Record<Engine, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const IN_MEMORY = '/dev/shm';
const engines = new WeakMap<TestContext, Engine>();

/** Runs the same test on both databases. `createTestApp` and `temporaryStorage` read the engine from `t`. */
export function test(title: string, body: Body): void {
  for (const engine of ['sqlite', 'postgres'] as const) testOn(engine, title, body);
}

/** For tests of a single engine. */
export function testOn(engine: Engine, title: string, body: Body, options: TestOptions = {}): void {
  plainTest(`${title} [${TITLES[engine]}]`, options, async (t) => {
    engines.set(t, engine);
    const missing = engine === 'postgres' ? await whyNoPostgres() : undefined;
    if (missing === undefined) return body(t);
    if (process.env.CI) throw new Error(missing);
    return t.skip(missing);
  });
}

/** The database that a test of `test` or `testOn` runs on. */
export function engineOfTest(t: TestContext): Engine {
  const engine = engines.get(t);
  if (engine === undefined) throw new Error('The test is not registered with test() of test-database.ts');
  return engine;
}

export async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(placeOfFolders(), 'first60-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** More bytes than a test's folders can ever need in total. */
const ROOM = 512 * 1024 * 1024;

/**
 * In memory if Linux has room for it, because SQLite waits for the disk at every commit, and these tests do not test
 * the disk.
 */
function placeOfFolders(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    accessSync(IN_MEMORY, constants.W_OK);
    return bavail * bsize > ROOM ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** An empty place for this test's database: a folder, or a schema on this run's PostgreSQL server. */
export async function temporaryStorage(t: TestContext): Promise<Storage> {
  const dataDir = await temporaryFolder(t);
  return { dataDir, databaseUrl: engineOfTest(t) === 'postgres' ? await newSchema(t) : undefined };
}

/** The same, as environment variables of a process. */
export async function temporaryEnv(t: TestContext): Promise<Record<string, string>> {
  const { dataDir, databaseUrl } = await temporaryStorage(t);
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}

async function newSchema(t: TestContext): Promise<string> {
  const { url, drop } = await createSchema();
  t.after(drop);
  return url;
}

export interface TestSchema {
  readonly url: string;
  readonly drop: () => Promise<unknown>;
}

/**
 * A schema is created far faster than a database. To a program that does not name a schema, it looks like a database.
 */
export async function createSchema(): Promise<TestSchema> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator((client) => client.query(`create schema ${name}`));
  const url = new URL(await postgresUrl());
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, drop: () => asAdministrator((client) => client.query(`drop schema ${name} cascade`)) };
}

/** Runs statements alongside the server under test, with all privileges. */
export async function asAdministrator<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: await postgresUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

let own: Promise<string> | undefined;

/** Address of the server from the global setup, otherwise of one started for this test file alone. */
export function postgresUrl(): Promise<string> {
  const shared = process.env.FIRST60_TEST_POSTGRES;
  if (shared) return Promise.resolve(shared);
  own ??= startPostgres().then(({ url }) => url);
  return own;
}

async function whyNoPostgres(): Promise<string | undefined> {
  return postgresUrl().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

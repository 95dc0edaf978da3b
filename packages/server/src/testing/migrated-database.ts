import { readFile, writeFile } from 'node:fs/promises';
import { after, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { openDatabase, type Storage } from '../database/open-database.ts';
import { openSqlite, sqliteFile } from '../database/open-sqlite.ts';
import type { Database } from '../database/schema.ts';
import { createSchema, engineOfTest, type TestSchema, temporaryFolder } from './test-database.ts';

/*
 * Migrations take far longer than most tests. So each test file's process applies them once per engine: a new SQLite
 * database is a copy of the first file, and a PostgreSQL schema is emptied after a test and reused.
 */

/** An empty database at the current schema. */
export interface MigratedDatabase {
  readonly storage: Storage;
  readonly database: Database;
  /** Releases the database after the code using it has closed it. */
  readonly release: () => Promise<void>;
}

/** Creates a database for this test, on the test's engine. */
export async function migratedDatabase(t: TestContext): Promise<MigratedDatabase> {
  const dataDir = await temporaryFolder(t);
  if (engineOfTest(t) === 'postgres') return migratedSchema(dataDir);
  template ??= migratedFile(await temporaryFolder(t));
  await writeFile(sqliteFile(dataDir), await template, { mode: 0o600 });
  const database = await openSqlite(dataDir);
  return { storage: { dataDir, databaseUrl: undefined }, database, release: () => database.destroy() };
}

let template: Promise<Buffer> | undefined;

async function migratedFile(dataDir: string): Promise<Buffer> {
  const database = await openSqlite(dataDir);
  await database.destroy();
  return readFile(sqliteFile(dataDir));
}

interface Reusable {
  readonly schema: TestSchema;
  readonly database: Database;
  /** Describes its tables and triggers, because a test may have changed them. */
  readonly shape: string;
  readonly empty: string;
}

const free: Reusable[] = [];
after(() => Promise.all(free.map(discard)));

async function migratedSchema(dataDir: string): Promise<MigratedDatabase> {
  const one = free.pop() ?? (await newReusable(dataDir));
  return {
    storage: { dataDir, databaseUrl: one.schema.url },
    database: one.database,
    release: async () => {
      if (await isEmptied(one)) free.push(one);
      else await discard(one);
    },
  };
}

async function newReusable(dataDir: string): Promise<Reusable> {
  const schema = await createSchema();
  const database = await openDatabase({ dataDir, databaseUrl: schema.url });
  return { schema, database, shape: await shapeOf(database), empty: await emptying(database) };
}

async function discard({ schema, database }: Reusable): Promise<void> {
  await database.destroy();
  await schema.drop();
}

/** Empties the database. False when the test has closed it, holds a lock, or has left other tables behind. */
async function isEmptied({ database, shape, empty }: Reusable): Promise<boolean> {
  try {
    await database.transaction().execute((transaction) => sql.raw(empty).execute(transaction));
    return (await shapeOf(database)) === shape;
  } catch {
    return false;
  }
}

/**
 * Statements that restore the current content of every table. They bypass triggers and references, so they also work
 * for append-only tables.
 */
async function emptying(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(database);
  const refills = await Promise.all(
    rows.map(async ({ name }) => {
      const held = await sql<{ all: string | null }>`
        select json_agg(held)::text as all from ${sql.table(name)} held`.execute(database);
      const all = held.rows[0]?.all?.replaceAll("'", "''");
      if (all === undefined) return '';
      return `insert into "${name}" select * from json_populate_recordset(null::"${name}", '${all}');`;
    }),
  );
  const empties = rows.map(({ name }) => `delete from "${name}";`);
  return ["set local lock_timeout = '2s'; set local session_replication_role = replica;", ...empties, ...refills].join(
    '',
  );
}

async function shapeOf(database: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select
      (select json_agg(json_build_array(relname, attname, atttypid, attnotnull) order by relname, attnum)
        from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = current_schema()::regnamespace and attnum > 0)::text
      || (select json_agg(json_build_array(relname, tgname, tgenabled) order by relname, tgname)
        from pg_class join pg_trigger on tgrelid = pg_class.oid
        where relnamespace = current_schema()::regnamespace and not tgisinternal)::text as shape`.execute(database);
  return rows[0]?.shape ?? '';
}

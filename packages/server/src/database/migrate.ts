import { type Migration, migrations } from '../migrations/index.ts';
import { OperatorError } from '../operator-error.ts';
import { engineOf, tableNames } from './engine.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

// A type instead of an interface, because Kysely adds tables through an index signature, which interfaces lack.
type MigrationLog = { migrations: { position: number; name: string; applied_at: number } };

const LOG_COLUMNS = ['position', 'name', 'applied_at'] as const;
/**
 * Besides the two conflicts, these codes mean that another process has just created the same table or type. On
 * PostgreSQL, "if not exists" does not see rows from an open transaction.
 */
const STARTED_TOGETHER: ReadonlySet<string> = new Set(['40001', '40P01', '23505', '42P07', '42710']);

/** The log is not part of the application's schema. */
const logOf = (database: Database) => database.withTables<MigrationLog>();

/**
 * Applies the missing migrations in order, in one transaction, because several processes may start on one database at
 * once. Refuses a database with a migration that this version does not expect at that position, because another version
 * wrote it and guessing could destroy data. Also refuses a database that has tables but no migration log of ours,
 * because it belongs to another program.
 */
export async function migrate(database: Database, known: readonly Migration[] = migrations): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      const log = logOf(transaction);
      await refuseForeign(transaction);
      await log.schema
        .createTable('migrations')
        .ifNotExists()
        .addColumn('position', 'integer', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('applied_at', 'bigint', (column) => column.notNull())
        .execute();
      const applied = await appliedNames(transaction);
      const stranger = applied.find((name, index) => known[index]?.name !== name);
      if (stranger !== undefined) {
        throw new OperatorError(
          `The database was written by another version of First60 (its migration "${stranger}" is unknown here): start that version, or restore a backup.`,
        );
      }
      for (const [offset, migration] of known.slice(applied.length).entries()) {
        await migration.up(transaction, engineOf(transaction));
        await log
          .insertInto('migrations')
          .values({ position: applied.length + offset + 1, name: migration.name, applied_at: Date.now() })
          .execute();
      }
    },
    { codes: STARTED_TOGETHER },
  );
}

/** True when the database has exactly this version's schema. A newer process may have changed it in the meantime. */
export async function isCurrent(database: Database): Promise<boolean> {
  const applied = await appliedNames(database);
  return applied.length === migrations.length && applied.every((name, index) => migrations[index]?.name === name);
}

async function appliedNames(database: Database): Promise<string[]> {
  const rows = await logOf(database).selectFrom('migrations').select('name').orderBy('position').execute();
  return rows.map(({ name }) => name);
}

async function refuseForeign(database: Database): Promise<void> {
  const tables = await tableNames(database);
  if (tables.length === 0 || (tables.includes('migrations') && (await isOurLog(database)))) return;
  const shown = tables.slice(0, 3).join(', ') + (tables.length > 3 ? ', …' : '');
  throw new OperatorError(
    `The database holds the tables of another program (${shown}): give First60 a database of its own.`,
  );
}

/** Other programs also use this name for their migration table. */
async function isOurLog(database: Database): Promise<boolean> {
  const row = await logOf(database).selectFrom('migrations').selectAll().limit(1).executeTakeFirst();
  return row === undefined || LOG_COLUMNS.every((column) => column in row);
}

import type { Kysely } from 'kysely';
import { type Migration, migrations } from '../migrations/index.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './schema.ts';

interface MigrationLog {
  migrations: { position: number; name: string; applied_at: number };
}

/**
 * Applies what is missing, in order, in one transaction: several processes may start at once on one
 * database. Refused when the database has seen a migration that this version does not know at that
 * place: it was written by another version, and guessing could destroy it.
 */
export async function migrate(database: Database, known: readonly Migration[] = migrations): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const log = transaction as unknown as Kysely<MigrationLog>; // the log is not part of the application's schema
    await log.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('position', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const applied = await log.selectFrom('migrations').select('name').orderBy('position').execute();
    const stranger = applied.find(({ name }, index) => known[index]?.name !== name);
    if (stranger !== undefined) {
      throw new OperatorError(
        `The database was written by another version of First60 (its migration "${stranger.name}" is unknown here): start that version, or restore a backup.`,
      );
    }
    for (const [offset, migration] of known.slice(applied.length).entries()) {
      await migration.up(transaction);
      await log
        .insertInto('migrations')
        .values({ position: applied.length + offset + 1, name: migration.name, applied_at: Date.now() })
        .execute();
    }
  });
}

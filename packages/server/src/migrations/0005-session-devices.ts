import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Gives each session an id that may be shown, unlike its token, and a description that helps its owner recognize the
 * device.
 */
export const sessionDevices: Migration = {
  name: '0005-session-devices',
  async up(transaction) {
    const { schema } = transaction;
    const empty = "''";
    await schema
      .alterTable('sessions')
      .addColumn('id', 'text', (column) => column.notNull().defaultTo(sql.raw(empty)))
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(sql.raw(empty)))
      .execute();
    // Earlier sessions stay valid. Half of a hash of 256 random bits is unique and cannot be used to sign in.
    await transaction.updateTable('sessions').set({ id: sql<string>`substr(token_hash, 1, 32)` }).execute();
    await schema.createIndex('sessions_by_id').on('sessions').column('id').unique().execute();
  },
};

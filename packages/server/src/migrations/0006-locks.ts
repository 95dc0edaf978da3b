import type { Migration } from './migration.ts';

/** A row that a transaction writes to first, so that no other transaction decides about the same rows. */
export const locks: Migration = {
  name: '0006-locks',
  async up(transaction) {
    const { schema } = transaction;
    await schema
      .createTable('locks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('taken', 'bigint', (column) => column.notNull())
      .execute();
    await transaction.insertInto('locks').values({ name: 'roles', taken: 0 }).execute();
    await schema.createIndex('users_by_role').on('users').columns(['is_admin', 'is_active']).execute();
  },
};

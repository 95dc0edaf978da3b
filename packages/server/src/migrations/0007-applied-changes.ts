import type { Migration } from './migration.ts';

/** The names of applied changes, so that none is applied twice. */
export const appliedChanges: Migration = {
  name: '0007-applied-changes',
  async up({ schema }) {
    await schema
      .createTable('applied_changes')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('applied_changes_key', ['user_id', 'key'])
      .execute();
  },
};

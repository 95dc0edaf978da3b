import type { Migration } from './migration.ts';

export const favorites: Migration = {
  name: '0002-favorites',
  async up({ schema }) {
    await schema
      .createTable('favorites')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('medication_id', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('favorites_key', ['user_id', 'medication_id'])
      .execute();
  },
};

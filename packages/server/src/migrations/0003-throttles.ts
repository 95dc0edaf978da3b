import type { Migration } from './migration.ts';

export const throttles: Migration = {
  name: '0003-throttles',
  async up({ schema }) {
    await schema
      .createTable('throttles')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('resets_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('throttles_by_end').on('throttles').column('resets_at').execute();
  },
};

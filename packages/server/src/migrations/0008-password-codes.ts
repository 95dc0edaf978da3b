import type { Migration } from './migration.ts';

/** The code for setting a new password after an administrator has reset the old one. A user has only one at a time. */
export const passwordCodes: Migration = {
  name: '0008-password-codes',
  async up({ schema }) {
    await schema
      .createTable('password_codes')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

import type { Migration } from './migration.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  async up({ schema }) {
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('certification_level', 'text')
      .addColumn('department', 'text')
      .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_login_at', 'bigint')
      .execute();

    await schema
      .createTable('security_answers')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('answer_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('security_answers_key', ['user_id', 'position'])
      .execute();

    await schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('renewed_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
    await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

    await schema
      .createTable('disclaimer_acceptances')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('disclaimer_acceptances_key', ['user_id', 'version'])
      .execute();
  },
};

import type { Migration } from './migration.ts';

/** Reason why another person ended a session, for the holder of its token. */
export const endedSessions: Migration = {
  name: '0009-ended-sessions',
  async up({ schema }) {
    await schema
      .createTable('ended_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('ended_sessions_by_user').on('ended_sessions').column('user_id').execute();
  },
};

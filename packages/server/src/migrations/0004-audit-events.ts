import { sql } from 'kysely';
import type { Engine } from '../database/engine.ts';
import type { Migration } from './migration.ts';

/** Events can only be added. The database itself refuses every other change. */
const APPEND_ONLY: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ['update', 'delete'].map(
    (change) => `create trigger audit_events_refuse_${change} before ${change} on audit_events
      begin select raise(abort, 'audit_events is append-only'); end`,
  ),
  postgres: [
    `create function audit_events_refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'audit_events is append-only'; end $$`,
    `create trigger audit_events_refuse_row before update or delete on audit_events
      for each row execute function audit_events_refuse_change()`,
    `create trigger audit_events_refuse_truncate before truncate on audit_events
      for each statement execute function audit_events_refuse_change()`,
  ],
};

export const auditEvents: Migration = {
  name: '0004-audit-events',
  async up(transaction, engine) {
    const { schema } = transaction;
    await schema
      .createTable('audit_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      // No references, because an event outlives its account, but no longer names the user.
      .addColumn('user_id', 'text')
      .addColumn('actor_id', 'text')
      .addColumn('request_id', 'text')
      .execute();
    await schema.createIndex('audit_events_by_user').on('audit_events').columns(['user_id', 'at']).execute();
    for (const statement of APPEND_ONLY[engine]) await sql.raw(statement).execute(transaction);
  },
};

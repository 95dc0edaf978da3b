import { sql } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Migration } from './migration.ts';

/** Signed data is never changed. */
const SIGNED = ['content_parts', 'editions', 'approvals', 'second_entries', 'trust_lists', 'recalls'] as const;

/** Sealed editions: the published ones, their signatures, and the drafts that wait for signatures. */
export const content: Migration = {
  name: '0010-content',
  async up(transaction, engine) {
    const { schema } = transaction;
    await schema
      .createTable('content_parts')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('editions')
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull().unique())
      .addColumn('manifest', 'text', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      // No references, because published data stays when an account is deleted.
      .addColumn('published_by', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('drafts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('manifest', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('returned', 'text')
      .addColumn('findings', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('figures', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('second_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('draft_id', 'text', (column) => column.notNull())
      .addColumn('at_pointer', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('typed', 'text', (column) => column.notNull())
      .addColumn('agrees', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('second_entries_by_draft').on('second_entries').column('draft_id').execute();
    await schema
      .createTable('approvals')
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('assertion', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('approvals_key', ['digest', 'user_id'])
      .execute();
    await schema
      .createTable('trust_lists')
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('recovery', 'text')
      .addColumn('assertions', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('trust_signatures')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('assertion', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('trust_signatures_by_user').on('trust_signatures').column('user_id').execute();
    await schema
      .createTable('recalls')
      .addColumn('sequence', 'integer', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('assertion', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('content_people')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('is_editor', 'integer', (column) => column.notNull())
      .addColumn('is_reviewer', 'integer', (column) => column.notNull())
      .addColumn('is_director', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('regulation_confirmed_at', 'bigint')
      .execute();
    await schema
      .createTable('signing_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('enrolled_at', 'bigint', (column) => column.notNull())
      .addColumn('last_version', 'integer')
      .execute();
    await schema.createIndex('signing_keys_by_user').on('signing_keys').column('user_id').execute();
    await schema
      .createTable('receipts')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('installed_at', 'bigint', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('receipts_key', ['user_id', 'device_id', 'version'])
      .execute();
    await schema.createIndex('receipts_by_version').on('receipts').columns(['version', 'received_at']).execute();
    await transaction.insertInto('locks').values({ name: 'content', taken: 0 }).execute();
    for (const table of SIGNED) {
      for (const statement of appendOnly(table, engine)) await sql.raw(statement).execute(transaction);
    }
  },
};

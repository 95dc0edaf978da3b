import { sql } from 'kysely';
import type { Database, Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Every table with rows of its own, referenced tables first. The migration log and the locks are not copied but created
 * again.
 */
export const TABLES = [
  'users',
  'security_answers',
  'sessions',
  'ended_sessions',
  'password_codes',
  'disclaimer_acceptances',
  'favorites',
  'applied_changes',
  'throttles',
  'audit_events',
  'content_parts',
  'editions',
  'drafts',
  'second_entries',
  'approvals',
  'trust_lists',
  'trust_signatures',
  'recalls',
  'content_people',
  'signing_keys',
  'receipts',
] as const satisfies readonly (keyof Schema)[];

type TableName = (typeof TABLES)[number];
export type RowCounts = Readonly<Record<TableName, number>>;

/** Rows per statement. With at most eleven columns this is far below PostgreSQL's limit of 65,535 parameters. */
const BATCH = 500;

/**
 * Copies every row of `source` into `target`, which must have the schema and no rows. Everything, including a row count
 * on both sides, happens in one transaction, so that either all rows are there afterwards or none. Nothing can be
 * written to the source during the copy.
 * @throws OperatorError
 */
export function moveRows(source: Database, target: Database): Promise<RowCounts> {
  // The source's transaction holds its write lock. A server that is still running waits and then refuses requests.
  return source.transaction().execute((from) =>
    inTransaction(target, async (into) => {
      await refuseRows(into);
      for (const table of TABLES) await copyTable(from, into, table);
      const expected = await countRows(from);
      const arrived = await countRows(into);
      const differing = TABLES.find((table) => arrived[table] !== expected[table]);
      if (differing !== undefined) {
        throw new OperatorError(
          `${differing} has ${expected[differing]} rows here and ${arrived[differing]} there: nothing was moved.`,
        );
      }
      return arrived;
    }),
  );
}

async function countRows(database: Database): Promise<RowCounts> {
  const counts = TABLES.map(async (table) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database);
    return [table, Number(rows[0]?.count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as RowCounts; // fromEntries loses the key types
}

async function refuseRows(target: Database): Promise<void> {
  const counts = await countRows(target);
  const filled = TABLES.filter((table) => counts[table] > 0);
  if (filled.length === 0) return;
  throw new OperatorError(`The database of DATABASE_URL is not empty (${filled.join(', ')}): nothing was moved.`);
}

async function copyTable(from: Database, into: Database, table: TableName): Promise<void> {
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} order by rowid limit ${BATCH} offset ${offset}`.execute(from);
    const [first] = rows;
    if (first === undefined) return;
    const columns = Object.keys(first);
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(into);
  }
}

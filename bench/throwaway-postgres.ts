import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';

const KEEPER = join(import.meta.dirname, '../packages/server/src/testing/postgres-keeper.ts');

/** A PostgreSQL server that waits for the disk, as in production, and ends with this process. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const keeper = spawn(process.execPath, [KEEPER, '--durable'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const end = once(keeper, 'exit');
  const line = once(keeper.stdout.setEncoding('utf8'), 'data').then(([text]) => String(text).trim());
  const url = await Promise.race([line, end.then(() => undefined)]);
  if (url === undefined) throw new Error('there is no PostgreSQL to measure with');
  return {
    url,
    stop: async () => {
      keeper.stdin.end();
      await end;
    },
  };
}

export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

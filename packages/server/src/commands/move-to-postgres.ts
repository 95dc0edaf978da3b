import { readConfig } from '../config.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { existingSqliteFile, openSqlite } from '../database/open-sqlite.ts';
import { OperatorError } from '../operator-error.ts';
import { moveRows, type RowCounts } from './move-rows.ts';
import { runCommand } from './run-command.ts';

/** Entry point of `npm run move-to-postgres`: copies the embedded database into an empty PostgreSQL one. */
runCommand(async (args) => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (args.length > 0 || databaseUrl === undefined) {
    throw new OperatorError('Usage: DATABASE_URL=postgres://… npm run move-to-postgres (stop the server first)');
  }
  existingSqliteFile(dataDir);
  const target = await openPostgres(databaseUrl);
  try {
    const source = await openSqlite(dataDir);
    try {
      return report(await moveRows(source, target));
    } finally {
      await source.destroy();
    }
  } finally {
    await target.destroy();
  }
});

function report(counts: RowCounts): string {
  const lines = Object.entries(counts).map(([table, count]) => `${table.padEnd(24)}${String(count).padStart(9)}`);
  return [...lines, 'All rows have been moved and counted. Start the server with the same DATABASE_URL.'].join('\n');
}

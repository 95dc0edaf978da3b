import { join } from 'node:path';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

/* One PostgreSQL server for all test files in a run: `node --test --test-global-setup=…/testing/postgres-setup.ts`. */

/**
 * Read by test-database.ts in each test file's process. If the variable is already set, it names the engine to test,
 * and no server is started.
 */
const URL_VARIABLE = 'FIRST60_TEST_POSTGRES';

/**
 * Each test file is a process of its own, and many start the server in further processes. They share Node's compile
 * cache.
 */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/first60/compiled');

let postgres: TestPostgres | undefined;

export async function globalSetup(): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  if (process.env[URL_VARIABLE]) return;
  postgres = await startPostgres().catch((error: unknown) => {
    // The tests that need PostgreSQL report this themselves, each under its own name.
    process.stderr.write(`PostgreSQL for the tests: ${error instanceof Error ? error.message : error}\n`);
    return undefined;
  });
  if (postgres !== undefined) process.env[URL_VARIABLE] = postgres.url;
}

export async function globalTeardown(): Promise<void> {
  await postgres?.stop();
}

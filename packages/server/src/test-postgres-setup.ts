import { startPostgres, type TestPostgres } from './test-postgres.ts';

/* One PostgreSQL for all test files of a run: `node --test --test-global-setup=…/test-postgres-setup.ts`. */

/** Read by test-database.ts in the process of each test file. */
const URL_VARIABLE = 'FIRST60_TEST_POSTGRES';

let postgres: TestPostgres | undefined;

export async function globalSetup(): Promise<void> {
  postgres = await startPostgres().catch((error: unknown) => {
    // The tests that need one say so themselves, each under its own name.
    process.stderr.write(`PostgreSQL for the tests: ${error instanceof Error ? error.message : error}\n`);
    return undefined;
  });
  if (postgres !== undefined) process.env[URL_VARIABLE] = postgres.url;
}

export async function globalTeardown(): Promise<void> {
  await postgres?.stop();
}

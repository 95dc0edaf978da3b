import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { codeOf, messageOf } from './failure.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';

/**
 * Connections per process. A request holds one for a few milliseconds, so ten serve hundreds of requests at a time.
 * PostgreSQL allows 100 by default, which is enough for eight processes and an operator.
 */
const MAX_CONNECTIONS = 10;
/** How long a request waits for a connection or for one statement before it fails, in milliseconds. */
const CONNECTION_WAIT = 5_000;
const STATEMENT_TIMEOUT = 15_000;
/** A process that freezes during a transaction must not hold its locks forever. */
const IDLE_TRANSACTION_TIMEOUT = 30_000;

/**
 * A connection that is silent for this long is closed. Statement timeouts and idle times in the pool are both shorter.
 * Without this limit, the operating system would wait a quarter of an hour when a machine vanishes.
 */
const SILENCE_TIMEOUT = 20_000;

/** Opens the PostgreSQL database at `url` and brings it to the current schema. @throws OperatorError */
export async function openPostgres(url: string, { silence = SILENCE_TIMEOUT } = {}): Promise<Database> {
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(url, silence) }) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error instanceof OperatorError ? error : new OperatorError(sentenceFor(error));
  }
  return database;
}

function createPool(url: string, silence: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'first60',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_WAIT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(silence, () => socket.destroy());
    },
    types: { getTypeParser },
  });
  // A broken connection (when the database restarts) is replaced, and the request that was using it fails. Without
  // listeners its error would end the process. The pool reports errors on idle connections, and busy connections report
  // their own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** 64-bit integers arrive as text by default. These columns hold times and counts, far below 2^53. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

const ADVICE = 'check DATABASE_URL';

/** The message never repeats the address, because it contains a password. */
function sentenceFor(error: unknown): string {
  const code = codeOf(error);
  if (/^(?:28000|28P01)$/.test(code)) return `The database refused the user or the password: ${ADVICE}.`;
  if (code === '3D000') return `The database server has no database of that name: create it, or ${ADVICE}.`;
  if (code === '42501') return 'The database user may not create tables: make it the owner of the database.';
  if (/^(?:57P03|53300)$/.test(code)) return `The database server takes no connections now (${messageOf(error)}).`;
  if (/^E[A-Z_]+$/.test(code) || /timeout|terminated|SSL/i.test(messageOf(error))) {
    return `The database server cannot be reached (${describe(error)}): start it, or ${ADVICE}.`;
  }
  return `The database cannot be used (${describe(error)}): ${ADVICE}.`;
}

/** A host with two addresses fails with two errors and has no message of its own. */
function describe(error: unknown): string {
  return error instanceof AggregateError ? codeOf(error) : messageOf(error);
}

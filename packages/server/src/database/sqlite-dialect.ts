import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { preparedOnce } from './prepared-once.ts';
import { isBusy } from './sqlite-busy.ts';

/** How long a writer waits for earlier writers, and the longest pause between two attempts, in milliseconds. */
const LOCK_TIMEOUT = 10_000;
const LONGEST_PAUSE = 10;

/** Kysely on Node's own SQLite. The connection itself must not wait (`timeout: 0`). See WaitingDriver. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  /** Both are closed with the database. */
  constructor(connection: DatabaseSync, reader: DatabaseSync) {
    const config = { database: databaseOf(connection, reader) };
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new WaitingDriver(this.#config);
  }
}

/**
 * Waits for other writers without blocking the process. SQLite's own busy timeout sleeps in the one thread that serves
 * every request. During that sleep the first connection of this process could not commit, so a second one would wait in
 * vain.
 */
class WaitingDriver extends SqliteDriver {
  #waiting: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#waiting ??= {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#waiting;
  }

  /**
   * A transaction that starts as a reader and then writes is refused immediately if another one has written in between.
   * If it takes the write lock from the start, it waits its turn.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Only `begin immediate` and single statements can find the database busy, and they have changed nothing then. */
async function retryWhileBusy<Result>(run: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LOCK_TIMEOUT;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(1 + Math.random() * LONGEST_PAUSE);
    }
  }
}

/** The reader closes first, because the last connection to close merges the log into the file. */
function databaseOf(connection: DatabaseSync, reader: DatabaseSync): SqliteDatabase {
  return {
    close: () => {
      reader.close();
      connection.close();
    },
    prepare: preparedOnce((sql) => prepare(connection, sql)),
  };
}

function prepare(connection: DatabaseSync, sql: string): SqliteStatement {
  const statement = connection.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]; // the queries are typed
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

import { promisifyRequest } from 'idb-keyval';

/** Separate from the database for the user's server responses, which is emptied when the user signs out. */
const DATABASE = 'first60-codes';
/** The database's stores. */
export const CODES = 'codes';
export const EVENTS = 'events';
export const LIFE = 'life';
export const RESERVE = 'reserve';
/** Index of the events by id. */
export const BY_ID = 'by-id';

/**
 * Longest wait for the database, in ms. A browser may never respond to an open request, and a frozen tab can block the
 * database for as long as it is frozen. Until the database responds, the journal has the events.
 */
const PATIENCE_MS = 4_000;

let open: Promise<IDBDatabase> | undefined;

/**
 * Runs work in one transaction, which is on the disk when this resolves. The connection stays open, because opening
 * takes longer than writing. Browsers drop connections, so a dead connection is reopened once.
 * @throws if the browser blocks the database or has no space left
 */
export async function inDatabase<Result>(
  stores: readonly string[],
  mode: 'readonly' | 'readwrite',
  work: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = await begun(stores, mode).catch((error: unknown) => {
    if (!isOfDeadConnection(error)) throw error;
    dropConnection();
    return begun(stores, mode);
  });
  const end = endOf(transaction);
  // An earlier error also rejects this promise, and is thrown below.
  end.catch(() => undefined);
  try {
    const result = await work(transaction);
    if (mode === 'readwrite') transaction.commit();
    await end;
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

const begun = async (stores: readonly string[], mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> =>
  (await connection()).transaction([...stores], mode, { durability: 'strict' });

const isOfDeadConnection = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

function connection(): Promise<IDBDatabase> {
  if (open === undefined) {
    const opening = opened();
    open = opening;
    // The next write opens the database again.
    opening.catch(() => {
      if (open === opening) open = undefined;
    });
  }
  return open;
}

/** Closes the connection. If this tab were frozen with an open connection, it could block the other tabs. */
export function dropConnection(): void {
  open?.then(
    (database) => database.close(),
    () => undefined,
  );
  open = undefined;
}

async function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore(CODES, { keyPath: 'code' });
    database.createObjectStore(EVENTS, { keyPath: ['code', 'seq'] }).createIndex(BY_ID, 'id', { unique: true });
    database.createObjectStore(LIFE, { keyPath: 'code' });
    database.createObjectStore(RESERVE);
  };
  const database = await soon(promisifyRequest(opening));
  database.onclose = dropConnection;
  database.onversionchange = dropConnection;
  return database;
}

/** @throws if the database does not respond in time */
export const soon = <Result>(work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(silence));
  });

/** Aborts a transaction. A transaction that has already ended cannot be aborted. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}

/**
 * Resolves when a transaction is complete. `promisifyRequest` would not notice a full device in browsers that report it
 * only on a request.
 */
const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was given up.'));
  });

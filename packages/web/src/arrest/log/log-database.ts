import { promisifyRequest } from 'idb-keyval';

/** Not the database of the user's answers, which is emptied when they leave. */
const DATABASE = 'first60-codes';
/** Stores of the database. */
export const CODES = 'codes';
export const EVENTS = 'events';
export const LIFE = 'life';
export const RESERVE = 'reserve';
/** Events by their id. */
export const BY_ID = 'by-id';

/**
 * A browser may leave an opening without an answer, and a frozen tab can hold up the database for as long as it is frozen.
 * The journal has the events meanwhile.
 */
const PATIENCE_MS = 4_000;

let open: Promise<IDBDatabase> | undefined;

/**
 * Work in one transaction, which is on the disk when it ends. The connection stays open, because opening one takes longer
 * than writing. Browsers drop connections, so a dead one is opened again, once.
 * @throws where the browser blocks the database, or has no room
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
  // An error before the end is that of the end as well.
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
    // The next write tries again.
    opening.catch(() => {
      if (open === opening) open = undefined;
    });
  }
  return open;
}

/** Closes the connection. A tab that is frozen with an open one could hold up the others. */
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

/** @throws where the database is silent for too long */
export const soon = <Result>(work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(silence));
  });

/** One that has ended by itself cannot be ended again. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over.
  }
}

/** `promisifyRequest` of a transaction does not say that the device is full where the browser tells it of a request. */
const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was given up.'));
  });

import type { ArrestClock, ArrestEvent } from '@first60/clinical';
import { promisifyRequest } from 'idb-keyval';
import { BY_ID, CODES, EVENTS, inDatabase, LIFE, RESERVE } from './log-database.ts';
import { inOrder, standingEnd } from './log-order.ts';
import { readEvent } from './read-event.ts';

/** An arrest's data in the database besides its events. It is read without them when arrests are deleted. */
export interface ArrestRow {
  readonly code: string;
  readonly user: string;
  readonly practice: boolean;
  /** Epoch milliseconds of the wall clock. */
  readonly startedAt: number;
  /** Time of its last event. */
  readonly lastAt: number;
  readonly endedAt?: number;
}

/** An arrest's last heartbeat. After a kill it is at most ten seconds old. */
export interface Life {
  readonly code: string;
  readonly clock: ArrestClock;
}

/** Everything stored for an arrest. Its events are as stored, because another version may have written them. */
export interface StoredArrest {
  readonly row: ArrestRow;
  readonly events: readonly unknown[];
  readonly life: Life | undefined;
}

const ofArrest = (code: string): IDBKeyRange => IDBKeyRange.bound([code, 0], [code, Number.POSITIVE_INFINITY]);

/**
 * Adds events from one arrest after the last one in the database, whichever tab wrote that one. Events already in the
 * database are not added again.
 * @returns the events as they are in the database
 */
export const appendEvents = (
  { code, user }: { readonly code: string; readonly user: string },
  added: readonly ArrestEvent[],
): Promise<readonly ArrestEvent[]> =>
  inDatabase([CODES, EVENTS], 'readwrite', async (transaction) => {
    const [codes, events] = [transaction.objectStore(CODES), transaction.objectStore(EVENTS)];
    const last = await promisifyRequest(events.openKeyCursor(ofArrest(code), 'prev'));
    let seq = last === null ? 0 : Number((last.key as readonly unknown[])[1]); // the store's key path
    const stored: ArrestEvent[] = [];
    for (const event of added) {
      const known = await promisifyRequest(events.index(BY_ID).getKey(event.id));
      if (known === undefined) seq += 1;
      const row = { ...event, seq: known === undefined ? seq : Number((known as readonly unknown[])[1]) };
      if (known === undefined) events.add(row);
      stored.push(row);
    }
    codes.put(await rowOf({ code, user }, stored, codes, events));
    return stored;
  });

/** Kinds of events that can change the end of the arrest. */
const OF_THE_END: ReadonlySet<string> = new Set(['ended', 'undone', 'restored']);

async function rowOf(
  whose: { readonly code: string; readonly user: string },
  added: readonly ArrestEvent[],
  codes: IDBObjectStore,
  events: IDBObjectStore,
): Promise<ArrestRow> {
  const before: ArrestRow | undefined = await promisifyRequest(codes.get(whose.code));
  const started = added.find(({ data }) => data.kind === 'started');
  const walls = added.map(({ at }) => at.wall);
  const row: ArrestRow = {
    practice: started?.data.kind === 'started' && started.data.practice,
    startedAt: started?.at.wall ?? Math.min(...walls),
    ...before,
    ...whose,
    lastAt: Math.max(before?.lastAt ?? 0, ...walls),
  };
  if (!added.some(({ data }) => OF_THE_END.has(data.kind))) return row;
  const all = (await promisifyRequest(events.getAll(ofArrest(whose.code)))).map(readEvent);
  const end = standingEnd(inOrder(all.filter((one) => typeof one === 'object')));
  const { endedAt: _, ...open } = row;
  return end === undefined ? open : { ...open, endedAt: end.at.wall };
}

/** All arrests on the device, from all users. */
export const readRows = (): Promise<readonly ArrestRow[]> =>
  inDatabase([CODES], 'readonly', (transaction) =>
    promisifyRequest<ArrestRow[]>(transaction.objectStore(CODES).getAll()),
  );

/** Reads one arrest. @returns undefined if there is none */
export const readArrest = (code: string): Promise<StoredArrest | undefined> =>
  inDatabase([CODES, EVENTS, LIFE], 'readonly', async (transaction) => {
    const [row, events, life] = await Promise.all([
      promisifyRequest<ArrestRow | undefined>(transaction.objectStore(CODES).get(code)),
      promisifyRequest<unknown[]>(transaction.objectStore(EVENTS).getAll(ofArrest(code))),
      promisifyRequest<Life | undefined>(transaction.objectStore(LIFE).get(code)),
    ]);
    return row && { row, events, life };
  });

/** Deletes everything stored for an arrest. */
export const deleteRows = (code: string): Promise<void> =>
  inDatabase([CODES, EVENTS, LIFE], 'readwrite', async (transaction) => {
    transaction.objectStore(CODES).delete(code);
    transaction.objectStore(EVENTS).delete(ofArrest(code));
    transaction.objectStore(LIFE).delete(code);
  });

/** Stores a heartbeat. */
export const writeLife = (life: Life): Promise<void> =>
  inDatabase([LIFE], 'readwrite', async (transaction) => {
    transaction.objectStore(LIFE).put(life);
  });

const RESERVE_BYTES = 1_000_000;
/** The most bytes that one call to getRandomValues fills. */
const RANDOM_BYTES = 65_536;

/**
 * Reserves space for a later arrest while space is available. The bytes are random, because others could be compressed.
 */
export const takeReserve = (): Promise<void> =>
  inDatabase([RESERVE], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(RESERVE);
    if ((await promisifyRequest(store.count())) > 0) return;
    const bytes = new Uint8Array(RESERVE_BYTES);
    for (let from = 0; from < RESERVE_BYTES; from += RANDOM_BYTES)
      crypto.getRandomValues(bytes.subarray(from, Math.min(RESERVE_BYTES, from + RANDOM_BYTES)));
    store.put(new Blob([bytes]), RESERVE);
  });

/** Frees the reserved space for data that must be written. */
export const freeReserve = (): Promise<void> =>
  inDatabase([RESERVE], 'readwrite', async (transaction) => {
    transaction.objectStore(RESERVE).clear();
  });

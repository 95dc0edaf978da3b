import type { ArrestClock, ArrestEvent } from '@first60/clinical';
import { promisifyRequest } from 'idb-keyval';
import { BY_ID, CODES, EVENTS, inDatabase, LIFE, RESERVE } from './log-database.ts';
import { inOrder, standingEnd } from './log-order.ts';
import { readEvent } from './read-event.ts';

/** What the database knows of an arrest beside its events. It is read without them where arrests are deleted. */
export interface ArrestRow {
  readonly code: string;
  readonly user: string;
  readonly practice: boolean;
  /** Epoch milliseconds of the wall clock. */
  readonly startedAt: number;
  /** Of its last event. */
  readonly lastAt: number;
  readonly endedAt?: number;
}

/** The last sign of life of an arrest: what a kill left of it is at most ten seconds older. */
export interface Life {
  readonly code: string;
  readonly clock: ArrestClock;
}

/** What is stored of an arrest. Its events are as they are: another version may have written them. */
export interface StoredArrest {
  readonly row: ArrestRow;
  readonly events: readonly unknown[];
  readonly life: Life | undefined;
}

const ofArrest = (code: string): IDBKeyRange => IDBKeyRange.bound([code, 0], [code, Number.POSITIVE_INFINITY]);

/**
 * Adds events of one arrest behind the last that the database has, whichever tab wrote that. One that it has is not added
 * again.
 * @returns the events as they stand in the database
 */
export const appendEvents = (
  { code, user }: { readonly code: string; readonly user: string },
  added: readonly ArrestEvent[],
): Promise<readonly ArrestEvent[]> =>
  inDatabase([CODES, EVENTS], 'readwrite', async (transaction) => {
    const [codes, events] = [transaction.objectStore(CODES), transaction.objectStore(EVENTS)];
    const last = await promisifyRequest(events.openKeyCursor(ofArrest(code), 'prev'));
    let seq = last === null ? 0 : Number((last.key as readonly unknown[])[1]); // the key path of the store
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

/** Events that can change whether the arrest has ended. */
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

/** Every arrest on the device, of whichever user. */
export const readRows = (): Promise<readonly ArrestRow[]> =>
  inDatabase([CODES], 'readonly', (transaction) =>
    promisifyRequest<ArrestRow[]>(transaction.objectStore(CODES).getAll()),
  );

/** One arrest. @returns undefined where there is none */
export const readArrest = (code: string): Promise<StoredArrest | undefined> =>
  inDatabase([CODES, EVENTS, LIFE], 'readonly', async (transaction) => {
    const [row, events, life] = await Promise.all([
      promisifyRequest<ArrestRow | undefined>(transaction.objectStore(CODES).get(code)),
      promisifyRequest<unknown[]>(transaction.objectStore(EVENTS).getAll(ofArrest(code))),
      promisifyRequest<Life | undefined>(transaction.objectStore(LIFE).get(code)),
    ]);
    return row && { row, events, life };
  });

/** Deletes all of an arrest. */
export const deleteRows = (code: string): Promise<void> =>
  inDatabase([CODES, EVENTS, LIFE], 'readwrite', async (transaction) => {
    transaction.objectStore(CODES).delete(code);
    transaction.objectStore(EVENTS).delete(ofArrest(code));
    transaction.objectStore(LIFE).delete(code);
  });

/** Stores a sign of life. */
export const writeLife = (life: Life): Promise<void> =>
  inDatabase([LIFE], 'readwrite', async (transaction) => {
    transaction.objectStore(LIFE).put(life);
  });

const RESERVE_BYTES = 1_000_000;
/** The most that one call of the random numbers gives. */
const RANDOM_BYTES = 65_536;

/** Takes the room for a later arrest now, while there is some. Random bytes: others would be stored in less room. */
export const takeReserve = (): Promise<void> =>
  inDatabase([RESERVE], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(RESERVE);
    if ((await promisifyRequest(store.count())) > 0) return;
    const bytes = new Uint8Array(RESERVE_BYTES);
    for (let from = 0; from < RESERVE_BYTES; from += RANDOM_BYTES)
      crypto.getRandomValues(bytes.subarray(from, Math.min(RESERVE_BYTES, from + RANDOM_BYTES)));
    store.put(new Blob([bytes]), RESERVE);
  });

/** Gives that room to what has to be written. */
export const freeReserve = (): Promise<void> =>
  inDatabase([RESERVE], 'readwrite', async (transaction) => {
    transaction.objectStore(RESERVE).clear();
  });

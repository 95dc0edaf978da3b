import assert from 'node:assert/strict';
import { beforeEach, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@first60/contract';
import { openScope } from '../../session/user-scope.ts';
import { type Change, withChange } from './change.ts';
import { deliverOutbox } from './deliver.ts';
import { outboxOf } from './outbox-store.ts';

const USER = 'user';
const KEY = `first60.outbox.${USER}`;

const openStay = () => openScope(USER, { isHere: () => true, onRefused: () => undefined });

/** The device's stored data, and a callback that runs right after a read that writes nothing. */
const device = new Map<string, unknown>();
let afterReading = (): void => {};

/** The part of IndexedDB that is used here: each transaction reads one value and may write it. */
function objectStore(mode: string) {
  const transaction: { oncomplete?: () => void } = {};
  const get = (key: string) => {
    const request: { result?: unknown; onsuccess?: () => void } = {};
    setImmediate(() => {
      request.result = device.get(key);
      request.onsuccess?.();
      if (mode === 'readonly') afterReading();
      setImmediate(() => transaction.oncomplete?.());
    });
    return request;
  };
  return { transaction, get, put: (value: unknown, key: string) => device.set(key, value) };
}
const database = { transaction: (_: string, mode: string) => ({ objectStore: () => objectStore(mode) }) };

Object.assign(globalThis, {
  indexedDB: {
    open: () => {
      const request: { result: unknown; onsuccess?: () => void } = { result: database };
      setImmediate(() => request.onsuccess?.());
      return request;
    },
  },
  BroadcastChannel: undefined,
});
Object.defineProperty(navigator, 'onLine', { value: true });

let stay = openStay();
beforeEach(() => {
  device.clear();
  afterReading = () => {};
  stay = openStay();
});

const change = (key: string, wanted: boolean, at: number): Change => {
  return { key, medicationId: 'aspirin', name: 'aspirin', wanted, at, page: 'page' };
};
const press = (added: Change): Promise<void> => outboxOf(stay.scope).change((list) => withChange(list, added));
const kept = (): readonly Change[] => (device.get(KEY) ?? []) as readonly Change[];

/** Responds to every change with a status, and records how the device stores the change at that time. */
function serve(t: TestContext, status: number, then = (): void => {}): Array<readonly [key: string, isBegun: boolean]> {
  const sent: Array<readonly [string, boolean]> = [];
  t.mock.method(globalThis, 'fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    const name = headers[IDEMPOTENCY_HEADER] ?? '';
    sent.push([name, kept().some(({ key, begun }) => key === name && begun === true)]);
    then();
    return Promise.resolve(Response.json({ id: 'aspirin' }, { status }));
  });
  return sent;
}

test('a newer press that comes while a change is picked is sent in its place: what is sent is kept until it is confirmed', async (t) => {
  const sent = serve(t, 200);
  await press(change('added', true, 1));
  afterReading = () => {
    afterReading = () => {};
    void press(change('removed', false, 2));
  };
  await deliverOutbox(stay.scope);
  assert.deepEqual(sent, [['removed', true]]);
  assert.deepEqual(kept(), []);
});

test('an answer that comes after its user has left leaves nothing of theirs on the device', async (t) => {
  serve(t, 200, () => {
    stay.end();
    device.clear();
  });
  await press(change('added', true, 1));
  await deliverOutbox(stay.scope);
  assert.deepEqual([...device.keys()], []);
});

test('what is under way for a user who leaves holds up neither the next one nor the same one later', async (t) => {
  t.mock.method(globalThis, 'fetch', () => new Promise(() => undefined));
  await press(change('added', true, 1));
  const delivery = deliverOutbox(stay.scope);
  await wait(20);
  stay.end();
  await delivery;
  stay = openStay();
  const sent = serve(t, 200);
  await deliverOutbox(stay.scope);
  assert.deepEqual(sent, [['added', true]]);
  assert.deepEqual(kept(), []);
});

for (const [status, who] of [
  [429, 'the throttle'],
  [503, 'a gateway'],
  [521, 'a content network in the place of a server that is down'],
] as const) {
  test(`${status}, from ${who}, refuses nothing: the change waits`, async (t) => {
    serve(t, status);
    await press(change('added', true, 1));
    await deliverOutbox(stay.scope);
    assert.deepEqual(
      kept().map(({ key, refused }) => [key, refused]),
      [['added', undefined]],
    );
  });
}

test("the server's own 500 is a refusal, told once and not repeated behind the user's back", async (t) => {
  const sent = serve(t, 500);
  await press(change('added', true, 1));
  await deliverOutbox(stay.scope);
  assert.equal(sent.length, 1);
  assert.ok(kept()[0]?.refused);
});

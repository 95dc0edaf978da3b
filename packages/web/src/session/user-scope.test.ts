import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { paths, USER_HEADER } from '@first60/contract';
import { databaseOf, perUser } from './per-user.ts';
import { queryClientOf } from './query-client.ts';
import { endCalls, enterScope, openScope, userScope } from './user-scope.ts';

const device = { isHere: () => true, onRefused: () => undefined };
/** The outcome of a promise after a short wait; 'open' if it has not settled. */
const soon = (promise: Promise<unknown>) =>
  Promise.race([promise.catch((error: unknown) => error), wait(20).then(() => 'open')]);

test('a call names its user, and one that has its answer is answered', async (t) => {
  const sent = t.mock.method(globalThis, 'fetch', () => Promise.resolve(Response.json([{ id: 'aspirin' }])));
  const { scope } = openScope('noura', device);
  assert.deepEqual(await scope.call('GET', paths.favorites), [{ id: 'aspirin' }]);
  const [, init] = (sent.mock.calls[0]?.arguments ?? []) as [string?, RequestInit?];
  assert.equal(new Headers(init?.headers).get(USER_HEADER), 'noura');
});

for (const [what, leave] of [
  ['has left', (end: () => void) => end()],
  ['has left in another tab, unheard', (_: () => void, forget: () => void) => forget()],
] as const) {
  test(`no answer and no failure reaches the caller once the user ${what}`, async (t) => {
    for (const status of [200, 401, 500]) {
      const arrived = Promise.withResolvers<Response>();
      t.mock.method(globalThis, 'fetch', () => arrived.promise);
      let isHere = true;
      let asked = 0;
      const { scope, end } = openScope('noura', { isHere: () => isHere, onRefused: () => asked++ });
      const answer = scope.call('GET', paths.favorites);
      leave(end, () => {
        isHere = false;
      });
      arrived.resolve(Response.json([], { status }));
      assert.equal(await soon(answer), 'open');
      assert.equal(asked, 0);
    }
  });
}

test('nothing is sent or stored for a user who has left, in this tab or in another', async (t) => {
  const sent = t.mock.method(globalThis, 'fetch', () => Promise.resolve(Response.json([])));
  for (const isHere of [true, false]) {
    const { scope, end } = openScope('noura', { isHere: () => isHere, onRefused: () => undefined });
    if (isHere) end();
    assert.equal(await soon(scope.call('GET', paths.favorites)), 'open');
    const change = t.mock.fn(() => 'stored');
    assert.equal(await soon(databaseOf(scope).update('key', change)), 'open');
    assert.equal(change.mock.callCount(), 0);
  }
  assert.equal(sent.mock.callCount(), 0);
});

test('nothing more is sent for a user who is being signed out; what was sent before is answered and asks nothing', async (t) => {
  const arrived = Promise.withResolvers<Response>();
  const answers = [Promise.resolve(Response.json([])), arrived.promise];
  const sent = t.mock.method(globalThis, 'fetch', () => answers.shift());
  let asked = 0;
  enterScope('noura', { isHere: () => true, onRefused: () => asked++ });
  const scope = userScope();
  assert.ok(scope);
  const before = scope.call('GET', paths.favorites);
  const refused = scope.call('GET', paths.favorites);
  endCalls(scope);
  arrived.resolve(Response.json({ message: 'No' }, { status: 401 }));
  assert.deepEqual(await before, []);
  await assert.rejects(refused, { status: 401 });
  assert.equal(asked, 0);
  assert.equal(await soon(scope.call('GET', paths.favorites)), 'open');
  assert.equal(sent.mock.callCount(), 2);
  enterScope(null, device);
});

test('a refusal of the session or of a right asks once who is signed in, and is told to the caller too', async (t) => {
  for (const [status, times] of [
    [401, 1],
    [403, 1],
    [503, 0],
  ] as const) {
    let asked = 0;
    const { scope } = openScope('noura', { isHere: () => true, onRefused: () => asked++ });
    t.mock.method(globalThis, 'fetch', () => Promise.resolve(Response.json({ message: 'No' }, { status })));
    await assert.rejects(scope.call('GET', paths.favorites), { status });
    assert.equal(asked, times);
  }
});

test('the part of one user is made anew for the next, and is theirs as long as they are here', () => {
  const part = perUser((scope) => ({ of: scope.userId }));
  assert.equal(part().of, '');
  enterScope('noura', device);
  const first = userScope();
  const ofNoura = part();
  assert.equal(ofNoura.of, 'noura');
  assert.equal(part(), ofNoura);
  enterScope('noura', device);
  assert.equal(userScope(), first, 'the same user goes on');
  enterScope('sami', device);
  assert.ok(first?.signal.aborted);
  assert.equal(part().of, 'sami');
  assert.equal(part(first), ofNoura);
  enterScope(null, device);
  assert.equal(userScope(), null);
});

test('a query asks with GET for the path that its key makes, in the name of its user', async (t) => {
  const sent = t.mock.method(globalThis, 'fetch', () => Promise.resolve(Response.json({ id: 7 })));
  const { scope } = openScope('noura', device);
  assert.deepEqual(await queryClientOf(scope).fetchQuery({ queryKey: ['/api/favorites', '7'] }), { id: 7 });
  const [address, init] = (sent.mock.calls[0]?.arguments ?? []) as [string?, RequestInit?];
  const { signal, ...how } = init ?? {};
  const headers = { [USER_HEADER]: 'noura' };
  assert.deepEqual([address, how], ['/api/favorites/7', { method: 'GET', credentials: 'include', headers }]);
  assert.ok(signal instanceof AbortSignal, 'a call that is never answered ends');
});

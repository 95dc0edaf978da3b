import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { paths, USER_HEADER } from '@first60/contract';
import { perUser } from './per-user.ts';
import { enterScope, openScope, userScope } from './user-scope.ts';

const device = { isHere: () => true, onSignedOut: () => undefined };
/** What a promise has come to after a moment; 'open' where it has not settled. */
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
      const { scope, end } = openScope('noura', { isHere: () => isHere, onSignedOut: () => asked++ });
      const answer = scope.call('GET', paths.favorites);
      leave(end, () => {
        isHere = false;
      });
      arrived.resolve(Response.json([], { status }));
      assert.equal(await soon(answer), 'open');
      assert.equal(asked, 0);
      assert.ok(scope.isOver());
    }
  });
}

test('a 401 asks once who is signed in, and is told to the caller too; another failure does not', async (t) => {
  for (const [status, times] of [
    [401, 1],
    [403, 0],
    [503, 0],
  ] as const) {
    let asked = 0;
    const { scope } = openScope('noura', { isHere: () => true, onSignedOut: () => asked++ });
    t.mock.method(globalThis, 'fetch', () => Promise.resolve(Response.json({ message: 'No' }, { status })));
    await assert.rejects(scope.call('GET', paths.favorites), { status });
    assert.equal(asked, times);
  }
});

test('the part of one user is made anew for the next, and is theirs as long as they are here', () => {
  const part = perUser((scope) => ({ of: scope?.userId }));
  assert.equal(part().of, undefined);
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

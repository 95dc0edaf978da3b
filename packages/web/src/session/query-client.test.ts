import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchByKey } from '../server/fetch-by-key.ts';
import { queryClientOf } from './query-client.ts';
import { openScope } from './user-scope.ts';

const { scope } = openScope('noura', { isHere: () => true, onSignedOut: () => undefined });
const queryClient = queryClientOf(scope);

const context = (...queryKey: string[]) => ({
  queryKey,
  client: queryClient,
  signal: new AbortController().signal,
  meta: undefined,
});

test('the segments of a key are joined with slashes and asked for with GET and cookies, the answer read as JSON', async (t) => {
  const sent = t.mock.method(globalThis, 'fetch', () => Promise.resolve(Response.json({ id: 7 })));
  assert.deepEqual(await fetchByKey('throw')(context('/api/favorites', '7')), { id: 7 });
  const [address, init] = (sent.mock.calls[0]?.arguments ?? []) as [string?, RequestInit?];
  const { signal, ...how } = init ?? {};
  assert.deepEqual([address, how], ['/api/favorites/7', { method: 'GET', credentials: 'include' }]);
  assert.ok(signal instanceof AbortSignal, 'a call that is never answered ends');
});

test('a 401 is null in the lenient mode and an error otherwise; any other failure is an error in both', async (t) => {
  t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('{"message":"No"}', { status: 401 })));
  assert.equal(await fetchByKey('null')(context('/api/auth/user')), null);
  await assert.rejects(async () => fetchByKey('throw')(context('/api/auth/user')), {
    message: '401: {"message":"No"}',
  });
  t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('', { status: 503, statusText: 'Closed' })));
  await assert.rejects(async () => fetchByKey('null')(context('/api/auth/user')), { message: '503: Closed' });
});

test('nothing is retried, fetched again on focus or polled, and what was fetched never goes stale', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  assert.deepEqual(
    [queries?.retry, queries?.refetchOnWindowFocus, queries?.refetchInterval, queries?.staleTime, mutations?.retry],
    [false, false, false, Number.POSITIVE_INFINITY, false],
  );
});

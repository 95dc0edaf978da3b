import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@first60/contract';
import { ApiError, call, sentenceFrom } from './api.ts';

test('a non-success answer reads as its status, a colon, a blank and the body, or the status text without one', () => {
  assert.equal(new ApiError(404, '{"message":"Not found"}', 'Not Found').message, '404: {"message":"Not found"}');
  assert.equal(new ApiError(502, '<h1>Bad gateway</h1>', 'Bad Gateway').message, '502: <h1>Bad gateway</h1>');
  assert.equal(new ApiError(503, '', 'Service Unavailable').message, '503: Service Unavailable');
});

test("the server's own sentence is its message field; without one the caller's stands in", () => {
  const told = new ApiError(401, '{"message":"Invalid email or password"}', 'Unauthorized');
  assert.equal(sentenceFrom(told, 'Login failed'), 'Invalid email or password');
  for (const body of ['', 'no', '[]', 'null', '{"message":7}', '{"error":"x"}']) {
    assert.equal(sentenceFrom(new ApiError(500, body, 'x'), 'Login failed'), 'Login failed', body);
  }
  assert.equal(sentenceFrom(new TypeError('unreached'), 'Login failed'), 'Login failed');
});

test('a success without a word is none of our server: it tells neither that nobody is signed in nor that a change was made', async (t) => {
  for (const status of [200, 204]) {
    t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response(null, { status })));
    await assert.rejects(call('GET', paths.currentUser), SyntaxError);
    await assert.rejects(call('POST', paths.logout), SyntaxError);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { equalBytes, fromBase64Url, hex, toBase64Url } from './bytes.ts';
import { signedBytes } from './signed-bytes.ts';

test('bytes of every length come back from base64url as Node writes it', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 89 + length) % 256);
    assert.equal(toBase64Url(bytes), Buffer.from(bytes).toString('base64url'));
    assert.deepEqual(fromBase64Url(toBase64Url(bytes)), bytes);
    assert.equal(hex(bytes), Buffer.from(bytes).toString('hex'));
  }
});

test('bytes have one base64url text', () => {
  assert.deepEqual(fromBase64Url('_-8'), new Uint8Array([255, 239]));
  for (const text of ['_-9', '_-8=', '/+8', '_-8 ', '\n_-8', '_-8\n', '_', '_-8_-', 'é', '_-8\0'])
    assert.equal(fromBase64Url(text), undefined, text);
});

test('a text of base64url is read up to a limit that every engine has room for', () => {
  assert.equal(fromBase64Url('A'.repeat(4096))?.length, 3072);
  assert.equal(fromBase64Url('A'.repeat(4100)), undefined);
});

test('bytes are equal when each is', () => {
  const bytes = new Uint8Array([1, 2]);
  assert.equal(equalBytes(bytes, new Uint8Array([1, 2])), true);
  for (const other of [[1], [1, 3], [1, 2, 0], []]) assert.equal(equalBytes(bytes, new Uint8Array(other)), false);
});

test('what is signed for one purpose or with other borders has other bytes, and a zero byte is no part of a text', () => {
  const texts = [
    signedBytes('approval', 'director', 'text'),
    signedBytes('approval', 'directortext'),
    signedBytes('approval', 'director', 'text', ''),
    signedBytes('trust', 'director', 'text'),
    signedBytes('recall', 'director', 'text'),
    signedBytes('state', 'director', 'text'),
    signedBytes('key', 'director', 'text'),
  ].map(hex);
  assert.equal(new Set(texts).size, texts.length);
  assert.throws(() => signedBytes('approval', 'director\0', 'text'), TypeError);
});

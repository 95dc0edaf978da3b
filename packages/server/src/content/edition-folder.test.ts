import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { digestOf } from './edition-folder.ts';

test('the digest is that of the content', () => {
  assert.equal(edition.sha256, digestOf(edition));
});

test('the digest changes with one character of the content and not with the order of keys', () => {
  const reordered = Object.fromEntries(Object.entries(edition).toReversed()) as unknown as typeof edition;
  assert.equal(digestOf(reordered), digestOf(edition));
  assert.notEqual(digestOf({ ...edition, date: '2025-08-22' }), digestOf(edition));
});

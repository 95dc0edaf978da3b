import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../../../../scripts/edition/edition-folder.ts';
import { edition } from '../base-edition.ts';

test('the edition is plain data: it survives a round trip through JSON unchanged', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(edition)), edition);
});

test('the edition is that of 2025-08-21', () => {
  assert.deepEqual([edition.id, edition.date, edition.schemaVersion], ['2025-08-21', '2025-08-21', 1]);
});

test('the digest is that of the content', () => {
  assert.equal(edition.sha256, digestOf(edition));
});

test('the digest changes with one character of the content and not with the order of keys', () => {
  const reordered = Object.fromEntries(Object.entries(edition).toReversed()) as unknown as typeof edition;
  assert.equal(digestOf(reordered), digestOf(edition));
  assert.notEqual(digestOf({ ...edition, date: '2025-08-22' }), digestOf(edition));
});

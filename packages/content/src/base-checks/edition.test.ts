import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCHEMA_VERSION } from '@first60/edition';
import { withDigest } from '@first60/seal';
import { edition } from '../base-edition.ts';

test('the edition is plain data: it survives a round trip through JSON unchanged', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(edition)), edition);
});

test('the edition is that of 2025-08-21', () => {
  assert.deepEqual([edition.id, edition.date, edition.schemaVersion], ['2025-08-21', '2025-08-21', SCHEMA_VERSION]);
});

const digestOf = async (of: typeof edition): Promise<string> => (await withDigest(of)).sha256;

test('the digest is that of the content', async () => {
  assert.equal(edition.sha256, await digestOf(edition));
});

test('the digest changes with one character of the content and not with the order of keys', async () => {
  const reordered = Object.fromEntries(Object.entries(edition).toReversed()) as unknown as typeof edition;
  assert.equal(await digestOf(reordered), edition.sha256);
  assert.notEqual(await digestOf({ ...edition, date: '2025-08-22' }), edition.sha256);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../built/edition.ts';

test('the edition is plain data: it survives a round trip through JSON unchanged', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(edition)), edition);
});

test('the edition is that of 2025-08-21', () => {
  assert.deepEqual([edition.id, edition.date, edition.schemaVersion], ['2025-08-21', '2025-08-21', 1]);
});

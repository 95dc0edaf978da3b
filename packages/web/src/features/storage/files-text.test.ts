import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesText } from './files-text.ts';

test('what is measured is told with its size', () => {
  const files = { stored: 60, total: 61, bytes: 3_000_000 };
  assert.match(filesText({ kind: 'storing', files }, files), /^60 of 61.*MB/);
});

test('until it is measured nothing is said to be missing', () => {
  const files = { stored: 61, total: 61 };
  assert.notEqual(filesText({ kind: 'ready', files }, undefined), 'None');
  assert.equal(filesText({ kind: 'unknown' }, undefined), filesText({ kind: 'ready', files }, undefined));
});

test('without files there are none', () => {
  assert.equal(filesText({ kind: 'removed' }, undefined), 'None');
  assert.equal(filesText({ kind: 'impossible' }, undefined), 'None');
  assert.equal(filesText({ kind: 'storing', files: { stored: 0, total: 61 } }, undefined), 'None');
});

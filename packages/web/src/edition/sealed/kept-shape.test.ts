import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptOf } from './kept-shape.ts';

const assertion = { keyId: 'k', authenticatorData: 'a', clientData: 'c', signature: 's' };
const edition = { manifest: { text: '{}', approvals: [{ role: 'director', assertion }] }, installedAt: 1 };
const KEPT = {
  deviceId: 'd',
  root: 'r',
  trust: [{ text: '{}', recovery: null, assertions: [assertion] }],
  recalls: [{ text: '{}', assertion }],
  seen: { version: 1, recalls: 1, trust: 1, at: 1 },
  active: edition,
  previous: undefined,
};

test('what this app has stored is read as it is', () => {
  assert.equal(keptOf(KEPT), KEPT);
  assert.ok(keptOf({ ...KEPT, root: undefined, active: undefined, trust: [], recalls: [] }));
});

test('what something else has written is as if nothing were stored', () => {
  const wrong: readonly unknown[] = [
    undefined,
    null,
    'text',
    {},
    ...Object.keys(KEPT)
      .filter((name) => name !== 'previous')
      .map((name) => ({ ...KEPT, [name]: 7 })),
    { ...KEPT, trust: [null] },
    { ...KEPT, trust: [{ text: '{}', assertions: [{ ...assertion, signature: undefined }] }] },
    { ...KEPT, recalls: [{ text: '{}' }] },
    { ...KEPT, recalls: [{ text: 1, assertion }] },
    { ...KEPT, seen: { version: 1, recalls: 1, trust: 1, at: Number.NaN } },
    { ...KEPT, previous: { manifest: { text: '{}' } } },
    { ...KEPT, active: { manifest: { text: '{}', approvals: [{ role: 'director' }] } } },
  ];
  for (const value of wrong) assert.equal(keptOf(value), undefined, JSON.stringify(value));
});

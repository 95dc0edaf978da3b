import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '@first60/edition';
import { digestOfText, type TrustList } from '@first60/seal';
import { SoftwarePasskey } from '../../../../../../e2e/fixtures/software-passkey.ts';
import { nextList } from './next-list.ts';

const newKey = (): string => new SoftwarePasskey({ rpId: 'ems.example', origin: 'https://ems.example' }).publicKey;
const CURRENT = {
  format: 1,
  agency: 'Riyadh EMS',
  version: 1,
  previous: null,
  at: 1,
  recoveryKey: newKey(),
  freshnessKey: newKey(),
  places: [{ rpId: 'ems.example', origin: 'https://ems.example' }],
  people: [],
} as const satisfies TrustList;
const current = canonicalJson(CURRENT);
const following = async (changes: Partial<TrustList> = {}): Promise<string> =>
  canonicalJson({ ...CURRENT, version: 2, previous: await digestOfText(current), ...changes });

test('a list that follows the present one and changes people alone is known as such', async () => {
  const people = [{ id: 'd', name: 'Huda', title: 'Director', role: 'director', keys: [] }] as const;
  assert.equal(await nextList(await following({ people }), current), 'people');
});

test('a list that brings another key of the server is told apart', async () => {
  assert.equal(await nextList(await following({ freshnessKey: newKey() }), current), 'new-server-keys');
  assert.equal(await nextList(await following({ recoveryKey: newKey() }), current), 'new-server-keys');
});

test('a list that follows another one, and a text that is none, are neither', async () => {
  assert.equal(await nextList(await following({ version: 3 }), current), 'other');
  assert.equal(await nextList(await following({ agency: 'Jeddah EMS' }), current), 'other');
  assert.equal(await nextList(await following({ previous: 'a'.repeat(64) }), current), 'other');
  assert.equal(await nextList('{}', current), 'other');
  assert.equal(await nextList(await following(), null), 'other');
});

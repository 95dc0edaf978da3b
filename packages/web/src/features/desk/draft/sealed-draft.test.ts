import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '@first60/edition';
import { digestOfText, type Manifest } from '@first60/seal';
import { readDraft } from './sealed-draft.ts';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const BEFORE = {
  format: 1,
  agency: 'Riyadh EMS',
  version: 3,
  previous: A,
  base: A,
  schema: 1,
  minApp: '0.1.0',
  trust: 2,
  title: 'Summer',
  reason: 'Review',
  date: '2026-07-01',
  lastReviewDate: '2026-07-01',
  effectivePeriod: { start: '2026-07-01', end: '2027-06-30' },
  authors: [{ id: 'e', name: 'Sami Alharbi' }],
  restores: null,
  parts: { 'card/stroke': [A, 10], 'drug/aspirin': [A, 10], 'table/kits': [A, 10] },
} as const satisfies Manifest;
const head = { text: canonicalJson(BEFORE) };

async function draftOf(changes: Partial<Manifest> = {}) {
  const manifest: Manifest = {
    ...BEFORE,
    version: 4,
    previous: await digestOfText(head.text),
    title: 'Autumn',
    parts: { 'card/stroke': [B, 10], 'drug/aspirin': [A, 10], 'drug/atropine': [C, 10] },
    ...changes,
  };
  const text = canonicalJson(manifest);
  return {
    manifest: text,
    digest: await digestOfText(text),
    version: manifest.version,
    title: manifest.title,
    reason: manifest.reason,
    expires: manifest.effectivePeriod.end,
    authors: manifest.authors.map(({ name }) => name),
  };
}

test('a text that says what the page shows is read: its digest, and the parts that were changed, added and taken out', async () => {
  const draft = await draftOf();
  const read = await readDraft(draft, 'Riyadh EMS', head);
  assert.ok(typeof read === 'object');
  assert.equal(read.digest, draft.digest);
  assert.deepEqual(read.changedParts, ['card/stroke', 'drug/atropine', 'table/kits']);
});

test('each statement that is another one than the page shows is named', async () => {
  const draft = await draftOf();
  const cases = {
    format: { manifest: `${draft.manifest} ` },
    digest: { digest: A },
    version: { version: 5 },
    title: { title: 'Winter' },
    reason: { reason: 'None' },
    expires: { expires: '2028-06-30' },
    authors: { authors: ['Huda Alotaibi'] },
  };
  for (const [other, changes] of Object.entries(cases)) {
    assert.equal(await readDraft({ ...draft, ...changes }, 'Riyadh EMS', head), other);
  }
  assert.equal(await readDraft(draft, 'Another agency', head), 'agency');
});

test('a draft that does not follow what is published is named, also where nothing is', async () => {
  assert.equal(await readDraft(await draftOf({ previous: A }), 'Riyadh EMS', head), 'previous');
  assert.equal(await readDraft(await draftOf(), 'Riyadh EMS', null), 'previous');
  const first = await readDraft(await draftOf({ previous: null }), 'Riyadh EMS', null);
  assert.ok(typeof first === 'object');
  assert.equal(first.changedParts.length, 3);
});

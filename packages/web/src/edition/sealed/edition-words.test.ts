import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { editionSentence, editionWarnings, recalledDrugs, recalledNames } from './edition-words.ts';
import { ownReference, referenceOnceTold, withOwnTexts } from './own-reference.ts';

const HOUR = 3_600_000;
const shown = {
  version: 4,
  digest: 'f'.repeat(64),
  date: '2026-12-01',
  end: '2027-06-01',
  expiresAt: Date.parse('2027-06-02'),
  approvers: [
    { name: 'Dr Huda', title: 'Medical Director' },
    { name: 'Dr Sami', title: 'Reviewer' },
  ],
};
const textsOf = (status: Parameters<typeof editionWarnings>[0], now: number) =>
  editionWarnings(status, now).map(({ text }) => text);

test('an edition names its version, approvers with their titles and last day', () => {
  assert.equal(
    editionSentence(shown),
    'Edition 4, approved by Dr Huda (Medical Director) and Dr Sami (Reviewer). Use until June 1, 2027.',
  );
  assert.equal(editionSentence(undefined), 'Built-in edition. No medical director has signed it.');
});

test('it is expired from the end of its last day on, also when the clock is set back behind the server', () => {
  const expired = 'This edition expired on June 1, 2027. Ask your medical director.';
  const status = { shown, fallback: undefined, seenAt: shown.expiresAt - HOUR };
  assert.deepEqual(textsOf(status, shown.expiresAt - 1), []);
  assert.deepEqual(textsOf(status, shown.expiresAt), [expired]);
  assert.deepEqual(textsOf({ ...status, seenAt: shown.expiresAt }, 0), [expired]);
});

test('a day without the word of the server is told in hours; the built-in edition waits for none', () => {
  const status = { shown, fallback: undefined, seenAt: 1_000 * HOUR };
  assert.deepEqual(textsOf(status, 1_024 * HOUR - 1), []);
  assert.deepEqual(textsOf(status, 1_024 * HOUR), ['Checked 24 hours ago.']);
  assert.equal(editionWarnings(status, 1_024 * HOUR)[0]?.alone, 'Edition 4. Checked 24 hours ago.');
  assert.deepEqual(textsOf({ ...status, shown: undefined }, 2_000 * HOUR), []);
});

test('what stands in the place of another edition is told in red', () => {
  const said = {
    base: 'missing or damaged',
    form: 'cannot read',
    previous: 'The edition before it is shown.',
  } as const;
  for (const fallback of ['base', 'form', 'previous'] as const) {
    const [warning] = editionWarnings({ shown: undefined, fallback, seenAt: undefined }, 0);
    assert.equal(warning?.tone, 'critical');
    assert.ok(warning.text.includes(said[fallback]), warning.text);
  }
});

test('of what is recalled the drugs are named where doses are calculated', () => {
  const text = 'Hidden: adenosine, recalled 14:02 by Dr Huda. Call OLMD.';
  const recalled = [
    { kind: 'drug', name: 'adenosine', text },
    { kind: 'card', name: 'Stroke', text: 'Hidden: Stroke' },
  ] as const;
  assert.deepEqual(recalledDrugs({ recalled }), [text]);
});

test('the names of what is recalled: a line by its card, each once', () => {
  const line = { kind: 'line', name: 'Sepsis', text: 'Hidden: this line' } as const;
  const recalled = [{ kind: 'drug', name: 'adenosine', text: '' } as const, line, line];
  assert.deepEqual(recalledNames({ recalled }), ['adenosine', 'a line of Sepsis']);
});

test('beside another edition a favorite has the texts of that edition, and of a drug that it lacks none', () => {
  const told = [
    { id: 'adenosine', preparation: 'Told by the server', indications: ['Told'] },
    { id: 'gone', preparation: 'Told by the server', indications: ['Told'] },
  ];
  assert.equal(referenceOnceTold(edition, undefined), undefined);
  assert.equal(referenceOnceTold(edition, told), ownReference(edition));
  assert.equal(withOwnTexts(told, edition)[0]?.preparation, edition.formulary.adenosine?.preparation);
  const [adenosine, gone] = withOwnTexts(told, { ...edition, sha256: 'another' });
  assert.equal(adenosine?.preparation, edition.formulary.adenosine?.preparation);
  assert.deepEqual([gone?.preparation, gone?.indications], ['', []]);
});

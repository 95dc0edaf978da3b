import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestAgency } from '../../../e2e/fixtures/test-agency.ts';
import { type RecallEvent, recallsInForce, type SignedRecall, verifiedRecall } from './recall.ts';

const agency = new TestAgency();
const { director, reviewer, secondReviewer, author, former, stranger, trust } = agency;
const recall = agency.recall(reviewer);
const inForce = async (...events: readonly SignedRecall[]) =>
  (await recallsInForce(events, trust)).map(({ sequence, liftedBy }) => ({ sequence, lifts: liftedBy.length }));
const HIDDEN = [{ sequence: 1, lifts: 0 }];

test('one listed person hides, and a key that was given up still does', async () => {
  assert.deepEqual(await inForce(recall), HIDDEN);
  assert.deepEqual(await inForce(agency.recall(former)), HIDDEN);
  const [found] = await recallsInForce([recall], trust);
  assert.equal(found?.by, 'Basim Otaibi');
});

test('two people lift, one of them a director, in any order of the events', async () => {
  const lifts = [agency.lift(director, 2), agency.lift(secondReviewer, 3)];
  assert.deepEqual(await inForce(recall, ...lifts), []);
  assert.deepEqual(await inForce(...lifts.toReversed(), recall), []);
  assert.deepEqual(await inForce(recall, agency.lift(director, 2), agency.lift(reviewer, 3)), []);
});

const NOT_LIFTED: ReadonlyArray<readonly [string, number, readonly SignedRecall[]]> = [
  ['one person', 1, [agency.lift(director, 2)]],
  ['one person twice', 1, [agency.lift(director, 2), agency.lift(director, 3)]],
  ['two reviewers', 2, [agency.lift(reviewer, 2), agency.lift(secondReviewer, 3)]],
  ['a director and a stranger', 1, [agency.lift(director, 2), agency.lift(stranger, 3)]],
  ['a director and a key that was given up', 1, [agency.lift(director, 2), agency.lift(former, 3)]],
  ['before it was there', 1, [agency.lift(director, 2), agency.lift(author, 1)]],
  [
    'of another target',
    1,
    [agency.lift(director, 2), agency.lift(author, 3, { target: { kind: 'drug', id: 'atropine', line: null } })],
  ],
  [
    'of another text of the target',
    1,
    [agency.lift(director, 2), agency.lift(author, 3, { partDigest: 'a'.repeat(64) })],
  ],
  ['of another recall', 1, [agency.lift(director, 2), agency.lift(author, 3, { lifts: 2 })]],
  ['of another agency', 1, [agency.lift(director, 2), agency.lift(author, 3, { agency: 'another' })]],
];
for (const [who, lifts, events] of NOT_LIFTED) {
  test(`a recall stays with lifts by: ${who}`, async () => {
    assert.deepEqual(await inForce(recall, ...events), [{ sequence: 1, lifts }]);
  });
}

test('the lifts of one recall do not lift another of the same sequence', async () => {
  const other = agency.recall(director, { target: { kind: 'card', id: 'stemi', line: null } });
  assert.deepEqual(await inForce(recall, other, agency.lift(director, 2), agency.lift(reviewer, 3)), HIDDEN);
});

test('an event that does not count keeps no other out', async () => {
  assert.deepEqual(await inForce(agency.recall(stranger), { ...recall, text: 'x' }, recall), HIDDEN);
  // The key is listed, but the rest is not a valid assertion. Readers must not crash on it.
  const { keyId } = recall.assertion;
  const halves = [{ keyId }, { keyId, signature: 'x' }, { ...recall.assertion, clientData: null }, null];
  for (const assertion of halves) {
    assert.deepEqual(await inForce({ ...recall, assertion } as unknown as SignedRecall, recall), HIDDEN);
  }
});

const verdict = async (event: SignedRecall) => {
  const verified = await verifiedRecall(event, trust);
  return typeof verified === 'string' ? verified : 'counts';
};
const WRONG: ReadonlyArray<readonly [string, object]> = [
  ['of another agency', { agency: 'another' }],
  ['without a number', { sequence: 0 }],
  ['that lifts something', { lifts: 1 }],
  ['a lift of nothing', { kind: 'lift' }],
  ['a lift of itself', { kind: 'lift', lifts: 1 }],
  ['a lift of what comes later', { kind: 'lift', lifts: 2 }],
  ['a lift of number zero', { kind: 'lift', lifts: 0 }],
  ['of something else', { target: { kind: 'algorithm', id: 'a', line: null } }],
  ['of a target with a field more', { target: { kind: 'drug', id: 'a', line: null, more: 1 } }],
  ['without the digest of its part', { partDigest: '' }],
  ['of a time that no clock shows', { at: 8_640_000_000_000_001 }],
  ['a field more', { more: 1 }],
  ['another format', { format: 2 }],
];
for (const [what, changes] of WRONG) {
  test(`an event is refused, though signed: ${what}`, async () => {
    assert.equal(await verdict(agency.recall(director, changes as Partial<RecallEvent>)), 'recall-format');
  });
}

test('an event of nobody on the list, without a finger, or with a signature for something else does not count', async () => {
  assert.equal(await verdict(recall), 'counts');
  assert.equal(await verdict(agency.recall(stranger)), 'unknown-key');
  assert.equal(await verdict(agency.lift(former, 2)), 'unknown-key');
  assert.equal(await verdict(agency.recall(director, {}, { flags: 0x01 })), 'user-not-verified');
  assert.equal(await verdict(agency.recall(director, {}, { origin: 'https://evil.example' })), 'origin');
  assert.equal(await verdict({ ...recall, assertion: agency.approval(reviewer, recall.text).assertion }), 'challenge');
  assert.equal(
    await verdict({ ...recall, assertion: agency.recall(director, { sequence: 2 }).assertion }),
    'challenge',
  );
});

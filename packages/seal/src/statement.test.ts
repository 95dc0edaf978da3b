import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIGNED_AT, TestAgency } from '../../../e2e/fixtures/test-agency.ts';
import { signedRecall } from './recall.ts';
import { type Statement, saysLess, timeOf, verifiedStatement } from './statement.ts';

const agency = new TestAgency();
const { trust } = agency;
const said = agency.statement();

test('a statement that the freshness key of the agency signed says what is current', async () => {
  assert.equal((await verifiedStatement(said, trust))?.version, 3);
  assert.equal((await verifiedStatement(agency.statement({ version: 0, digest: null }), trust))?.version, 0);
});

test('a statement of another key, with another text or for another purpose says nothing', async () => {
  const other = agency.statement({ version: 4 });
  for (const wrong of [
    { ...said, text: other.text },
    { ...said, signature: other.signature },
    { ...said, signature: '' },
    { ...said, signature: `${said.signature}A` },
    { ...said, signature: agency.freshness.sign(signedRecall(said.text)) },
    new TestAgency().statement(),
  ]) {
    assert.equal(await verifiedStatement(wrong, trust), undefined);
  }
});

const WRONG: ReadonlyArray<readonly [string, object]> = [
  ['of another agency with the same key', { agency: 'another' }],
  ['a version without a digest', { digest: null }],
  ['a digest without a version', { version: 0 }],
  ['a version below zero', { version: -1 }],
  ['no time', { at: null }],
  ['a time that no clock shows', { at: 8_640_000_000_000_001 }],
  ['a field more', { more: 1 }],
  ['another format', { format: 2 }],
];
for (const [what, changes] of WRONG) {
  test(`a statement says nothing, though signed: ${what}`, async () => {
    assert.equal(await verifiedStatement(agency.statement(changes as Partial<Statement>), trust), undefined);
  });
}

test('a server that says less than was seen is found out, by each of the four', () => {
  const seen = { version: 3, recalls: 2, trust: 2, at: SIGNED_AT };
  assert.equal(saysLess(seen, seen), false);
  assert.equal(saysLess({ version: 4, recalls: 3, trust: 3, at: SIGNED_AT + 1 }, seen), false);
  for (const field of ['version', 'recalls', 'trust'] as const)
    assert.equal(saysLess({ ...seen, [field]: seen[field] - 1 }, seen), true, field);
  // The allowed difference between the clocks of two servers is the same as for a device that recalls something.
  assert.equal(saysLess({ ...seen, at: SIGNED_AT - 300_000 }, seen), false);
  assert.equal(saysLess({ ...seen, at: SIGNED_AT - 300_001 }, seen), true);
});

test('it is never earlier than the server has said', () => {
  assert.equal(timeOf(5, { at: 7 }), 7);
  assert.equal(timeOf(9, { at: 7 }), 9);
  assert.equal(timeOf(9, undefined), 9);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOneSlip } from './edit-distance.ts';

for (const [one, other] of [
  ['naloxone', 'naloxne'],
  ['naloxone', 'naloxonee'],
  ['naloxone', 'naloxane'],
  ['naloxone', 'nalxoone'],
  ['naloxone', 'anloxone'],
  ['naloxone', 'naloxoen'],
  ['naloxone', 'xnaloxone'],
] as const) {
  test(`${one} and ${other} are one slip apart, both ways`, () => {
    assert.equal(isOneSlip(one, other), true);
    assert.equal(isOneSlip(other, one), true);
  });
}

for (const [one, other] of [
  ['naloxone', 'naloxone'],
  ['naloxone', 'naltrexone'],
  ['lorazepam', 'clonazepam'],
  ['naloxone', 'nalaxane'],
  ['naloxone', 'naloxo'],
  ['ab', 'ba c'],
  ['abcd', 'badc'],
  ['abx', 'bay'],
  ['abcd', 'bxcd'],
  ['abcd', 'xacd'],
  ['abcd', 'xbcde'],
] as const) {
  test(`${one} and ${other} are not`, () => {
    assert.equal(isOneSlip(one, other), false);
    assert.equal(isOneSlip(other, one), false);
  });
}

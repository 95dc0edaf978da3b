import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOwnDilution } from './own-dilution.ts';

const because = (drugText: string, volumeText: string): string => {
  const own = readOwnDilution(drugText, volumeText);
  if (own.kind !== 'unfinished') return own.kind;
  return [own.drug, own.volume].map((side) => (side.kind === 'amount' ? 'ok' : side.because)).join(', ');
};

test('two whole fields are a dilution, two empty ones are none', () => {
  const own = readOwnDilution('4', '250');
  assert.ok(own.kind === 'mixture');
  assert.equal(`${own.mixture.drug.value.toFixed()} ${own.mixture.drug.unit}`, '4 mg');
  assert.equal(`${own.mixture.volume.value.toFixed()} ${own.mixture.volume.unit}`, '250 mL');
  assert.equal(because('', ' '), 'none');
});

test('the drug goes from 0.01 to 10000 mg and the volume from 1 to 1000 mL, with up to two decimals', () => {
  for (const [drug, volume, wanted] of [
    ['0.01', '1', 'mixture'],
    ['10000', '1000', 'mixture'],
    ['0.25', '12.5', 'mixture'],
    ['0', '250', 'out-of-range, ok'],
    ['0.001', '250', 'out-of-range, ok'],
    ['10001', '250', 'out-of-range, ok'],
    ['4', '0.99', 'ok, out-of-range'],
    ['4', '1000.5', 'ok, out-of-range'],
    ['4.125', '250', 'too-many-decimals, ok'],
    ['4', '250.001', 'ok, too-many-decimals'],
  ] as const) {
    assert.equal(because(drug, volume), wanted, `${drug} in ${volume}`);
  }
});

test('half a dilution, or one with a word in it, is unfinished: it is never taken for none', () => {
  assert.equal(because('4', ''), 'ok, empty');
  assert.equal(because('', '250'), 'empty, ok');
  assert.equal(because('four', '1,000'), 'not-a-number, not-a-number');
});

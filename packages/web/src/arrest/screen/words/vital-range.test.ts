import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofMmol } from './vital-range.ts';

test('a glucose that may be in mmol/L comes with its mg/dL, and nothing else does', () => {
  assert.equal(ofMmol('glucose', '5.6'), '101');
  assert.equal(ofMmol('glucose', '3.3'), '59');
  assert.equal(ofMmol('glucose', '19.9'), '358');
  assert.equal(ofMmol('glucose', '20'), undefined);
  assert.equal(ofMmol('glucose', '0'), undefined);
  assert.equal(ofMmol('glucose', ''), undefined);
  assert.equal(ofMmol('etco2', '8'), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tabOfHash } from './use-calculator-tab.ts';

test('each tab has its hash; no hash and an unknown one open the calculator', () => {
  assert.equal(tabOfHash('#guide'), 'guide');
  assert.equal(tabOfHash('#adult'), 'adult');
  assert.equal(tabOfHash('#comprehensive'), 'comprehensive');
  for (const hash of ['', '#', '#calculator', '#main', '#GUIDE']) assert.equal(tabOfHash(hash), 'calculator', hash);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { medicationTab } from './medication-tab.ts';

test('the locations tab opens first', () => {
  assert.equal(medicationTab({ tab: '', search: '' }), 'locations');
  assert.equal(medicationTab({ tab: 'other', search: ' ' }), 'locations');
});

test('a search term alone opens all medications', () => {
  assert.equal(medicationTab({ tab: '', search: 'ketamine' }), 'all');
});

test('a named tab wins', () => {
  assert.equal(medicationTab({ tab: 'all', search: '' }), 'all');
  assert.equal(medicationTab({ tab: 'locations', search: 'ketamine' }), 'locations');
});

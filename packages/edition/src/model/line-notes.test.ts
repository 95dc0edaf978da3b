import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteFor, noteOf } from './line-notes.ts';

test('a patient is told what concerns everybody and the own age; the whole note says both', () => {
  const line = { note: 'Micrograms', adultNote: 'Halve from 69 years', pediatricNote: 'Under 1 year: OLMD' };
  assert.equal(noteFor(line, 'adult'), 'Micrograms. Halve from 69 years');
  assert.equal(noteFor(line, 'pediatric'), 'Micrograms. Under 1 year: OLMD');
  assert.equal(noteOf(line), 'Micrograms. Halve from 69 years. Under 1 year: OLMD');
  assert.equal(noteFor({ adultNote: 'Elderly: half' }, 'pediatric'), undefined);
  assert.equal(noteOf({}), undefined);
});

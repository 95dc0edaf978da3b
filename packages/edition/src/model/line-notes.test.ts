import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteFor, noteOf } from './line-notes.ts';

test('a patient is told what concerns everybody and the own age; the whole note says both, each with whom it is for', () => {
  const line = { note: 'Micrograms', adultNote: 'Halve from 69 years', pediatricNote: 'Bag-mask, OLMD first' };
  assert.equal(noteFor(line, 'adult'), 'Micrograms. Halve from 69 years');
  assert.equal(noteFor(line, 'pediatric'), 'Micrograms. Bag-mask, OLMD first');
  assert.equal(noteOf(line), 'Micrograms. Adult: Halve from 69 years. Child: Bag-mask, OLMD first');
  assert.equal(noteFor({ adultNote: 'Elderly: half' }, 'pediatric'), undefined);
  assert.equal(noteOf({}), undefined);
});

test('a note that says itself whom it is for gets no second label', () => {
  const said = { adultNote: 'Adult, SBP 100 or less: OLMD first', pediatricNote: 'Child under 1 year: OLMD first' };
  assert.equal(noteOf(said), 'Adult, SBP 100 or less: OLMD first. Child under 1 year: OLMD first');
  assert.equal(noteOf({ adultNote: 'Adults: half', pediatricNote: 'Children: half' }), 'Adults: half. Children: half');
  assert.equal(noteOf({ adultNote: 'Elderly: half', pediatricNote: 'Infant: 2 mL' }), 'Elderly: half. Infant: 2 mL');
  assert.equal(noteOf({ pediatricNote: 'Childbed fever: OLMD' }), 'Child: Childbed fever: OLMD');
  // When only one age is shown, the label is still correct, so it stays.
  assert.equal(noteFor(said, 'adult'), 'Adult, SBP 100 or less: OLMD first');
});

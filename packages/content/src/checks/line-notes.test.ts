import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteFor, noteOf } from '@first60/edition';
import { medicationLines } from './paired-lines.ts';

test('a patient is told what concerns everybody and the own age; the whole note says both', () => {
  const line = { note: 'Micrograms', adultNote: 'Halve from 69 years', pediatricNote: 'Under 1 year: OLMD' };
  assert.equal(noteFor(line, 'adult'), 'Micrograms. Halve from 69 years');
  assert.equal(noteFor(line, 'pediatric'), 'Micrograms. Under 1 year: OLMD');
  assert.equal(noteOf(line), 'Micrograms. Halve from 69 years. Under 1 year: OLMD');
  assert.equal(noteFor({ adultNote: 'Elderly: half' }, 'pediatric'), undefined);
  assert.equal(noteOf({}), undefined);
});

test('a note for one age stands only where both ages have a dose: a line of one age has nothing to part', () => {
  const parted = medicationLines.filter(({ line }) => line.adultNote !== undefined || line.pediatricNote !== undefined);
  assert.deepEqual(
    parted
      .filter(({ line }) => line.adult === undefined || line.pediatric === undefined)
      .map(({ id, line }) => `${id}: ${line.medication}`),
    [],
  );
});

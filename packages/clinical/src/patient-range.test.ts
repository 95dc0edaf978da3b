import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PatientRange } from './dose-row.ts';
import { checkRange } from './patient-range.ts';
import { kg, years } from './units.ts';

const check = (range: PatientRange, kilograms: string | null, age: string | null): string => {
  const result = checkRange(
    range,
    kilograms === null ? null : kg(kilograms),
    age === null ? null : years(age.includes('/') ? ageFromMonths(age) : age),
  );
  switch (result.kind) {
    case 'inside':
      return 'inside';
    case 'outside':
      return `outside ${result.of}`;
    case 'unchecked':
      return `needs ${result.needs}`;
  }
};

/** "4/12": months, divided as in the age field. */
const ageFromMonths = (text: string) => years(1).value.times(text.slice(0, -3)).div(12);

test('from and to include their end, above and below do not', () => {
  const at = (range: PatientRange) => ['119/12', '120/12', '121/12'].map((age) => check(range, null, age));
  assert.deepEqual(at({ fromMonths: 120 }), ['outside age', 'inside', 'inside']);
  assert.deepEqual(at({ aboveMonths: 120 }), ['outside age', 'outside age', 'inside']);
  assert.deepEqual(at({ toMonths: 120 }), ['inside', 'inside', 'outside age']);
  assert.deepEqual(at({ belowMonths: 120 }), ['inside', 'outside age', 'outside age']);
});

test('the same for weights', () => {
  const at = (range: PatientRange) => ['9.9', '10', '10.1'].map((kilograms) => check(range, kilograms, null));
  assert.deepEqual(at({ fromKg: 10 }), ['outside weight', 'inside', 'inside']);
  assert.deepEqual(at({ aboveKg: 10 }), ['outside weight', 'outside weight', 'inside']);
  assert.deepEqual(at({ belowKg: 10 }), ['inside', 'outside weight', 'outside weight']);
  assert.deepEqual(at({ toKg: 10 }), ['inside', 'inside', 'outside weight']);
});

test('every whole month from 1 to 216 meets its own limit, although a twelfth has no last decimal', () => {
  for (let month = 1; month <= 216; month += 1) {
    assert.equal(check({ fromMonths: month, toMonths: month }, null, `${month}/12`), 'inside', String(month));
  }
});

test('a limit that cannot be checked says what it needs; the known one is still checked', () => {
  assert.equal(check({ aboveMonths: 120 }, '20', null), 'needs age');
  assert.equal(check({ fromKg: 15, toKg: 30 }, null, '6'), 'needs weight');
  assert.equal(check({ fromKg: 15, fromMonths: 24 }, '10', null), 'outside weight');
  assert.equal(check({ fromKg: 15, fromMonths: 24 }, null, '1'), 'outside age');
  assert.equal(check({}, null, null), 'inside');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageGroup, otherGroup } from './age-group.ts';
import { kg, years } from './units.ts';

const group = (kilograms: string | null, age: string | null) =>
  ageGroup(kilograms === null ? null : kg(kilograms), age === null ? null : years(age)) ?? 'not said';

test('the age decides where it is known, whatever the weight: a child to 14 years, an adult from 15', () => {
  for (const weight of [null, '8', '35.9', '38', '45', '60', '120']) {
    assert.deepEqual(
      ['0', '3', '14', '14.9', '15', '16', '40', '82'].map((age) => group(weight, age)),
      [...Array(4).fill('pediatric'), ...Array(4).fill('adult')],
      String(weight),
    );
  }
});

test('without an age: a child below 36 kg, an adult above 50 kg, and from 36 to 50 kg nobody can say', () => {
  assert.deepEqual(
    ['3', '35.9', '36', '40', '45', '50', '50.1', '70'].map((weight) => group(weight, null)),
    ['pediatric', 'pediatric', 'not said', 'not said', 'not said', 'not said', 'adult', 'adult'],
  );
  assert.equal(group(null, null), 'not said');
});

test('the other dose stands beside that of a view with a limit of its own', () => {
  const other = (own: 'adult' | 'pediatric', kilograms: string | null, age: string | null) => {
    const found = otherGroup(own, kilograms === null ? null : kg(kilograms), age === null ? null : years(age));
    return found && `${found.whose} ${found.because}`;
  };
  assert.equal(other('adult', '45', '12'), 'pediatric child-by-age');
  assert.equal(other('pediatric', '38', '82'), 'adult adult-by-age');
  assert.equal(other('pediatric', '70', '16'), 'adult adult-by-age');
  assert.equal(other('pediatric', null, '16'), 'adult adult-by-age');
  assert.equal(other('adult', '45', null), 'pediatric age-not-said');
  assert.equal(other('pediatric', '38', null), 'adult age-not-said');
  for (const [own, kilograms, age] of [
    ['adult', '70', null],
    ['adult', '70', '40'],
    ['pediatric', '20', null],
    ['pediatric', '20', '6'],
    ['adult', null, null],
  ] as const) {
    assert.equal(other(own, kilograms, age), undefined);
  }
});

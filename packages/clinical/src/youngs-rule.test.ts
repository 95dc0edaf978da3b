import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digits } from './display.ts';
import { mg, years } from './units.ts';
import { youngsDose } from './youngs-rule.ts';

/** Adult dose x age / (age + 12) to 2 decimals, half up, at 1, 2, 4, 6, 8, 10 and 12 years. */
const AGES = [1, 2, 4, 6, 8, 10, 12];
for (const [adult, expected] of [
  ['1', ['0.077', '0.14', '0.25', '0.33', '0.4', '0.45', '0.5']],
  ['2.5', ['0.19', '0.36', '0.63', '0.83', '1', '1.14', '1.25']],
  ['300', ['23.08', '42.86', '75', '100', '120', '136.36', '150']],
  ['0.5', ['0.038', '0.07', '0.125', '0.17', '0.2', '0.23', '0.25']],
] as const) {
  test(`Young's rule on an adult dose of ${adult} mg gives ${expected.join(', ')} mg`, () => {
    const shown = AGES.map((age) => {
      const result = youngsDose(mg(adult), years(age));
      assert.ok(result.kind === 'dose');
      return digits(result.dose.value);
    });
    assert.deepEqual(shown, expected);
  });
}

test('the factor at 6 years is 33.3 %', () => {
  const result = youngsDose(mg(3), years(6));
  assert.ok(result.kind === 'dose');
  assert.equal(result.factor.times(100).toFixed(1), '33.3');
  assert.equal(result.dose.value.toFixed(), '1');
});

test('under 1 year and over 12 years there is no estimate', () => {
  for (const age of ['0', '0.99', '12.01', '40']) {
    assert.equal(youngsDose(mg(1), years(age)).kind, 'age-out-of-range');
  }
});

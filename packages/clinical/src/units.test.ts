import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convert, isSameDose, kg, mcg, mg, ml, perMl, quantity, volumeOf, years } from './units.ts';

test('a quantity refuses NaN, infinity, text and negatives', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 'ten', '', -0.1]) {
    assert.throws(() => mg(value), RangeError, String(value));
  }
});

test('a weight is above 0 and at most 150 kg; an age is 0 to 120 years', () => {
  assert.throws(() => kg(0), RangeError);
  assert.throws(() => kg('150.1'), RangeError);
  assert.equal(kg(150).value.toFixed(), '150');
  assert.throws(() => years('120.1'), RangeError);
  assert.equal(years(0).value.toFixed(), '0');
});

test('mg, mcg and g convert exactly both ways; mg never becomes mL or units', () => {
  assert.equal(convert(mg('0.125'), 'mcg').value.toFixed(), '125');
  assert.equal(convert(quantity(25, 'g'), 'mg').value.toFixed(), '25000');
  assert.throws(() => convert(mg(1), 'mL'), RangeError);
  assert.throws(() => convert(mg(1), 'units'), RangeError);
});

test('a volume needs a dose and a strength of the same kind', () => {
  assert.equal(volumeOf(quantity(4000, 'units'), perMl({ amount: 5000, unit: 'units' })).value.toFixed(), '0.8');
  assert.throws(() => volumeOf(mg(1), perMl({ amount: 5000, unit: 'units' })), RangeError);
  assert.equal(volumeOf(ml(3), perMl({ amount: 5000, unit: 'units' })).value.toFixed(), '3');
});

test('a concentration of zero is refused', () => assert.throws(() => perMl({ amount: 0, unit: 'mg' }), RangeError));

test('every dose unit starts at zero', () => {
  for (const unit of ['mg', 'mcg', 'g', 'mEq', 'units', 'mL'] as const) {
    assert.equal(quantity('0.5', unit).value.toFixed(), '0.5', unit);
    assert.equal(quantity(0, unit).value.toFixed(), '0', unit);
    assert.throws(() => quantity('-0.001', unit), RangeError, unit);
  }
});

test('the same dose may be written in mcg and in mg; a unit that measures another thing is refused', () => {
  assert.equal(isSameDose(mg('0.3'), mcg(300)), true);
  assert.equal(isSameDose(mcg(300), mg('0.3001')), false);
  assert.throws(() => isSameDose(mg(1), ml(1)), RangeError);
});

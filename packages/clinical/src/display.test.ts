import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Decimal } from './decimal.ts';
import { digits, show, shownText, showQuick, showText, strengthText } from './display.ts';
import { mcg, mg, ml, perMl } from './units.ts';

for (const [value, shown] of [
  ['1', '1'],
  ['12.50', '12.5'],
  ['0.125', '0.125'],
  ['0.399', '0.4'],
  ['1.005', '1.01'],
  ['2.675', '2.68'],
  ['199.5', '199.5'],
  ['1995', '1995'],
  ['0.005', '0.005'],
  ['0.0005', '0.0005'],
  ['0', '0'],
] as const) {
  test(`${value} is shown as ${shown}`, () => assert.equal(digits(new Decimal(value)), shown));
}

test('with one decimal, 33.33 mcg is 33.3 and 0.25 mcg keeps its second decimal', () => {
  assert.equal(digits(new Decimal('33.333'), 1), '33.3');
  assert.equal(digits(new Decimal('0.25'), 1), '0.25');
});

test('a dose below 0.1 mg is also given in mcg; one of 0.1 mg, a volume and zero are not', () => {
  assert.equal(showText(mg('0.005')), '0.005 mg (5 mcg)');
  assert.equal(showText(mg('0.0999')), '0.1 mg (99.9 mcg)');
  assert.equal(showText(mg('0.1')), '0.1 mg');
  assert.equal(showText(mg(0)), '0 mg');
  assert.equal(showText(ml('0.05')), '0.05 mL');
  assert.equal(showText(mcg(5)), '5 mcg');
});

test('a figure of 0.005 or more is never misstated by more than 2 %, has no trailing zero and keeps its leading zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 50_000_000 }), (n) => {
      const value = new Decimal(n).div(10_000);
      const text = digits(value);
      assert.match(text, /^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      const error = new Decimal(text).minus(value).abs();
      assert.ok(error.lte(value.times('0.02')), `${value.toFixed()} shown as ${text}`);
    }),
    { numRuns: 2000 },
  );
});

test('four decimals are the most, even where they misstate: 0.00014 is shown as 0.0001', () => {
  assert.equal(digits(new Decimal('0.00014')), '0.0001');
  assert.equal(digits(new Decimal('0.00014'), 1), '0.0001');
});

test('a screen that asks for nothing gets two decimals', () => {
  assert.deepEqual(show(mg('33.3333')), { digits: '33.33', unit: 'mg' });
  assert.equal(showText(mg('33.3333')), '33.33 mg');
});

test('precision: 2 decimals, 1 for mcg in the quick calculator', () => {
  assert.deepEqual(
    [mg('33.3333'), ml('33.3333'), mcg('33.3333')].map((dose) => showQuick(dose).digits),
    ['33.33', '33.33', '33.3'],
  );
  assert.equal(showText(mg('12.345')), '12.35 mg');
  assert.equal(shownText(showQuick(mcg('12.34'))), '12.3 mcg');
  assert.equal(showText(mcg('12.34')), '12.34 mcg');
});

test('a strength names what one millilitre holds', () => {
  assert.equal(strengthText(perMl({ amount: 0.1, unit: 'mg' })), '0.1 mg/mL');
});

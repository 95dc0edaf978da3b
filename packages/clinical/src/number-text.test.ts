import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readComprehensiveAge, readComprehensiveWeight } from './comprehensive-patient.ts';
import { readDecimal } from './decimal.ts';
import { readOwnDilution } from './own-dilution.ts';
import { readQuickWeight } from './quick-patient.ts';
import { readAmount } from './read-amount.ts';

/** The same number, written with different keyboards and habits or pasted from elsewhere. */
const TWELVE_AND_A_HALF = [
  '12.5',
  '12,5',
  '١٢٫٥',
  '١٢،٥',
  '١٢.٥',
  '١٢,٥',
  '۱۲٫۵',
  '۱۲،۵',
  '１２．５',
  '１２，５',
  '\u200E12.5',
  '12.5\u200F',
  '\u202A12.5\u202C',
  '\u206612.5\u2069',
  '1\u200B2.5',
  '\u061C١٢٫٥',
  '\uFEFF12.5',
  '\u00A012.5\u00A0',
  '\u200912.5\u202F',
  '012.50',
];
const HALF = ['.5', ',5', '،5', '٫٥', '،٥', '0.5', '0,5', '0,500', '０，５'];

test('one number, however it is written', () => {
  for (const text of TWELVE_AND_A_HALF) assert.equal(readDecimal(text)?.toFixed(), '12.5', JSON.stringify(text));
  for (const text of HALF) assert.equal(readDecimal(text)?.toFixed(), '0.5', JSON.stringify(text));
});

test('a number that could be two numbers is none', () => {
  for (const text of [
    '1,250',
    '1.250,5',
    '1,250.5',
    '1.2.5',
    '1,2,5',
    '12 5',
    '12 .5',
    '1 250',
    '1\u00A0250',
    '١٬٢٥٠',
    '١،٢٥٠',
    '12-5',
    '1/2',
    '½',
    '10²',
    '1e3',
    '-4',
    '+4',
    '.',
    ',',
    '12.5 lb',
    'twelve',
  ]) {
    assert.equal(readDecimal(text), null, text);
  }
});

const ofQuick = (text: string): string => {
  const read = readQuickWeight(text);
  return read.kind === 'weight' ? read.weight.value.toFixed() : read.kind;
};
const ofComprehensive = (text: string): string => {
  const read = readComprehensiveWeight(text);
  return read.kind === 'weight' ? read.weight.value.toFixed() : read.because;
};

test('both calculators read every such weight, with its unit behind it too', () => {
  const units = ['', ' kg', 'kg', ' KG.', ' kgs', ' kilo', '\u00A0kg', ' كجم', ' كغ', 'كغم', ' كيلو'];
  for (const text of TWELVE_AND_A_HALF.flatMap((number) => units.map((unit) => `${number}${unit}`))) {
    assert.equal(ofQuick(text), '12.5', JSON.stringify(text));
    assert.equal(ofComprehensive(text), '12.5', JSON.stringify(text));
  }
  for (const text of ['1,250', '1.2.5', '12.5 lb', '12.5 g', '12.5 k', 'kg', '12 kg 500']) {
    assert.equal(ofQuick(text), 'not-a-number', text);
    assert.equal(ofComprehensive(text), 'not-a-number', text);
  }
});

test("ages, amounts and a dilution of one's own are read the same way", () => {
  for (const text of TWELVE_AND_A_HALF) {
    const age = readComprehensiveAge(text);
    assert.equal(age.kind === 'age' && age.age.value.toFixed(), '12.5', JSON.stringify(text));
    const amount = readAmount(text, { from: 0, to: 100, decimals: 2 });
    assert.equal(amount.kind === 'amount' && amount.value.toFixed(), '12.5', JSON.stringify(text));
    const own = readOwnDilution(text, text);
    assert.equal(own.kind === 'mixture' && own.mixture.drug.value.toFixed(), '12.5', JSON.stringify(text));
  }
});

test('a field that holds nothing that can be seen is empty', () => {
  for (const text of ['', ' ', '\u200E', '\u200B \u00A0']) {
    assert.equal(ofQuick(text), 'empty', JSON.stringify(text));
    assert.equal(ofComprehensive(text), 'empty', JSON.stringify(text));
    assert.deepEqual(readOwnDilution(text, text), { kind: 'none' }, JSON.stringify(text));
  }
});

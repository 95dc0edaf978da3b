import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from './plain-text.ts';

test('the ten digits of each script become 0 to 9', () => {
  for (const digits of [
    '0123456789',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '０１２３４５６７８９',
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
    '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
  ]) {
    assert.equal(plainText(digits), '0123456789', digits);
  }
});

test('what looks like a figure and is no digit stays: a power, a fraction, a circled number', () => {
  for (const text of ['10²', '½', '①', '1e3', 'Ⅳ']) assert.equal(plainText(text), text);
});

test('marks that nobody sees are gone', () => {
  const marks = [
    '00AD',
    '061C',
    '200B',
    '200C',
    '200D',
    '200E',
    '200F',
    '202A',
    '202B',
    '202C',
    '202D',
    '202E',
    '2060',
    '2066',
    '2067',
    '2068',
    '2069',
    'FEFF',
  ];
  for (const mark of marks.map((hex) => String.fromCharCode(Number.parseInt(hex, 16)))) {
    assert.equal(plainText(`${mark}1${mark}2.5${mark}`), '12.5', mark.charCodeAt(0).toString(16));
  }
});

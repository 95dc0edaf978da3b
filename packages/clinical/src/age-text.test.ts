import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAge } from './age-text.ts';

const reading = (text: string): string => {
  const result = readAge(text);
  return result.kind === 'age' ? result.age.value.round(4).toFixed() : result.kind;
};

const saidAs = (text: string): string => {
  const result = readAge(text);
  if (result.kind !== 'age') return result.kind;
  return result.parts.map(({ amount, unit }) => `${amount.toFixed()} ${unit}`).join(' ');
};

for (const [text, expected] of [
  ['6', '6'],
  ['2 y', '2'],
  ['2y', '2'],
  ['10 years', '10'],
  ['6 months', '0.5'],
  ['18 mo', '1.5'],
  ['3 weeks', '0.0575'],
  ['10 days', '0.0274'],
  ['2.5', '2.5'],
  ['٦', '6'],
  ['0', '0'],
  ['120', '120'],
  ['121', 'too-old'],
  ['121 years', 'too-old'],
  ['', 'empty'],
  ['\u200F', 'empty'],
  ['3-4 years', 'not-understood'],
  ['under 3 months', 'not-understood'],
  ['six', 'not-understood'],
  ['6 minutes', 'not-understood'],
  ['-2', 'not-understood'],
  ['2 y 3 mo', '2.25'],
  ['1y6m', '1.5'],
  ['6/12', '0.5'],
] as const) {
  test(`an age typed as "${text}" reads as ${expected}`, () => assert.equal(reading(text), expected));
}

test('months, weeks, days and years in the spellings of a crew', () => {
  for (const [said, texts] of Object.entries({
    '6 month': [
      '6/12',
      '6 / 12',
      '٦/١٢',
      '6 mon',
      '6mo',
      '6 mos',
      '6 months old',
      '6 m',
      '6m',
      '6 m/o',
      '6 mths',
      '6-month-old',
      '6 MONTHS',
      '٦ أشهر',
      '٦ اشهر',
      '۶ شهر',
      '６ months',
      '6 شهور',
      'aged 6 months',
      '\u200F٦ أشهر\u200E',
      '6\u00A0months',
    ],
    '18 month': ['18 m', '18/12', '18 months', '١٨ شهر', '١٨ شهرًا'],
    '1 year 6 month': [
      '1y6m',
      '1y 6m',
      '1 y 6 m',
      '1 yr 6 mo',
      '1 year 6 months',
      '1 year and 6 months',
      '1 year, 6 months',
      '1y6/12',
      '1 y 6/12',
      'سنة و ٦ أشهر',
      'سنة و٦ أشهر',
      '1 year 6 months old',
      '1yr6mo',
    ],
    '2 year': [
      '2yo',
      '2 yo',
      '2 y/o',
      '2 y.o.',
      '2yrs',
      '2 years old',
      '2-year-old',
      '٢ سنوات',
      'سنتين',
      'سنتان',
      'عامين',
    ],
    '10 year': ['10 y/o', '10y', '١٠ سنوات', '١٠ سنين', '10 اعوام'],
    '3 week': ['3 wks', '3/52', '3 w', '3w', '3 weeks old', '3 w/o', '٣ أسابيع', '3 wk.'],
    '2 week': ['أسبوعين', 'اسبوعان'],
    '1 week': ['أسبوع', '1/52'],
    '2 day': ['2/7', '2d', '2 days', 'يومين', 'يومان'],
    '4 day': ['4 d/o', '٤ أيام', '4 days old'],
    '1 year': ['سنة', 'سنه', 'عام', 'سنة واحدة', '1 y'],
    '2 month': ['شهرين', 'شهران', '2/12'],
    '2 year 3 month': ['2 y 3 mo', 'سنتين و ٣ أشهر', 'سنتين و٣ اشهر'],
    '1 year 1 month': ['سنة وشهر', '1y 1/12'],
    '1 month 2 week': ['1 month 2 weeks', '1/12 2/52'],
    '0 day': ['newborn', 'new born', 'Newborn', 'حديث الولادة', '0 days'],
    '1.5 year': ['1.5', '1,5', '١٫٥', '١،٥', '1.5 years'],
  })) {
    for (const text of texts) assert.equal(saidAs(text), said, text);
  }
});

test('what may mean two ages, or none, is not understood', () => {
  for (const text of [
    '6/11',
    '6/24',
    '13/13',
    '12/5/2024',
    '1/2/12',
    '1.5y 6m',
    '1y 18m',
    '6m 1y',
    '1y 2y',
    '2 3',
    '1 6',
    '5y 40d',
    '3 to 4 years',
    '3~4',
    '~6',
    '6?',
    '>6',
    'adult',
    'old',
    'child',
    'y',
    'm',
    '6 mn',
    '6 min',
    '6 h',
    '12 hours',
    '6 kg',
    '1 year 6',
    '1 6 months',
    '1,250',
    '½',
    'شهر شهر',
    'طفل',
    '6 months 6 months',
    '0.5/12',
    '6/12/7',
  ]) {
    assert.equal(saidAs(text), 'not-understood', text);
  }
});

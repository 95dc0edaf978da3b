import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comprehensiveDose, comprehensivePath, Decimal, digits, showText, years } from '@first60/clinical';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';

/**
 * Age-only doses for each row, at 1, 4, 6, 8 and 12 years: the leading dose, Young's figure, and the percentage by
 * which Young's figure is below (-) or above (+) the dose at the zone's average weight. Worked out by hand: 10.5, 16.5,
 * 21, 26.5 and 33 kg from the tape, adult x age / (age + 12) from the requirement, percent rounded half up.
 */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  // 2 mg/kg, at most 200 mg; adult 70 mg.
  'ketamine RSI induction': ['21 5.38 -74', '33 17.5 -47', '42 23.33 -44', '53 28 -47', '66 35 -47'],
  // 0.1 mg/kg, at most 2 mg; adult 0.4 mg.
  'naloxone Opioid overdose': ['1.05 0.03 -97', '1.65 0.1 -94', '2 0.13 -93', '2 0.16 -92', '2 0.2 -90'],
  // 0.01 mg/kg, at most 1 mg; adult 1 mg.
  'epinephrine-1-10000 Cardiac arrest': [
    '0.11 0.08 -27',
    '0.17 0.25 +52',
    '0.21 0.33 +59',
    '0.27 0.4 +51',
    '0.33 0.5 +52',
  ],
  // 1 mcg/kg, at most 50 mcg; adult 100 mcg.
  'fentanyl Pain': ['10.5 7.69 -27', '16.5 25 +52', '21 33.33 +59', '26.5 40 +51', '33 50 +52'],
  // By age: 0.15 mg under 6 years, 0.3 mg from 6 years; 0.01 mg/kg; adult 0.3 mg.
  'epinephrine-1-1000 Anaphylaxis': ['0.15 0.02 -78', '0.15 0.08 -55', '0.3 0.1 -52', '0.3 0.12 -55', '0.3 0.15 -55'],
};

const TWO_DECIMALS = 2;

function answer(id: string, indication: string, age: number): string {
  const drug = drugOf(id);
  const row = drug.dosing.find((each) => each.indication === indication) ?? assert.fail(indication);
  const result = comprehensiveDose(drug, row, comprehensivePath(null, years(age), edition.zones));
  assert.ok((result.kind === 'by-zone' || result.kind === 'by-age') && result.youngs?.against, `${id}: ${result.kind}`);
  const { dose, against } = result.youngs;
  const plain = (value: Decimal) => new Decimal(value.toFixed(TWO_DECIMALS)).toString();
  const sign = against.percent.lt(0) ? '-' : '+';
  return `${plain(result.dose.value)} ${plain(dose.value)} ${sign}${digits(against.percent.abs(), 0)}`;
}

for (const [name, expected] of Object.entries(EXPECTED)) {
  const [id = '', ...words] = name.split(' ');
  test(`by age alone, ${name}: ${expected.join(', ')}`, () => {
    assert.deepEqual(
      [1, 4, 6, 8, 12].map((age) => answer(id, words.join(' '), age)),
      expected,
    );
  });
}

test('anaphylaxis by age alone in words: the band, its source, and the volume of the ampoule', () => {
  const drug = drugOf('epinephrine-1-1000');
  const row = drug.dosing.find(({ indication }) => indication === 'Anaphylaxis') ?? assert.fail('no row');
  const at = (age: string) => {
    const result = comprehensiveDose(drug, row, comprehensivePath(null, years(age), edition.zones));
    return result.kind === 'by-age' && result.volume !== null
      ? `${showText(result.dose)} = ${showText(result.volume)}`
      : result.kind;
  };
  assert.deepEqual(['0.25', '0.5', '5.9', '6', '12', '12.1'].map(at), [
    '0.15 mg = 0.15 mL',
    '0.15 mg = 0.15 mL',
    '0.15 mg = 0.15 mL',
    '0.3 mg = 0.3 mL',
    '0.3 mg = 0.3 mL',
    'needs-weight',
  ]);
  assert.deepEqual(
    row.byAge?.map(({ sources }) => sources),
    [1, 2, 3].map(() => ['resuscitation-council-uk-anaphylaxis']),
  );
});

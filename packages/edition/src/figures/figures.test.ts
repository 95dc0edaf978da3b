import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from 'yaml';
import { type DrugFile, drugFile } from '../files/drug-file.ts';
import { drugNamesIn, literalDoses } from './literal-dose.ts';
import { withFigures } from './put-in.ts';

const drug = (text: string): DrugFile => drugFile.parse(parseDocument(text).toJS());

const ADRENALINE = drug(`
genericName: adrenaline
inventoryId: A
classPrimary: Vasopressor
kit: 1
presentation: 1 mg/1 mL ampoule
strength: 1 mg/mL
highAlert: true
preparation: None
source: spec
dilutions:
  bag: { mix: { drug: 1 mg, in: 250 mL }, recipe: "", use: always }
  tenth: { mix: { stock: 1 mL, saline: 9 mL }, recipe: "", use: always }
  hundredth: { mix: { stock: 1 mL, saline: 99 mL }, recipe: "", use: always }
regimens:
  allergy:
    adult: { fixed: 0.5 mg, totalMax: 1.5 mg }
    pediatric: { perKg: 0.01 mg, min: 0.05 mg, max: 0.3 mg, totalPerKg: 0.03 mg, totalMax: 0.9 mg }
  drip:
    adult: { infusion: { low: 2 mcg, high: 10 mcg, per: min } }
    pediatric: { infusion: { low: 0.1 mcg, high: 1 mcg, per: kg/min, orderAbove: 10 mcg } }
`);
const SALINE = drug(`
genericName: saline
inventoryId: S
classPrimary: Fluid
kit: 3
presentation: 500 mL bag
highAlert: false
preparation: None
synonyms: [NS, normal saline]
source: spec
regimens:
  shock: { adult: { fixed: 1000 mL }, pediatric: { perKg: 20 mL } }
`);
const drugs = new Map([
  ['adrenaline', ADRENALINE],
  ['saline', SALINE],
]);

function filled(text: string, place: object = {}): { text: string; notes: readonly string[] } {
  const notes: string[] = [];
  return { text: withFigures(text, { drugs, ...place }, (note) => notes.push(note)), notes };
}

/** Typed by hand: what each reference reads as. */
const TEXTS: ReadonlyArray<readonly [written: string, reads: string]> = [
  ['adrenaline/allergy adult', '0.5 mg'],
  ['adrenaline/allergy adult mL', '0.5 mL'],
  ['adrenaline/allergy adult in mcg', '500 mcg'],
  ['adrenaline/allergy adult number', '0.5'],
  ['adrenaline/allergy adult times 3', '1.5 mg'],
  ['adrenaline/allergy adult mL of bag', '125 mL'],
  ['adrenaline/allergy child', '0.01 mg/kg'],
  ['adrenaline/allergy child mL', '0.01 mL/kg'],
  ['adrenaline/allergy child max', '0.3 mg'],
  ['adrenaline/allergy child min', '0.05 mg'],
  ['adrenaline/allergy child total', '0.03 mg/kg'],
  ['adrenaline/allergy child total at 10 kg', '0.3 mg'],
  ['adrenaline/allergy child max times 2', '0.6 mg'],
  ['adrenaline/allergy child total max', '0.9 mg'],
  ['adrenaline/allergy adult total', '1.5 mg'],
  ['adrenaline/allergy adult total mL', '1.5 mL'],
  ['adrenaline/tenth mix stock', '1 mL'],
  ['adrenaline/bag mix drug', '1 mg'],
  ['adrenaline/allergy child at 20 kg', '0.2 mg'],
  ['adrenaline/allergy child at 20 kg mL', '0.2 mL'],
  ['adrenaline/allergy child at 4 kg', '0.05 mg'],
  ['adrenaline/allergy child at 40 kg', '0.3 mg'],
  ['adrenaline/allergy child at 7.5 kg mL of tenth', '0.75 mL'],
  ['adrenaline/allergy child reaches max', '30 kg'],
  ['adrenaline/drip adult', '2-10 mcg/min'],
  ['adrenaline/drip adult number', '2-10'],
  ['adrenaline/drip adult low', '2 mcg/min'],
  ['adrenaline/drip adult high mL/h of bag', '150 mL/h'],
  ['adrenaline/drip adult mL/h of bag', '30-150 mL/h'],
  ['adrenaline/drip child', '0.1-1 mcg/kg/min'],
  ['adrenaline/drip child at 10 kg', '1-10 mcg/min'],
  ['adrenaline/drip child order', '10 mcg/min'],
  ['adrenaline/drip child mL/h of bag', '1.5-15 mL/kg/h'],
  ['adrenaline/drip child at 10 kg mL/h of bag', '15-150 mL/h'],
  ['adrenaline strength', '1 mg/mL'],
  ['adrenaline/bag strength', '4 mcg/mL'],
  ['adrenaline/bag strength in mg', '0.004 mg/mL'],
  ['adrenaline/tenth strength', '0.1 mg/mL'],
  ['adrenaline/hundredth strength', '10 mcg/mL'],
  ['saline/shock adult in L', '1 L'],
  ['saline/shock child', '20 mL/kg'],
  ['0.3 mg', '0.3 mg'],
  ['250-500 mL', '250-500 mL'],
];

for (const [written, reads] of TEXTS) {
  test(`{${written}} reads "${reads}"`, () => {
    assert.deepEqual(filled(`Give {${written}} now.`), { text: `Give ${reads} now.`, notes: [] });
  });
}

test('in the file of its drug a name stands alone, and in its regimen or dilution none is needed', () => {
  const place = { drug: 'adrenaline', regimen: 'allergy', dilution: 'bag' };
  const { text, notes } = filled(
    '{adult}, {allergy child max}, {strength}, {bag strength}, {mix drug mL} in {mix in}',
    place,
  );
  assert.deepEqual(notes, []);
  assert.equal(text, '0.5 mg, 0.3 mg, 1 mg/mL, 4 mcg/mL, 1 mL in 250 mL');
});

/** What keeps a reference from being put in is said in one sentence, and the text stays as it is written. */
const REFUSED: ReadonlyArray<readonly [written: string, sentence: RegExp]> = [
  ['half a dose', /names no figure: write a regimen and an age/],
  ['adrenaline/allergy', /names no figure/],
  ['adrenalin/allergy adult', /There is no drug "adrenalin"/],
  ['adrenaline/alergy adult', /adrenaline has no regimen "alergy": known are allergy, drip/],
  ['adrenaline/sack strength', /adrenaline has no dilution "sack": known are bag, tenth, hundredth/],
  ['allergy adult', /This names no drug/],
  ['adult', /This names no regimen/],
  ['adrenaline/allergy adult max', /This dose has no max/],
  ['adrenaline/allergy child low', /no infusion with a low end/],
  ['adrenaline/allergy adult mL/h of bag', /Only an infusion has a rate in mL\/h/],
  ['adrenaline/drip adult mL of bag', /An infusion has a rate: write mL\/h/],
  ['adrenaline/allergy adult reaches max', /no figure for each kg with a maximum/],
  ['adrenaline/allergy adult in L', /mg cannot be written in L/],
  ['adrenaline/allergy child at 0 kg', /out of range/],
  ['saline strength', /saline has no strength per mL/],
  ['mix drug', /"mix" alone stands for the dilution/],
  ['adrenaline/bag mix stock', /This dilution has no "stock": known are drug, in/],
  ['adrenaline/drip adult total', /This dose has no totalMax/],
];

for (const [written, sentence] of REFUSED) {
  test(`{${written}} is refused with a sentence`, () => {
    const { text, notes } = filled(`Give {${written}} now.`);
    assert.equal(text, `Give {${written}} now.`);
    assert.equal(notes.length, 1);
    assert.match(notes[0] ?? '', sentence);
    assert.match(notes[0] ?? '', /\.$/);
  });
}

test('a dose that is written out is found, whatever it is written of', () => {
  assert.deepEqual(literalDoses('Give 0.5 mg or {adrenaline/allergy adult}, then 2-10 mcg/min', false), [
    '0.5 mg',
    '2-10 mcg/min',
  ]);
  assert.deepEqual(literalDoses('The 1 mg/mL ampoule', false), ['1 mg/mL']);
  assert.deepEqual(literalDoses('Fluid 250-500 mL, then 1 L', true), ['250-500 mL', '1 L']);
});

test('what is no dose is not found', () => {
  for (const text of [
    'Glucose below 60 mg/dL',
    'A 10 mL syringe',
    'a 500 mL saline bag',
    'Oxygen 15 L/min',
    '{0.3 mg}',
    '1:1,000',
  ]) {
    assert.deepEqual(literalDoses(text, true), [], text);
  }
  assert.deepEqual(literalDoses('Breaths of 6-8 mL/kg', false), []);
});

test('a text speaks of a drug by any of its names, but not by a short one that means other things too', () => {
  const names = drugNamesIn(drugs.values());
  for (const text of ['Saline now', 'normal saline', 'no ADRENALINE']) assert.equal(names.test(text), true, text);
  for (const text of ['NS', 'salines', 'Oxygen']) assert.equal(names.test(text), false, text);
});

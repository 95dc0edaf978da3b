import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditionActs } from '@first60/edition';
import type { ActContents } from '../act-rule.ts';
import { actIn, cleanContents, drugIn, type Planted } from '../act-rule-fixture.ts';
import { drugFaces } from './drug-faces.ts';

const NAMES = { formulary: {} };

/** What is read of the midazolam of the clean drugs, after a change of it. */
function facesOf(plant: (contents: Planted) => void = () => {}) {
  const planted = cleanContents();
  plant(planted);
  const { drugs, tables } = planted as ActContents;
  const acts = { ...tables, drugs: Object.fromEntries(drugs.map((drug) => [drug.id, drug])), plans: {} };
  return drugFaces(drugIn(planted, 'midazolam'), acts as unknown as EditionActs, NAMES);
}

const wordsFor = (patient: string, plant?: (contents: Planted) => void) =>
  facesOf(plant).find((face) => face.act === 'seizure-im' && face.patient === patient)?.words;

test('every act is read by people of each kind', () => {
  const readers = facesOf().flatMap(({ act, label, kind, patient }) =>
    act === 'seizure-im' ? [[label, kind, patient]] : [],
  );
  assert.deepEqual(readers, [
    ['Seizure, no IV', 'nobody known', 'nobody known'],
    ['Seizure, no IV', 'adult', 'an adult of 80 kg, 40 years'],
    ['Seizure, no IV', 'adult', 'an adult of 80 kg, 75 years'],
    ['Seizure, no IV', 'child', 'a child of 8 kg, 6 months'],
    ['Seizure, no IV', 'child', 'a child of 16 kg, 4 years'],
    ['Seizure, no IV', 'child', 'a child of 30 kg, 9 years'],
    ['Seizure, no IV', 'newborn', 'a newborn of 3.5 kg'],
  ]);
});

test("what is counted is the patient's own dose and all that stands around it, without the warnings that are a tap away", () => {
  const child = 'a child of 16 kg, 4 years';
  // 0.2 mg/kg of an ampoule of 5 mg/mL, of at most 0.4 mg/kg in all.
  const own =
    '3.2 mg 0.64 mL 5 mg/mL 1 mL syringe IM or IN, half in each nostril No, one dose only ' +
    'Other doses counted: 6.4 mg midazolam in all, no more bag-mask ready SpO2';
  assert.equal(wordsFor(child), own);
  const warned = (forbids: boolean) =>
    wordsFor(child, (contents) => {
      actIn(contents, 'midazolam/seizure-im').know = [{ say: 'Never by mouth', ...(forbids && { forbids }) }];
    });
  assert.equal(warned(false), own);
  assert.match(warned(true) ?? '', /Never by mouth/);
});

test('an act has no face for whom it is not for', () => {
  const kinds = facesOf((contents) => {
    const act = actIn(contents, 'midazolam/seizure-im');
    act.dose = act.dose.filter(({ who }) => who.group === 'adult');
  }).flatMap(({ act, kind }) => (act === 'seizure-im' ? [kind] : []));
  assert.deepEqual([...new Set(kinds)], ['nobody known', 'adult']);
});

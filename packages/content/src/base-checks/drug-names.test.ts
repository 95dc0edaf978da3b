import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrug, findIndication } from '@first60/clinical';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';

const drugs = Object.values(edition.formulary);

/** Ids found by a name: one, several to choose from, or none. */
const found = (name: string): readonly string[] => {
  const match = findDrug(name, drugs);
  if (match.kind === 'none') return [];
  return (match.kind === 'found' ? [match.drug] : match.drugs).map(({ id }) => id);
};

test('the names that several drugs share are these', () => {
  const shared = new Set<string>();
  for (const { brandNames, synonyms } of drugs) {
    for (const name of [...brandNames, ...synonyms]) {
      const ids = found(name);
      if (ids.length > 1) shared.add(name);
    }
  }
  assert.deepEqual([...shared].sort(), [
    'Adrenalin',
    'Jext',
    'adrenaline',
    'adrenaline auto-injector',
    'adrenaline pen',
    'benzo',
    'epi',
    'epi pen',
    'steroid',
  ]);
});

/** Names of drugs and strengths that are not stocked, most of them look-alikes of stocked ones. */
const NOT_STOCKED = [
  ...['dopamine', 'dobutamine', 'ephedrine', 'phenylephrine', 'vasopressin', 'racepinephrine'],
  ...['dimenhydrinate', 'hydroxyzine', 'hydralazine', 'metoprolol', 'esmolol', 'diltiazem', 'verapamil', 'digoxin'],
  ...[
    'hydromorphone',
    'codeine',
    'tramadol',
    'sufentanil',
    'remifentanil',
    'naltrexone',
    'nalbuphine',
    'buprenorphine',
  ],
  ...['clonazepam', 'alprazolam', 'oxazepam', 'temazepam', 'phenobarbital', 'thiopental', 'vecuronium', 'pancuronium'],
  ...['calcium gluconate', 'potassium chloride', 'magnesium citrate', 'sodium acetate', 'procainamide', 'mepivacaine'],
  ...['prednisolone', 'prednisone', 'betamethasone', 'fludrocortisone', 'terbutaline', 'levalbuterol', 'tiotropium'],
  ...['granisetron', 'metoclopramide', 'promethazine', 'ibuprofen', 'diclofenac', 'insulin', 'enoxaparin', 'alteplase'],
  ...['glycopyrrolate', 'physostigmine', 'neostigmine', 'sugammadex', 'droperidol', 'olanzapine', 'amlodipine'],
  ...['lidocaine 1%', 'lidocaine 4%', 'dextrose 50%', 'dextrose 5%', 'propofol 2%', 'sodium chloride 3%'],
  ...['epinephrine 1:100', 'epinephrine 1:100,000', 'magnesium sulfate 10%', 'calcium chloride 27%'],
  // Other forms of a stocked drug: nasal powder of 3 mg, enteric-coated and soluble aspirin, dextrose of 50%.
  ...['Baqsimi', 'Aspirin Protect', 'Aspicot', 'Disprin', 'Disprin 81', 'Jusprin', 'D50', 'D50W'],
];

for (const name of NOT_STOCKED) {
  test(`"${name}" is not stocked and finds nothing`, () => assert.deepEqual(found(name), []));
}

for (const [name, id] of [
  ['Epinephrine 1:1,000', 'epinephrine-1-1000'],
  ['adrenaline 1:10,000', 'epinephrine-1-10000'],
  ['atropine', 'atropine'],
  ['magnesium', 'magnesium-sulfate'],
  ['calcium chloride', 'calcium-chloride'],
  ['sodium bicarb', 'sodium-bicarbonate'],
  ['dextrose', 'dextrose-10'],
  ['heparin', 'heparin'],
  ['morphine', 'morphine'],
  ['midazolam IM', 'midazolam'],
  ['ondansatron', 'ondansetron'],
  ['fentanil', 'fentanyl'],
  ['succinylcholin', 'succinylcholine'],
  ['EpiPen Jr', 'epinephrine-auto-injector-pediatric'],
  ['TXA', 'tranexamic-acid'],
  ['Ringers lactate', 'ringers-lactate'],
] as const) {
  test(`"${name}" finds ${id}`, () => assert.deepEqual(found(name), [id]));
}

const indication = (title: string, id: string) =>
  findIndication(
    title,
    drugOf(id).dosing.map(({ indication }) => indication),
  );

for (const [title, id, expected] of [
  ['Adult Cardiac Arrest', 'epinephrine-1-10000', 'Cardiac arrest'],
  ['Pediatric Cardiac Arrest', 'amiodarone', 'Cardiac arrest, VF/pulseless VT'],
  ['Anaphylaxis', 'epinephrine-1-1000', 'Anaphylaxis'],
  ['Stroke', 'labetalol', 'Hypertensive emergency, stroke blood pressure (cardiac)'],
  ['Nerve Agent', 'atropine', 'Organophosphate or nerve agent poisoning'],
  [
    'Crush Injury',
    'calcium-chloride',
    'Hyperkalemia, crush, calcium-blocker or magnesium overdose, hydrofluoric acid, cardiac arrest',
  ],
  ['Seizures', 'diazepam', 'Seizure'],
  ['Seizures', 'midazolam', null],
  ['Adult Tachyarrhythmia', 'adenosine', null],
] as const) {
  test(`from "${title}", ${id} opens on ${expected ?? 'no indication'}`, () => {
    assert.equal(indication(title, id), expected);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findIndication } from './indication-match.ts';

const MIDAZOLAM = ['Seizure, no IV', 'Seizure, sedation, IV'];
const DIAZEPAM = ['Seizure', 'Seizure, no IV (child)', 'Seizure from nerve agent'];
const EPINEPHRINE = [
  'Cardiac arrest',
  'Symptomatic bradycardia (cardiac)',
  'Push-dose, hypotension after cardiac arrest',
];
const CALCIUM = ['Hyperkalemia, crush, calcium-blocker overdose, cardiac arrest'];

for (const [title, labels, expected] of [
  ['Cardiac arrest', EPINEPHRINE, 'Cardiac arrest'],
  ['Adult Cardiac Arrest', EPINEPHRINE, 'Cardiac arrest'],
  ['Pediatric Cardiac Arrest', CALCIUM, CALCIUM[0]],
  ['Crush Injury', CALCIUM, CALCIUM[0]],
  ['Adult Bradyarrhythmia', EPINEPHRINE, null],
  ['Nausea & Vomiting', ['Nausea, vomiting'], 'Nausea, vomiting'],
  ['Chest Pain / ACS', ['Chest pain, ACS (cardiac)', 'Pulmonary edema, CHF (cardiac)'], 'Chest pain, ACS (cardiac)'],
  ['Cardiac', ['Chest pain, ACS (cardiac)', 'Anaphylaxis'], 'Chest pain, ACS (cardiac)'],
  [
    'Stroke',
    ['Hypertensive emergency, stroke blood pressure (cardiac)'],
    'Hypertensive emergency, stroke blood pressure (cardiac)',
  ],
  ['Seizures', DIAZEPAM, 'Seizure'],
  ['Seizures', MIDAZOLAM, null],
  [
    ' svt (cardiac), second dose',
    ['SVT (cardiac), first dose', 'SVT (cardiac), second dose'],
    'SVT (cardiac), second dose',
  ],
  ['Nerve Agent', DIAZEPAM, 'Seizure from nerve agent'],
  ['Anaphylaxis & Allergic Reaction', ['Anaphylaxis', 'Cardiac arrest via ETT'], 'Anaphylaxis'],
  ['Adult', EPINEPHRINE, null],
  ['Cardiac Arrest', ['Hyperkalemia, cardiac arrest', 'Arrest, asystole'], 'Hyperkalemia, cardiac arrest'],
  ['Shock', ['Pain, (child)'], null],
  ['Opioid Overdose', ['Beta-blocker overdose'], null],
  ['Pain, no IV', ['Moderate to severe pain, IV'], null],
  ['Sedation after the tube', MIDAZOLAM, 'Seizure, sedation, IV'],
  ['', EPINEPHRINE, null],
  ['Sepsis', [], null],
] as const) {
  test(`"${title}" means ${expected ?? 'none'} of: ${labels.join(' | ') || 'no labels'}`, () => {
    assert.equal(findIndication(title, labels), expected);
  });
}

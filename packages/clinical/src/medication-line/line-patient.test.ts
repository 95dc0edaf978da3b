import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, years } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';
import {
  ageFit,
  ageOfWeight,
  isChildWeight,
  isForPatient,
  isForWeight,
  type LinePatient,
  withheldDose,
  withheldLine,
} from './line-patient.ts';

const FOR_ALL: LineDose = { text: '1 mg/kg', perKg: { amount: 1, unit: 'mg' } };
const OVER_TEN: LineDose = { ...FOR_ALL, only: { aboveMonths: 120 } };
const TO_TEN_KG: LineDose = { ...FOR_ALL, only: { toKg: 10 } };
const child = (weight: string, age: string | null = null): LinePatient => ({
  weight: kg(weight),
  age: 'pediatric',
  years: age === null ? null : years(age),
});
const lineOf = (more: Partial<DoseLine>): DoseLine => ({
  medication: 'x',
  indication: 'x',
  kind: 'bolus',
  routes: ['IV'],
  ...more,
});

test('39.9 kg is the weight of a child, 40 kg is not', () => {
  assert.ok(isChildWeight(kg('39.9')));
  assert.ok(!isChildWeight(kg('40')));
});

test("a card for both ages goes by the weight, one for children keeps to theirs, and a child's weight is nobody's on one for adults", () => {
  const of = (ageGroup: 'adult' | 'pediatric' | 'both' | undefined) =>
    ['39.9', '40'].map((weight) => ageOfWeight(ageGroup === undefined ? {} : { ageGroup }, kg(weight)));
  assert.deepEqual(of('both'), ['pediatric', 'adult']);
  assert.deepEqual(of(undefined), ['pediatric', 'adult']);
  assert.deepEqual(of('pediatric'), ['pediatric', 'pediatric']);
  assert.deepEqual(of('adult'), [undefined, 'adult']);
});

test('a dose for up to 10 kg is for 10 kg and not for 10.1 kg; an age that it asks for says nothing of a weight', () => {
  assert.ok(isForWeight(TO_TEN_KG, kg('10')));
  assert.ok(!isForWeight(TO_TEN_KG, kg('10.1')));
  assert.ok(isForWeight(FOR_ALL, kg('150')));
  assert.ok(isForWeight(OVER_TEN, kg('12')));
});

test('an age that a dose asks for has to be known of a child alone; known, it fits or excludes', () => {
  assert.equal(ageFit(OVER_TEN, kg('20'), null), 'unknown');
  assert.equal(ageFit(OVER_TEN, kg('40'), null), 'fits');
  assert.equal(ageFit(OVER_TEN, kg('20'), years('10')), 'excluded');
  assert.equal(ageFit(OVER_TEN, kg('20'), years('11')), 'fits');
  assert.equal(ageFit(FOR_ALL, kg('20'), null), 'fits');
  // By weight alone nobody is too old or too young.
  assert.equal(ageFit(TO_TEN_KG, kg('20'), years('6')), 'fits');
});

test('a dose is withheld for the other age, for another weight, for an age it excludes and while it asks for one', () => {
  assert.equal(withheldDose('adult', FOR_ALL, child('20')), 'weight');
  assert.equal(withheldDose('pediatric', TO_TEN_KG, child('20')), 'weight');
  assert.equal(withheldDose('pediatric', OVER_TEN, child('20', '6')), 'age');
  assert.equal(withheldDose('pediatric', OVER_TEN, child('20')), 'needs-age');
  assert.equal(withheldDose('pediatric', FOR_ALL, child('20')), undefined);
});

test('a line without a dose of that age is for others; without a patient every line stands; one that asks for the age too', () => {
  const both = lineOf({ adult: FOR_ALL, pediatric: OVER_TEN });
  assert.equal(withheldLine(lineOf({ adult: FOR_ALL }), child('20')), 'weight');
  assert.equal(withheldLine(both, child('20')), 'needs-age');
  assert.equal(withheldLine(lineOf({}), undefined), undefined);
  assert.ok(isForPatient(lineOf({}), undefined));
  assert.ok(isForPatient(both, child('20')));
  assert.ok(isForPatient(both, child('20', '11')));
  assert.ok(!isForPatient(both, child('20', '6')));
  assert.ok(!isForPatient(lineOf({ adult: FOR_ALL }), child('20')));
});

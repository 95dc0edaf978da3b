import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, years } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';
import {
  ageFit,
  ageOnCard,
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

test('the age decides where it is known; without it a card for both shows both from 36 to 50 kg, and a card for one keeps to its own', () => {
  const of = (ageGroup: 'adult' | 'pediatric' | 'both' | undefined, age: string | null) =>
    ['20', '38', '45', '60'].map((weight) =>
      ageOnCard(ageGroup === undefined ? {} : { ageGroup }, kg(weight), age === null ? null : years(age)),
    );
  for (const card of ['both', undefined] as const) {
    assert.deepEqual(of(card, null), ['pediatric', 'both', 'both', 'adult']);
    assert.deepEqual(of(card, '14'), ['pediatric', 'pediatric', 'pediatric', 'pediatric']);
    assert.deepEqual(of(card, '15'), ['adult', 'adult', 'adult', 'adult']);
  }
  assert.deepEqual(of('pediatric', null), ['pediatric', 'pediatric', 'pediatric', 'pediatric']);
  assert.deepEqual(of('pediatric', '12'), ['pediatric', 'pediatric', 'pediatric', 'pediatric']);
  assert.deepEqual(of('pediatric', '40'), [undefined, undefined, undefined, undefined]);
  assert.deepEqual(of('adult', null), [undefined, 'adult', 'adult', 'adult']);
  assert.deepEqual(of('adult', '12'), [undefined, undefined, undefined, undefined]);
  assert.deepEqual(of('adult', '82'), ['adult', 'adult', 'adult', 'adult']);
});

test('a patient of either age gets both doses of a line, and one of a line that has one', () => {
  const either: LinePatient = { weight: kg('45'), age: 'both', years: null };
  assert.equal(withheldDose('adult', FOR_ALL, either), undefined);
  assert.equal(withheldDose('pediatric', FOR_ALL, either), undefined);
  assert.equal(withheldDose('pediatric', OVER_TEN, either), 'needs-age');
  assert.equal(withheldLine(lineOf({ adult: FOR_ALL, pediatric: TO_TEN_KG }), either), undefined);
  assert.equal(withheldLine(lineOf({ pediatric: FOR_ALL }), either), undefined);
  assert.equal(withheldLine(lineOf({ pediatric: OVER_TEN }), either), 'needs-age');
  assert.equal(withheldLine(lineOf({ pediatric: TO_TEN_KG }), either), 'weight');
});

test('a dose for up to 10 kg is for 10 kg and not for 10.1 kg; an age that it asks for says nothing of a weight', () => {
  assert.ok(isForWeight(TO_TEN_KG, kg('10')));
  assert.ok(!isForWeight(TO_TEN_KG, kg('10.1')));
  assert.ok(isForWeight(FOR_ALL, kg('150')));
  assert.ok(isForWeight(OVER_TEN, kg('12')));
});

test('an age that a dose asks for has to be known of a child alone; known, it fits or excludes', () => {
  assert.equal(ageFit('pediatric', OVER_TEN, kg('20'), null), 'unknown');
  assert.equal(ageFit('adult', OVER_TEN, kg('40'), null), 'fits');
  assert.equal(ageFit('pediatric', OVER_TEN, kg('20'), years('10')), 'excluded');
  assert.equal(ageFit('pediatric', OVER_TEN, kg('20'), years('11')), 'fits');
  assert.equal(ageFit('pediatric', FOR_ALL, kg('20'), null), 'fits');
  // A weight outside the range does not mean that the age is wrong.
  assert.equal(ageFit('pediatric', TO_TEN_KG, kg('20'), years('6')), 'fits');
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

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Who } from '../act/act.ts';
import { cardPatient, type SaidPatient } from '../card-patient.ts';
import { kg, years } from '../units.ts';
import { groupDoses, isOnOrder, linePatient } from './group-doses.ts';
import type { DoseLine, LineDose } from './line-dose.ts';

const lineOf = (act: string, more: Partial<DoseLine>): DoseLine & { readonly act: string } => ({
  medication: 'x',
  act,
  indication: act,
  kind: 'bolus',
  routes: ['IM'],
  ...more,
});
const FIXED: LineDose = { text: '10 mg', fixed: { amount: 10, unit: 'mg' } };
const BY_WEIGHT: LineDose = { text: '0.2 mg/kg', perKg: { amount: 0.2, unit: 'mg' } };
const SMALL: LineDose = { text: '0.5 mg', fixed: { amount: 0.5, unit: 'mg' }, only: { belowKg: 20 } };
const LARGE: LineDose = { text: '1 mg', fixed: { amount: 1, unit: 'mg' }, only: { fromKg: 20 } };
const LINES = [
  lineOf('both', { adult: FIXED, pediatric: BY_WEIGHT }),
  lineOf('small', { pediatric: SMALL }),
  lineOf('large', { pediatric: LARGE }),
  lineOf('older', { pediatric: { ...BY_WEIGHT, only: { fromMonths: 24 } } }),
];
const said = (weight: string | null, age: string | null = null, more: Partial<SaidPatient> = {}) =>
  cardPatient(
    { ageGroup: 'both' },
    { weight: weight === null ? null : kg(weight), years: age === null ? null : years(age), ...more },
  );
const give = (...acts: readonly string[]) => acts.map((act) => ({ medication: 'x', act }));
const dosesFor = (acts: readonly string[], patient: ReturnType<typeof said>) =>
  groupDoses(give(...acts), LINES, patient).map(({ age, line, weight }) => [age, line.act, weight?.value.toFixed()]);

test('a known patient has one dose, for the weight; while nothing is known both groups have theirs, without a weight', () => {
  assert.deepEqual(dosesFor(['both'], said('16')), [['pediatric', 'both', '16']]);
  assert.deepEqual(dosesFor(['both'], said('80')), [['adult', 'both', '80']]);
  assert.deepEqual(dosesFor(['both'], said('45')), [
    ['adult', 'both', '45'],
    ['pediatric', 'both', '45'],
  ]);
  assert.deepEqual(dosesFor(['both'], said(null)), [
    ['adult', 'both', undefined],
    ['pediatric', 'both', undefined],
  ]);
  assert.deepEqual(dosesFor(['both'], said(null, null, { group: 'adult' })), [['adult', 'both', undefined]]);
});

test('of two acts by weight the patient has one, and both stand there while the weight is not known', () => {
  assert.deepEqual(dosesFor(['small', 'large'], said('19.9')), [['pediatric', 'small', '19.9']]);
  assert.deepEqual(dosesFor(['small', 'large'], said('20')), [['pediatric', 'large', '20']]);
  assert.deepEqual(dosesFor(['small', 'large'], said(null)), [
    ['pediatric', 'small', undefined],
    ['pediatric', 'large', undefined],
  ]);
});

test('a dose for other weights or ages is left out, and one that needs the age has no figures yet', () => {
  assert.deepEqual(dosesFor(['large'], said('10')), []);
  assert.deepEqual(dosesFor(['small'], said('80')), []);
  assert.deepEqual(dosesFor(['older'], said('10', '1')), []);
  const [asked] = groupDoses(give('older'), LINES, said('10'));
  assert.equal(asked?.needsAge, true);
  assert.equal(asked?.weight, undefined);
});

test('the patient of figures and stops is known with the weight', () => {
  assert.equal(linePatient(said(null)), undefined);
  assert.equal(linePatient(said('16'))?.age, 'pediatric');
  assert.equal(linePatient(said('45'))?.age, 'both');
});

test('a line for one group shows its dose alone, also while the group is not known', () => {
  const agesOf = (whom: Who, patient: ReturnType<typeof said>) =>
    groupDoses(give('both'), LINES, patient, whom).map(({ age }) => age);
  for (const patient of [said(null), said('45')]) {
    assert.deepEqual(agesOf({ group: 'adult' }, patient), ['adult']);
    assert.deepEqual(agesOf({ range: { fromMonths: 780 } }, patient), ['adult']);
    assert.deepEqual(agesOf({ group: 'child' }, patient), ['pediatric']);
    assert.deepEqual(agesOf({ group: 'newborn' }, patient), ['pediatric']);
    assert.deepEqual(agesOf({ range: { belowMonths: 12 } }, patient), ['pediatric']);
    assert.deepEqual(agesOf({ range: { fromMonths: 1 } }, patient), ['adult', 'pediatric']);
    assert.deepEqual(agesOf({ if: 'pregnant' }, patient), ['adult', 'pediatric']);
  }
  assert.deepEqual(agesOf({ group: 'adult' }, said('16')), []);
});

test('a line for newborns shows their dose, also while the age is not known', () => {
  const line = lineOf('glucose', {
    pediatric: { ...BY_WEIGHT, newborn: { text: '0.1 mg/kg', perKg: { amount: 0.1, unit: 'mg' } } },
  });
  const textOf = (whom: Who, age: string | null) =>
    groupDoses([{ medication: 'x', act: 'glucose' }], [line], said('5', age), whom).map(({ dose }) => dose.text);
  assert.deepEqual(textOf({ group: 'newborn' }, null), ['0.1 mg/kg']);
  assert.deepEqual(textOf({ range: { fromMonths: 1 } }, null), ['0.2 mg/kg']);
  assert.deepEqual(textOf({}, '0.02'), ['0.1 mg/kg']);
  // The weight leaves open which of them the patient is: both stand there.
  assert.deepEqual(textOf({}, null), ['0.1 mg/kg', '0.2 mg/kg']);
  assert.deepEqual(textOf({ group: 'child' }, null), ['0.1 mg/kg', '0.2 mg/kg']);
  assert.deepEqual(
    groupDoses([{ medication: 'x', act: 'glucose' }], [line], said('16')).map(({ of, dose }) => [of, dose.text]),
    [[undefined, '0.2 mg/kg']],
  );
});

test('a call before the first dose is known for those whom the line names, and for nobody while they are not known', () => {
  const line = {
    ...lineOf('both', { pediatric: BY_WEIGHT }),
    onOrder: [{ group: 'newborn' as const }, { if: 'pregnant' }],
  };
  assert.equal(isOnOrder(line, said('3', '0.02')), true);
  assert.equal(isOnOrder(line, said('3')), false);
  assert.equal(isOnOrder(line, said('16')), false);
  assert.equal(isOnOrder(line, said('70', '28', { pregnant: true })), true);
  assert.equal(isOnOrder(lineOf('both', {}), said('3', '0.02')), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DoseLine } from '../medication-line/line-dose.ts';
import type { ArrestEventData } from './arrest-event.ts';
import { ADULT, CHILD, drug, stateOf } from './arrest-fixture.ts';
import type { ArrestPlan, PlanDrug } from './arrest-plan.ts';
import { type DrugDose, drugDose } from './drug-dose.ts';

const drugOf = (plan: ArrestPlan, id: string): PlanDrug => {
  const found = plan.drugs.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
};

function told(dose: DrugDose): string {
  if (dose.kind === 'none') return dose.because;
  if (dose.kind === 'text') return dose.text;
  const { volume, limit, number, of, weight } = dose;
  return [
    `${dose.dose.value.toFixed()} ${dose.dose.unit}`,
    volume && `${volume.amount.toFixed()} mL`,
    limit,
    weight && `by ${weight} kg`,
    of && `${number}/${of}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

function dose(plan: ArrestPlan, id: string, weight?: string, given: readonly ArrestEventData[] = []): string {
  const { drugs } = stateOf(
    plan.id,
    given.map((data) => ['1:00', data]),
  );
  return told(drugDose(drugOf(plan, id), plan, weight === undefined ? {} : { weight }, drugs));
}

for (const [plan, id, weight, expected] of [
  [ADULT, 'epinephrine', undefined, '1 mg, 10 mL'],
  [ADULT, 'epinephrine', '160', '1 mg, 10 mL'],
  [ADULT, 'epinephrine', '35', '1 mg, 10 mL'],
  [ADULT, 'lidocaine', undefined, 'no-weight'],
  [ADULT, 'lidocaine', '70', '105 mg, 5.25 mL, by 70 kg'],
  [ADULT, 'lidocaine', '160', 'weight-out-of-range'],
  [ADULT, 'lidocaine', '0.4', 'weight-out-of-range'],
  [ADULT, 'recalled', '70', 'recalled'],
  [CHILD, 'epinephrine', undefined, 'no-weight'],
  [CHILD, 'epinephrine', 'many', 'no-weight'],
  [CHILD, 'epinephrine', '16', '0.16 mg, 1.6 mL, by 16 kg'],
  [CHILD, 'epinephrine', '3.3', '0.033 mg, 0.33 mL, by 3.3 kg'],
  [CHILD, 'epinephrine', '0.5', '0.005 mg, 0.05 mL, by 0.5 kg'],
  [CHILD, 'epinephrine', '0.4', 'weight-out-of-range'],
  [CHILD, 'epinephrine', '0', 'weight-out-of-range'],
  [CHILD, 'epinephrine', '150', '1 mg, 10 mL, max, by 150 kg'],
  [CHILD, 'epinephrine', '160', 'weight-out-of-range'],
  [CHILD, 'epinephrine-tube', '16', '1.6 mg, 1.6 mL, by 16 kg'],
  [CHILD, 'amiodarone', '16', '80 mg, 1.6 mL, by 16 kg, 1/3'],
  [CHILD, 'adult-only', '16', 'not-for-patient'],
] as const) {
  test(`${plan.id}, ${weight ?? 'no weight'}: ${id} is ${expected}`, () =>
    assert.equal(dose(plan, id, weight), expected));
}

const mg = (value: string, weight?: string) => ({
  amount: { value, unit: 'mg' },
  ...(weight === undefined ? {} : { weight }),
});

test('all doses given, by count and by total', () => {
  assert.equal(dose(ADULT, 'amiodarone-first', undefined, [drug('amiodarone-first', mg('300'))]), 'all-doses-given');
  assert.equal(dose(ADULT, 'amiodarone-second', undefined, [drug('amiodarone-first', mg('300'))]), '150 mg, 3 mL, 1/1');
  assert.equal(dose(ADULT, 'amiodarone-second', undefined, [drug('amiodarone-first', mg('450'))]), 'total-reached');
  const three = Array.from({ length: 3 }, () => drug('amiodarone', mg('80', '16')));
  assert.equal(dose(CHILD, 'amiodarone', '16', three.slice(1)), '80 mg, 1.6 mL, by 16 kg, 3/3');
  assert.equal(dose(CHILD, 'amiodarone', '16', three), 'all-doses-given');
});

test('a total that leaves less than a dose leaves that: 38 kg, 450 mg in all', () => {
  const two = Array.from({ length: 2 }, () => drug('amiodarone', mg('190', '38')));
  assert.equal(dose(CHILD, 'amiodarone', '38', two), '70 mg, 1.4 mL, total, by 38 kg, 3/3');
});

test('what the log rounded counts exactly: three doses at 3.335 kg are 15 mg/kg', () => {
  const two = Array.from({ length: 2 }, () => drug('amiodarone', mg('16.68', '3.335')));
  assert.equal(dose(CHILD, 'amiodarone', '3.335', two), '16.675 mg, 0.3335 mL, by 3.335 kg, 3/3');
});

test('a dose logged without an amount, or with one that cannot be read, counts as a whole one', () => {
  for (const more of [
    {},
    mg('some'),
    { amount: { value: '3', unit: 'mL' } },
    { amount: { value: '3', unit: 'drops' } },
  ]) {
    const two = Array.from({ length: 2 }, () => drug('amiodarone', more));
    assert.equal(dose(CHILD, 'amiodarone', '38', two), '70 mg, 1.4 mL, total, by 38 kg, 3/3');
  }
});

test('grams count as grams: 0.3 g of amiodarone are 300 mg', () => {
  const given = [drug('amiodarone-first', { amount: { value: '0.3', unit: 'g' } })];
  assert.equal(dose(ADULT, 'amiodarone-second', undefined, given), '150 mg, 3 mL, 1/1');
});

test('a lighter weight in the middle of a code: the total is that of the new one', () => {
  const given = [drug('amiodarone', mg('100', '20'))];
  assert.equal(dose(CHILD, 'amiodarone', '10', given), '50 mg, 1 mL, by 10 kg, 2/3');
  assert.equal(dose(CHILD, 'amiodarone', '6', given), 'total-reached');
});

test('what was given under the other plan counts for the totals', () => {
  const adult = [drug('amiodarone-first', mg('300'))];
  assert.equal(dose(CHILD, 'amiodarone', '16', adult), 'total-reached');
  assert.equal(dose(CHILD, 'amiodarone', '38', adult), '150 mg, 3 mL, total, by 38 kg, 1/3');
  const child = [drug('amiodarone', mg('80', '16'))];
  assert.equal(dose(ADULT, 'amiodarone-first', '60', child), '300 mg, 6 mL, 1/1');
  assert.equal(dose(ADULT, 'amiodarone-first', '60', [...child, ...child, ...child]), '210 mg, 4.2 mL, total, 1/1');
  assert.equal(dose(CHILD, 'amiodarone', '16', [drug('amiodaronelike', mg('300'))]), '80 mg, 1.6 mL, by 16 kg, 1/3');
});

test('what was given of a recalled line counts for the total', () => {
  const drugs = ADULT.drugs.map(({ line, ...more }) =>
    more.id === 'amiodarone-first' || line === undefined ? more : { ...more, line },
  );
  const given = [drug('amiodarone-first', mg('450'))];
  assert.equal(dose({ ...ADULT, drugs }, 'amiodarone-second', undefined, given), 'total-reached');
});

test('a dose that was undone was not given', () => {
  const { drugs } = stateOf('adult', [
    ['1:00', drug('amiodarone-first', mg('300'))],
    ['1:05', { kind: 'undone', of: '2' }],
  ]);
  assert.equal(told(drugDose(drugOf(ADULT, 'amiodarone-first'), ADULT, {}, drugs)), '300 mg, 6 mL, 1/1');
});

const withDose = (only: NonNullable<DoseLine['pediatric']>): PlanDrug => ({
  id: 'x',
  name: 'X',
  line: { medication: 'x', indication: 'x', kind: 'bolus', routes: ['IV'], pediatric: only },
});

test("a child's fixed dose stands without a weight, and not for a weight that no child has", () => {
  const fixed = withDose({ text: '2 mg', fixed: { amount: 2, unit: 'mg' } });
  const of = (weight?: string) => told(drugDose(fixed, CHILD, weight === undefined ? {} : { weight }, []));
  assert.deepEqual([of(), of('16'), of('160')], ['2 mg', '2 mg', 'weight-out-of-range']);
});

test('a dose for an age or a weight alone', () => {
  const figure = { text: '1 mg/kg', perKg: { amount: 1, unit: 'mg' } } as const;
  const byAge = withDose({ ...figure, only: { aboveMonths: 120 } });
  assert.equal(told(drugDose(byAge, CHILD, { weight: '16' }, [])), 'needs-age');
  assert.equal(told(drugDose(byAge, CHILD, { weight: '16', years: '4' }, [])), 'not-for-patient');
  assert.equal(told(drugDose(byAge, CHILD, { weight: '16', years: '12' }, [])), '16 mg, by 16 kg');
  const byWeight = withDose({ ...figure, only: { fromKg: 30 } });
  assert.equal(told(drugDose(byWeight, CHILD, { weight: '16' }, [])), 'not-for-patient');
  const fixed = withDose({ text: '2 mg', fixed: { amount: 2, unit: 'mg' }, only: { fromKg: 30 } });
  assert.equal(told(drugDose(fixed, CHILD, {}, [])), 'no-weight');
});

test('an infusion is as the card writes it, with its rate for the weight', () => {
  const infusion: PlanDrug = {
    id: 'x',
    name: 'X',
    strength: '4 mcg/mL',
    line: {
      medication: 'x',
      indication: 'x',
      kind: 'infusion',
      routes: ['IV'],
      preparation: {
        recipe: 'x',
        perMl: { amount: 4, unit: 'mcg' },
        mandatory: true,
        pediatricRateMlPerKgPerHour: { low: 1.5, high: 15 },
      },
      pediatric: {
        text: '0.1-1 mcg/kg/min',
        infusion: { low: { amount: 0.1, unit: 'mcg' }, high: { amount: 1, unit: 'mcg' }, per: 'kg/min' },
      },
    },
  };
  const dose = drugDose(infusion, CHILD, { weight: '10' }, []);
  assert.ok(dose.kind === 'text');
  assert.deepEqual(
    [dose.text, dose.volume?.amount.toFixed(), dose.volume?.to?.toFixed(), dose.volume?.unit],
    ['0.1-1 mcg/kg/min', '15', '150', 'mL/h'],
  );
  assert.equal(told(drugDose(infusion, CHILD, {}, [])), 'no-weight');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal } from '../decimal.ts';
import type { ArrestEventData } from './arrest-event.ts';
import { ADULT, CHILD, drug, stateOf } from './arrest-fixture.ts';
import type { ArrestPlan, PlanDrug } from './arrest-plan.ts';
import { doseEntry, enteredDose } from './dose-entry.ts';
import { doseSteps } from './dose-steps.ts';
import { drugDose } from './drug-dose.ts';

const sources = ['spec'];
const ml = (amount: number) => ({ amount, unit: 'mL' }) as const;
const fixed = (amount: number) => ({ fixed: ml(amount), sources });

const SALINE: PlanDrug = {
  id: 'saline',
  name: 'Saline',
  line: {
    medication: 'sodium-chloride',
    indication: 'Shock',
    kind: 'fluid',
    routes: ['IV', 'IO'],
    adult: { text: 'up to 1000 mL bolus', fixed: ml(1000) },
    pediatric: { text: '20 mL/kg', perKg: ml(20), max: ml(1000), totalPerKg: ml(40) },
  },
  total: ml(2000),
};
const OF_ADULT: PlanDrug = { ...SALINE, steps: [fixed(250), fixed(500), fixed(1000)] };
const OF_CHILD: PlanDrug = {
  ...SALINE,
  steps: [
    { perKg: ml(10), sources },
    { perKg: ml(20), sources },
  ],
};
const DEXTROSE: PlanDrug = {
  id: 'dextrose',
  name: 'Dextrose 10%',
  line: {
    medication: 'dextrose-10',
    indication: 'Glucose',
    kind: 'bolus',
    routes: ['IV', 'IO'],
    adult: { text: '250 mL (25 g)', fixed: { amount: 25, unit: 'g' }, inMl: true },
  },
  stock: { concentration: { amount: 0.1, unit: 'g' } },
  steps: [fixed(50), fixed(250)],
};
const withDrug = (plan: ArrestPlan, planDrug: PlanDrug): ArrestPlan => ({ ...plan, drugs: [...plan.drugs, planDrug] });
const given = (plan: 'adult' | 'child', ...more: ReadonlyArray<Partial<ArrestEventData & { kind: 'drug' }>>) =>
  stateOf(
    plan,
    more.map((one) => ['1:00', drug('saline', one)]),
  ).drugs;
const ran = (value: string) => ({ amount: { value, unit: 'mL' } });

function steps(planDrug: PlanDrug, plan: ArrestPlan, weight?: string, rows: ReturnType<typeof given> = []): string[] {
  const patient = weight === undefined ? {} : { weight };
  return doseSteps(planDrug, withDrug(plan, planDrug), patient, rows).map(({ dose, isAboveTotal }) =>
    [
      `${dose.dose.value.toFixed()} ${dose.dose.unit}`,
      ...(dose.volume ? [`${dose.volume.amount.toFixed()} mL`] : []),
      ...(dose.limit ? [dose.limit] : []),
      ...(isAboveTotal ? ['above the total'] : []),
    ].join(', '),
  );
}

test('the volumes of an adult, of a child by its weight, and of a drug whose dose is in grams', () => {
  assert.deepEqual(steps(OF_ADULT, ADULT), ['250 mL', '500 mL', '1000 mL']);
  assert.deepEqual(steps(OF_CHILD, CHILD, '16'), ['160 mL', '320 mL']);
  assert.deepEqual(steps(DEXTROSE, ADULT), ['5 g, 50 mL', '25 g, 250 mL']);
});

test('no step is above the largest dose, and two that are the same are one', () => {
  assert.deepEqual(steps(OF_CHILD, CHILD, '60'), ['600 mL', '1000 mL, max']);
  assert.deepEqual(steps(OF_CHILD, CHILD, '120'), ['1000 mL, max']);
});

test('without a weight a child has none, and a drug whose plan has none has none', () => {
  assert.deepEqual(steps(OF_CHILD, CHILD), []);
  assert.deepEqual(steps(SALINE, ADULT), []);
});

test('the total counts what ran: two steps of 250 mL leave a whole dose of 1000 mL', () => {
  assert.deepEqual(steps(OF_ADULT, ADULT, undefined, given('adult', ran('250'), ran('250'))), [
    '250 mL',
    '500 mL',
    '1000 mL',
  ]);
  assert.deepEqual(steps(OF_ADULT, ADULT, undefined, given('adult', ran('1000'), ran('500'))), [
    '250 mL',
    '500 mL',
    '1000 mL, above the total',
  ]);
});

test('a volume that nobody knows is never counted as a whole dose against a total', () => {
  const plan = withDrug(ADULT, OF_ADULT);
  const dose = drugDose(OF_ADULT, plan, {}, given('adult', { unknown: true }, { unknown: true }, ran('250')));
  assert.equal(dose.kind === 'dose' && dose.dose.value.toFixed(), '1000');
  const whole = drugDose(OF_ADULT, plan, {}, given('adult', {}, {}));
  assert.deepEqual(whole, { kind: 'none', because: 'total-reached' });
});

test('an amount is told in mL, in the unit of its dose or as a rate, up to the largest dose or the total', () => {
  const entry = (planDrug: PlanDrug, plan: ArrestPlan, weight?: string): string => {
    const found = doseEntry(planDrug, withDrug(plan, planDrug), weight === undefined ? {} : { weight });
    return found === undefined ? '' : `${found.most.toFixed()} ${found.unit}`;
  };
  const planned = (plan: ArrestPlan, id: string) => {
    const found = plan.drugs.find((one) => one.id === id);
    assert.ok(found);
    return found;
  };
  assert.equal(entry(OF_ADULT, ADULT), '2000 mL');
  assert.equal(entry(OF_CHILD, CHILD, '16'), '640 mL');
  assert.equal(entry(DEXTROSE, ADULT), '250 mL');
  assert.equal(entry(planned(ADULT, 'epinephrine'), ADULT), '1 mg');
  assert.equal(entry(planned(CHILD, 'epinephrine'), CHILD, '16'), '1 mg');
  assert.equal(entry(planned(ADULT, 'amiodarone-first'), ADULT), '450 mg');
  assert.equal(entry(planned(ADULT, 'lidocaine'), ADULT, '70'), '210 mg');
  assert.equal(entry(planned(ADULT, 'recalled'), ADULT), '');
  const infusion = { low: { amount: 2, unit: 'mcg' }, high: { amount: 10, unit: 'mcg' }, per: 'min' } as const;
  const line = { medication: 'x', indication: '', kind: 'infusion', routes: ['IV'] } as const;
  const drip = { id: 'drip', name: 'Drip', line: { ...line, adult: { text: '2-10 mcg/min', infusion } } };
  assert.equal(entry(drip, ADULT), '10 mcg/min');
});

test('what is told is logged with its volume', () => {
  const logged = (planDrug: PlanDrug, plan: ArrestPlan, value: string) => {
    const whole = withDrug(plan, planDrug);
    const entry = doseEntry(planDrug, whole, {});
    return entry && enteredDose(planDrug, whole, entry, new Decimal(value));
  };
  const [epinephrine] = ADULT.drugs;
  assert.ok(epinephrine);
  assert.deepEqual(logged(OF_ADULT, ADULT, '350'), { amount: { value: '350', unit: 'mL' } });
  assert.deepEqual(logged(DEXTROSE, ADULT, '120'), { amount: { value: '12', unit: 'g' }, volume: '120' });
  assert.deepEqual(logged(epinephrine, ADULT, '0.5'), { amount: { value: '0.5', unit: 'mg' }, volume: '5' });
});

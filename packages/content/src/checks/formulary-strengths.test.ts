import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convert, Decimal, doseOf, perMl, quantity, volumeOf } from '@first60/clinical';
import { formulary } from '../formulary.ts';
import type { Drug } from '../model/drug.ts';
import { differing } from './differing.ts';

const drugs = Object.values(formulary);

type DrugUnit = 'mg' | 'mcg' | 'g' | 'mEq' | 'units';
const isDrugUnit = (unit: string): unit is DrugUnit => ['mg', 'mcg', 'g', 'mEq', 'units'].includes(unit);

/** "1 mg/10 mL prefilled syringe" or "4 mg/mL ampoule", as the amount in one millilitre. */
function strengthIn(presentation: string): { readonly value: Decimal; readonly unit: DrugUnit } | null {
  const [, amount = '', unit = '', volume] = /^([\d.]+) (\w+)\/([\d.]+ )?mL/.exec(presentation) ?? [];
  return isDrugUnit(unit) ? { value: new Decimal(amount).div(volume?.trim() ?? 1), unit } : null;
}

test('a strength is above zero and equals what the presentation says', () => {
  for (const { id, concentration, presentation } of drugs) {
    if (concentration === undefined) continue;
    assert.ok(concentration.amount > 0, id);
    const printed = strengthIn(presentation);
    assert.ok(printed, `${id}: no strength in "${presentation}"`);
    const typed = convert(doseOf(concentration), printed.unit);
    assert.equal(typed.value.toFixed(), printed.value.toFixed(), `${id}: ${presentation}`);
  }
});

test('solids, gases, fluids and kits have no strength per mL, nor do containers counted whole', () => {
  assert.deepEqual(
    drugs.filter(({ concentration }) => concentration === undefined).map(({ id }) => id),
    [
      'aspirin',
      'nitroglycerin',
      'albuterol',
      'oral-glucose',
      'sodium-chloride',
      'ringers-lactate',
      'oxygen',
      'activated-charcoal',
      'atropine-pralidoxime-auto-injector',
      'cyanide-antidote-kit',
    ],
  );
});

/** What one millilitre holds, typed apart from the drugs' own files. */
const STRENGTHS: Readonly<Record<string, string>> = {
  'epinephrine-1-10000': '0.1 mg',
  'epinephrine-1-1000': '1 mg',
  amiodarone: '50 mg',
  adenosine: '3 mg',
  atropine: '0.1 mg',
  lidocaine: '20 mg',
  'magnesium-sulfate': '500 mg',
  'calcium-chloride': '100 mg',
  'sodium-bicarbonate': '1 mEq',
  naloxone: '0.4 mg',
  heparin: '5000 units',
  labetalol: '5 mg',
  norepinephrine: '1 mg',
  furosemide: '10 mg',
  ipratropium: '0.2 mg',
  methylprednisolone: '62.5 mg',
  hydrocortisone: '50 mg',
  dexamethasone: '4 mg',
  propofol: '10 mg',
  etomidate: '2 mg',
  succinylcholine: '20 mg',
  rocuronium: '10 mg',
  haloperidol: '5 mg',
  'dextrose-10': '0.1 g',
  glucagon: '1 mg',
  'tranexamic-acid': '100 mg',
  ketorolac: '30 mg',
  acetaminophen: '10 mg',
  ondansetron: '2 mg',
  diphenhydramine: '50 mg',
  ketamine: '50 mg',
  midazolam: '5 mg',
  fentanyl: '50 mcg',
  morphine: '10 mg',
  lorazepam: '4 mg',
  diazepam: '5 mg',
  flumazenil: '0.1 mg',
  'epinephrine-auto-injector-adult': '1 mg',
  'epinephrine-auto-injector-pediatric': '0.5 mg',
};

test('the strengths are those stocked', () => {
  const stocked = Object.fromEntries(
    drugs.flatMap(({ id, concentration: c }) => (c === undefined ? [] : [[id, `${c.amount} ${c.unit}`]])),
  );
  assert.deepEqual(differing(stocked, STRENGTHS), [], 'from the source, correct the drug or STRENGTHS in this test');
});

test('the components of the cyanide kit have the strengths its presentation prints', () => {
  const { presentation, dosing } = formulary['cyanide-antidote-kit'];
  const printed = [...presentation.matchAll(/([\d.]+) (mg|g)\/(\d+) mL/g)].map(
    ([, amount = '', unit = '', volume = '']) => {
      assert.ok(isDrugUnit(unit));
      return `${convert(quantity(new Decimal(amount).div(volume), unit), 'mg').value.toFixed()} mg`;
    },
  );
  assert.deepEqual(
    dosing.map(({ concentration: c }) => c && `${c.amount} ${c.unit}`),
    printed,
  );
  assert.deepEqual(printed, ['25 mg', '30 mg', '250 mg']);
});

/** The push-dose row counts in its 10 mcg/mL dilution, never in the syringe as stocked. */
const DILUTED = /^Only from the dilution/;
const HALF_UP = 1;

function* printedVolumes({ concentration, dosing }: Drug) {
  for (const { remarks = '', concentration: component } of dosing) {
    const strength = component ?? concentration;
    if (strength === undefined || DILUTED.test(remarks)) continue;
    for (const [statement, amount = '', unit = '', volume = ''] of remarks.matchAll(
      /([\d.]+) (mg|mcg|mEq|units) = ([\d.]+) mL(?!\/)/g,
    )) {
      if (isDrugUnit(unit)) yield { statement, dose: quantity(amount, unit), volume, strength };
    }
  }
}

test('every "dose = volume" in a remark is the dose divided by the stocked strength', () => {
  let checked = 0;
  for (const drug of drugs) {
    for (const { statement, dose, volume, strength } of printedVolumes(drug)) {
      const drawn = volumeOf(dose, perMl(strength)).value.round(2, HALF_UP);
      assert.equal(drawn.toFixed(), new Decimal(volume).toFixed(), `${drug.id}: ${statement}`);
      checked += 1;
    }
  }
  assert.ok(checked >= 55, `only ${checked} volumes were found to check`);
});

test('every "child N mL/kg" in a remark is the per-kg dose divided by the stocked strength', () => {
  let checked = 0;
  for (const { id, concentration, dosing } of drugs) {
    if (concentration === undefined) continue;
    for (const { remarks = '', pedsFigure } of dosing) {
      const [, printed] = /[Cc]hild ([\d.]+) mL\/kg/.exec(remarks) ?? [];
      if (DILUTED.test(remarks) || printed === undefined || pedsFigure?.perKg === undefined) continue;
      if (pedsFigure.perKg.unit === 'mL') continue;
      const drawn: Decimal = volumeOf(doseOf(pedsFigure.perKg), perMl(concentration)).value;
      assert.equal(drawn.toFixed(), new Decimal(printed).toFixed(), `${id}: ${remarks}`);
      checked += 1;
    }
  }
  assert.ok(checked >= 5, `only ${checked} volumes were found to check`);
});

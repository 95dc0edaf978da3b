import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convert, Decimal, doseOf, perMl, quantity, volumeOf } from '@first60/clinical';
import type { Drug } from '@first60/edition';
import { formulary } from '../formulary.ts';
import { differing } from './differing.ts';
import { type DrugUnit, isDrugUnit } from './drawn-up.ts';
import { EXPECTED_DRUGS } from './expected-drugs.ts';
import { drugOf } from './looked-up.ts';

const drugs = Object.values(formulary);

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

test('the strengths are those stocked', () => {
  const stocked = Object.fromEntries(
    drugs.map(({ id, concentration: c }) => [id, c === undefined ? 'none' : `${c.amount} ${c.unit}`]),
  );
  const typed = Object.fromEntries(Object.entries(EXPECTED_DRUGS).map(([id, { strength = 'none' }]) => [id, strength]));
  assert.deepEqual(differing(stocked, typed), [], 'from the source, correct the drug or checks/expected-drugs.ts');
});

test('the components of the cyanide kit have the strengths its presentation prints', () => {
  const { presentation, dosing } = drugOf('cyanide-antidote-kit');
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

test('an auto-injector is marked as one, and a dose of it is what one injector holds', () => {
  const marked = Object.values(formulary).filter(({ autoInjector }) => autoInjector === true);
  assert.deepEqual(
    marked.map(({ id }) => id),
    Object.keys(formulary).filter((id) => id.includes('auto-injector')),
  );
  for (const { id, dosing, presentation } of marked) {
    const [, held, unit] = /^([\d.]+) (mg)\//.exec(presentation) ?? [];
    for (const figure of dosing.flatMap(({ adultFigure, pedsFigure }) => [adultFigure, pedsFigure])) {
      if (figure?.fixed) assert.deepEqual(figure.fixed, { amount: Number(held), unit }, id);
      assert.equal(figure?.perKg, undefined, id);
    }
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULES } from '@first60/checks';
import type { DoseUnit } from '@first60/clinical';
import type { DosingRow } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { exceptions } from '../built/exceptions.ts';

const of = (amount: number, unit: DoseUnit = 'mg') => ({ amount, unit });
const adult = (amount: number, unit?: DoseUnit) => ({ adultFigure: { fixed: of(amount, unit) } });
const child = (perKg: number, max: number, unit?: DoseUnit) => ({
  pedsFigure: { perKg: of(perKg, unit), max: of(max, unit) },
});
const run = (low: number, high: number, per: 'min' | 'kg/min') => ({
  adultInfusion: { low: of(low, 'mcg'), high: of(high, 'mcg'), per },
});

/** Doses from the named protocol or label that are not in the base edition. An edition containing them must pass. */
const DOSES: readonly (readonly [
  whose: string,
  drug: string,
  route: string,
  indication: string,
  Partial<DosingRow>,
])[] = [
  ['Massachusetts 2026', 'epinephrine-1-1000', 'IV infusion', 'Anaphylaxis', run(10, 50, 'min')],
  ['Salt Lake County 2026', 'epinephrine-1-1000', 'IV infusion', 'Shock', run(0.05, 1, 'kg/min')],
  ['Salt Lake County 2026', 'norepinephrine', 'IV infusion', 'Shock', run(0.05, 1, 'kg/min')],
  ['US label', 'norepinephrine', 'IV infusion', 'Shock, maintenance', run(2, 4, 'min')],
  ['US label', 'norepinephrine', 'IV infusion', 'Shock, start', run(8, 12, 'min')],
  ['International SOS 2025', 'norepinephrine', 'IV infusion', 'Shock', run(4, 16, 'min')],
  ['Massachusetts 2026', 'atropine', 'IV', 'Cholinergic poisoning, carbamate', adult(5)],
  ['BNFC', 'hydrocortisone', 'IV', 'Asthma', child(4, 100)],
  ['ACOG', 'magnesium-sulfate', 'IV', 'Eclampsia', adult(6000)],
  ['Salt Lake County 2026', 'fentanyl', 'IN', 'Pain', child(2, 100, 'mcg')],
  ['Salt Lake County 2026', 'haloperidol', 'IM', 'Agitation', adult(10)],
  ['AAP', 'dexamethasone', 'PO', 'Croup', child(0.6, 16)],
  ['Therapeutic Guidelines, Australia', 'dexamethasone', 'PO', 'Croup', child(0.15, 12)],
  [
    "Surviving Sepsis 2021, the requirement's 2 L",
    'sodium-chloride',
    'IV',
    'Sepsis',
    { adultFigure: { perKg: of(30, 'mL'), max: of(2000, 'mL') } },
  ],
  ['US label', 'diazepam', 'PR', 'Seizure', adult(20)],
  ['Salt Lake County 2026', 'midazolam', 'IV', 'Sedation, more', adult(1)],
  ['Massachusetts 2026', 'midazolam', 'IV', 'Seizure', child(0.1, 8)],
  ['US label', 'naloxone', 'IN', 'Opioid overdose, nasal spray', adult(4)],
];

const NO_CARDS = { protocols: {}, quickDoses: [], quickAgeDoses: [], adultDosing: [] };
const bounds = RULES.find(({ name }) => name === 'bounds') ?? assert.fail('there is no rule "bounds"');

/** The rule's findings for a drug that has only this row. */
function foundOf(id: string, genericName: string, { route, indication, ...figures }: Partial<DosingRow>) {
  const { youngsAdultDose, ...drug } = edition.formulary[id] ?? assert.fail(`no drug ${id}`);
  const { adultDose, pedsDose, adultFigure, pedsFigure, adultInfusion, pedsInfusion, dilution, ...row } =
    drug.dosing[0] ?? assert.fail(`${id} has no row`);
  const dosing = [{ ...row, ...figures, route: route ?? row.route, indication: indication ?? row.indication }];
  const theirs = { [id]: { ...drug, id: 'theirs', genericName, dosing } };
  return bounds.find({ ...edition, ...NO_CARDS, formulary: theirs }, exceptions);
}

for (const [whose, id, route, indication, figures] of DOSES) {
  test(`a dose of ${whose} lies within the bounds: ${id} ${route}, ${indication}`, () => {
    const { genericName } = edition.formulary[id] ?? assert.fail(`no drug ${id}`);
    assert.deepEqual(foundOf(id, genericName, { route, indication, ...figures }), []);
  });
}

test('racemic epinephrine is nebulized in more than twice the dose of the other', () => {
  const croup = { route: 'Nebulized', indication: 'Croup', ...adult(11.25) };
  for (const name of ['racemic epinephrine', 'epinephrine (racemic)', 'racepinephrine']) {
    assert.deepEqual(foundOf('epinephrine-1-1000', name, croup), [], name);
  }
  assert.equal(foundOf('epinephrine-1-1000', 'epinephrine', croup).length, 1);
});

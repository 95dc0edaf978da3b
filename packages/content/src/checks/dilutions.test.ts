import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convert, Decimal, doseOf, quantity } from '@first60/clinical';
import type { Drug, SourcedDilution } from '@first60/edition';
import { adultDosing } from '../adult-dosing.ts';
import { formulary } from '../formulary.ts';
import { protocols } from '../protocols.ts';
import { quickDoses } from '../quick-doses.ts';
import { drugOf } from './looked-up.ts';

interface Use {
  readonly drug: Drug;
  readonly where: string;
  readonly dilution: SourcedDilution;
}

const used: readonly Use[] = [
  ...Object.values(formulary).flatMap((drug) =>
    drug.dosing.flatMap(({ indication, dilution }) => (dilution ? [{ drug, where: indication, dilution }] : [])),
  ),
  ...quickDoses.flatMap(({ id, medication, dilution }) =>
    dilution ? [{ drug: drugOf(medication), where: id, dilution }] : [],
  ),
  ...adultDosing.flatMap(({ id, medication, infusion }) =>
    infusion ? [{ drug: drugOf(medication), where: id, dilution: infusion.dilution }] : [],
  ),
];

test('the dilutions and where they are offered', () => {
  assert.deepEqual(
    used.map(({ drug, where, dilution: { perMl, use, belowMl } }) =>
      [`${drug.id}, ${where}: ${perMl.amount} ${perMl.unit}/mL ${use}`, belowMl].filter(Boolean).join(' '),
    ),
    [
      'epinephrine-1-10000, Push-dose, low blood pressure: 10 mcg/mL always',
      'epinephrine-1-1000, Shock, bradycardia: infusion: 4 mcg/mL always',
      'adenosine, SVT (cardiac), first dose: 0.3 mg/mL small-dose 0.2',
      'adenosine, SVT (cardiac), second dose: 0.3 mg/mL small-dose 0.4',
      'norepinephrine, Shock after fluid: septic, cardiogenic, neurogenic, after arrest: 16 mcg/mL always',
      'ketamine, Pain: 5 mg/mL advised',
      'morphine, Pain: 1 mg/mL advised',
      'adenosine, adenosine-first: 0.3 mg/mL small-dose 0.2',
      'adenosine, adenosine-second: 0.3 mg/mL small-dose 0.4',
      'epinephrine-1-1000, adult-epinephrine-infusion: 4 mcg/mL always',
    ],
  );
});

const WITH_SALINE = /(?<stock>\d+) mL of [a-z]+ (?<strength>[\d.]+) (?<unit>mg)\/mL \+ (?<diluent>\d+) mL saline = /;
const IN_A_BAG =
  /(?<drug>[\d.]+) (?<unit>mg) \((?<stock>\d+) mL of [a-z]+ (?<strength>[\d.]+) mg\/mL\) into the (?<bag>\d+) mL left: \k<drug> mg in \k<bag> mL/;

/** mg in one millilitre of what the recipe's words make. */
function strengthOfRecipe({ recipe }: Pick<SourcedDilution, 'recipe'>): Decimal {
  const saline = WITH_SALINE.exec(recipe)?.groups;
  if (saline) {
    const { stock = '', strength = '', diluent = '' } = saline;
    return new Decimal(strength).times(stock).div(new Decimal(stock).plus(diluent));
  }
  const { drug = '', stock = '', strength = '', bag = '' } = IN_A_BAG.exec(recipe)?.groups ?? {};
  assert.equal(new Decimal(strength).times(stock).toFixed(), drug, recipe);
  return new Decimal(drug).div(bag);
}

test('a recipe starts from the stocked strength, makes the typed strength and prints it', () => {
  for (const { drug, where, dilution } of used) {
    const stocked = drug.concentration;
    assert.ok(stocked, drug.id);
    assert.ok(dilution.recipe.includes(`${stocked.amount} ${stocked.unit}/mL`), `${where}: ${dilution.recipe}`);
    const made = quantity(strengthOfRecipe(dilution), 'mg');
    assert.equal(convert(made, dilution.perMl.unit).value.toFixed(), doseOf(dilution.perMl).value.toFixed(), where);
    assert.ok(dilution.recipe.includes(`= ${dilution.perMl.amount} ${dilution.perMl.unit}/mL`), dilution.recipe);
  }
});

/** A powder that is dissolved, and what comes dissolved already: there is no stock to dilute. */
const DISSOLVED = /saline into the 5 g vial|^Undiluted|^Second chamber/;

test('a recipe on a card makes the typed strength from the stocked one, and prints it', () => {
  let made = 0;
  for (const { id, medications } of Object.values(protocols)) {
    for (const { medication, preparation } of medications) {
      if (preparation === undefined || DISSOLVED.test(preparation.recipe)) continue;
      const { recipe, perMl } = preparation;
      const stocked = drugOf(medication).concentration;
      assert.ok(recipe.includes(`${stocked?.amount} ${stocked?.unit}/mL`), `${id}: ${recipe}`);
      const strength = convert(quantity(strengthOfRecipe(preparation), 'mg'), perMl.unit);
      assert.equal(strength.value.toFixed(), doseOf(perMl).value.toFixed(), `${id}: ${recipe}`);
      assert.ok(recipe.includes(`= ${perMl.amount} ${perMl.unit}/mL`), `${id}: ${recipe}`);
      made += 1;
    }
  }
  assert.ok(made >= 15, `only ${made} recipes`);
});

test('a dilution names its source, and only one for small doses has a volume it is made under', () => {
  for (const { where, dilution } of used) {
    assert.ok(dilution.sources.length > 0, where);
    assert.equal(dilution.belowMl !== undefined, dilution.use === 'small-dose', where);
  }
});

test('an infusion row has the bag it is run from, but for propofol, which is run undiluted', () => {
  for (const { id, dosing } of Object.values(formulary)) {
    for (const { kind, indication, dilution } of dosing) {
      if (kind === 'infusion') assert.equal(dilution === undefined, id === 'propofol', indication);
    }
  }
});

test('a card dilutes a drug as the drug itself does', () => {
  let compared = 0;
  for (const [key, card] of Object.entries(protocols)) {
    for (const { medication, preparation } of card.medications) {
      const own = drugOf(medication).dosing.flatMap(
        ({ dilution, concentration }) => dilution?.perMl ?? concentration ?? [],
      );
      if (preparation === undefined || own.length === 0) continue;
      const { amount, unit } = preparation.perMl;
      assert.ok(
        own.some((figure) => figure.amount === amount && figure.unit === unit),
        `${key}: ${medication} at ${amount} ${unit}/mL`,
      );
      compared += 1;
    }
  }
  assert.ok(compared >= 5, `only ${compared} were found to compare`);
});

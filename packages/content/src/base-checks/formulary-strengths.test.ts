import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';
import { differing } from './differing.ts';
import { EXPECTED_DRUGS } from './expected-drugs.ts';
import { drugOf } from './looked-up.ts';

const drugs = Object.values(edition.formulary);

test('the strengths are those stocked', () => {
  const stocked = Object.fromEntries(
    drugs.map(({ id, concentration: c }) => [id, c === undefined ? 'none' : `${c.amount} ${c.unit}`]),
  );
  const typed = Object.fromEntries(Object.entries(EXPECTED_DRUGS).map(([id, { strength = 'none' }]) => [id, strength]));
  assert.deepEqual(differing(stocked, typed), [], 'from the source, correct the drug or base-checks/expected-drugs.ts');
});

test('the components of the cyanide kit are 25, 30 and 250 mg/mL', () => {
  // A component with a strength of its own has it on its row; the first is the kit's.
  const { dosing, concentration } = drugOf('cyanide-antidote-kit');
  assert.deepEqual(
    dosing.map(({ concentration: own = concentration, dilution }) => {
      const strength = own ?? dilution?.perMl;
      return strength && `${strength.amount} ${strength.unit}`;
    }),
    ['25 mg', '30 mg', '250 mg'],
  );
});

test('the auto-injectors are those that are called so', () => {
  assert.deepEqual(
    drugs.filter(({ autoInjector }) => autoInjector === true).map(({ id }) => id),
    Object.keys(edition.formulary).filter((id) => id.includes('auto-injector')),
  );
});

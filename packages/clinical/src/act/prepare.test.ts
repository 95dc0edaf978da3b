import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from '../medication-line/line-dose.ts';
import type { ActDose, ActPreparation, DrugActs, Mixture, Product } from './act.ts';
import { amiodarone, asked, magnesium, mcgs, mgs, midazolam, mls, patient, saline } from './act-fixture.ts';
import { doseFor, writtenDose } from './give-dose.ts';
import { containersOf, mayPrepare, mustPrepare, type Prepared, prepared, undiluted } from './prepare.ts';

type Said = Parameters<typeof patient>[0];

const must = (drug: DrugActs, id: string, routes: readonly Route[], said: Said): string => {
  const found = mustPrepare(drug.preparations, asked(drug, id).act, routes, patient(said));
  if (found.kind === 'prepared') return found.preparation.id;
  return found.kind === 'sides' ? JSON.stringify(found.sides) : found.kind;
};

test('the first preparation that is for the patient, the act and the route', () => {
  for (const [drug, id, routes, said, expected] of [
    [midazolam, 'seizure-iv', ['IV', 'IO'], { kg: 16 }, 'one-in-five'],
    [midazolam, 'seizure-iv', ['IV', 'IO'], { kg: '19.9' }, 'one-in-five'],
    [midazolam, 'seizure-iv', ['IV', 'IO'], { kg: 20 }, 'undiluted'],
    [midazolam, 'seizure-iv', ['IV', 'IO'], { years: 40 }, 'undiluted'],
    [midazolam, 'seizure-im', ['IM', 'IN'], { kg: 16 }, 'undiluted'],
    [midazolam, 'seizure-im', ['IM', 'IV'], { kg: 16 }, 'one-in-five'],
    [midazolam, 'light-sedation', ['IV'], { years: 40 }, 'one-in-five'],
    [midazolam, 'seizure-iv', ['IV'], { years: 4 }, '[{"range":{"belowKg":20}},{"range":{"fromKg":20}}]'],
    [magnesium, 'arrest-torsades', ['IV'], { years: 40 }, 'to-20'],
    [magnesium, 'bronchospasm', ['IV'], { years: 40 }, 'bag'],
    [magnesium, 'bronchospasm', ['IV'], { years: 4 }, '20-percent'],
    [magnesium, 'eclampsia-im', ['IM'], { years: 40 }, 'undiluted'],
    [amiodarone, 'stable-vt', ['IV'], { kg: 42 }, '[{"group":"adult"},{"group":"child"}]'],
  ] as const) {
    assert.equal(must(drug, id, routes, said), expected, `${id} ${JSON.stringify(said)}`);
  }
});

const bag = (use: ActPreparation['must'][number], id = 'bag'): ActPreparation => ({
  id,
  mix: { kind: 'into', volume: mls(100) },
  diluent: 'saline',
  must: [use],
  may: [],
});

test('what depends on a condition that is not known is prepared', () => {
  const { act } = asked(midazolam, 'sedation');
  const found = (said: Said) => mustPrepare([bag({ who: { if: 'shock' } })], act, ['IV'], patient(said)).kind;
  assert.deepEqual(
    [found({}), found({ yes: ['shock'] }), found({ no: ['shock'] })],
    ['prepared', 'prepared', 'undiluted'],
  );
});

test('what may be done is offered unless it surely is for somebody else', () => {
  const may = (id: string, said: Said) =>
    mayPrepare(midazolam.preparations, asked(midazolam, id).act, ['IV'], patient(said)).length;
  assert.deepEqual([may('sedation', { years: 40 }), may('sedation', { years: 4 }), may('sedation', {})], [1, 0, 1]);
  assert.equal(may('seizure-iv', { years: 40 }), 0);
});

test('what is offered for small volumes is offered where the stock has less than that, or may have', () => {
  const small: ActPreparation = { ...bag({}), must: [], may: [{ belowMl: 0.2 }] };
  const { act } = asked(midazolam, 'sedation');
  const offered = (dose: ActDose, product: Product = ampoule) =>
    mayPrepare([small], act, ['IV'], patient({}), undiluted(kept(dose, {}), product).volume).length;
  assert.deepEqual([offered({ low: mgs(0.9) }), offered({ low: mgs(1) }), offered({ low: mgs(5) })], [1, 0, 0]);
  assert.deepEqual([offered({ low: mgs(0.5), high: mgs(5) }), offered({ low: mgs(0.1), perKg: true })], [1, 1]);
  assert.equal(offered({ low: mls(10) }), 0);
});

const [ampoule] = midazolam.products;
const kept = (dose: ActDose, said: Said) => doseFor(writtenDose(dose), patient(said));

function text(made: Prepared | undefined): string {
  if (made === undefined) return 'not needed';
  const { volume, recipe } = made;
  const digits = (each: { readonly value: { toFixed(): string } } | undefined) => each?.value.toFixed() ?? '';
  return [
    volume
      ? `${[digits(volume.low), digits(volume.high)].filter((end) => end !== '').join('-')} mL${volume.perKg ? '/kg' : ''}${
          volume.perHour ? '/h' : ''
        } of ${volume.strength.amount} ${volume.strength.unit}${volume.whole ? ` in ${digits(volume.whole)}` : ''}${
          volume.min ? `, min ${digits(volume.min)}` : ''
        }${volume.max ? `, max ${digits(volume.max)}` : ''}`
      : 'no volume',
    recipe
      ? `${digits(recipe.drug)} ${recipe.drug.unit}: ${'stock' in recipe ? `${digits(recipe.stock)} + ` : ''}${digits(
          recipe.diluent,
        )} = ${digits(recipe.total)} of ${recipe.strength?.amount ?? 'its own'}`
      : 'no recipe',
  ].join('; ');
}

const mixed = (mix: Mixture, dose: ActDose, said: Said = {}, product: Product = ampoule): string =>
  text(prepared(kept(dose, said), product, { ...bag({}), mix }));

const powder: Product = { ...ampoule, holds: { drug: mgs(15) } };

test('each mixture from the stock of 5 mg/mL: its volume and its recipe', () => {
  const syringe: Mixture = { kind: 'syringe', volume: mls(5), strength: mgs(1) };
  const toBag: Mixture = { kind: 'bag', drug: mgs(1), in: mls(250) };
  const upTo: Mixture = { kind: 'up-to', volume: mls(20) };
  const strength: Mixture = { kind: 'up-to-strength', strength: mgs(2) };
  const into: Mixture = { kind: 'into', volume: mls(100) };
  const byWeight: ActDose = { low: mgs(0.1), perKg: true, min: mgs(0.5), max: mgs(5) };
  const infusion: ActDose = { low: mcgs(2), high: mcgs(10), per: 'min' };
  for (const [mix, dose, said, product, expected] of [
    [syringe, { low: mgs(3) }, {}, ampoule, '3 mL of 1 mg; 5 mg: 1 + 4 = 5 of 1'],
    [syringe, byWeight, {}, ampoule, '0.1 mL/kg of 1 mg, min 0.5, max 5; 5 mg: 1 + 4 = 5 of 1'],
    [syringe, { low: mls(3) }, {}, ampoule, 'no volume; 5 mg: 1 + 4 = 5 of 1'],
    [syringe, { low: mgs(3) }, {}, powder, '3 mL of 1 mg; 5 mg: 5 = 5 of 1'],
    [toBag, { low: mgs(1) }, {}, powder, '250 mL of 0.004 mg; 1 mg: 250 = 250 of 0.004'],
    [toBag, infusion, {}, ampoule, '30-150 mL/h of 4 mcg; 1 mg: 0.2 + 249.8 = 250 of 4'],
    [toBag, { low: mgs(1), per: 'h' }, {}, ampoule, '250 mL/h of 0.004 mg; 1 mg: 0.2 + 249.8 = 250 of 0.004'],
    [
      toBag,
      { low: mcgs(0.1), perKg: true, per: 'min' },
      {},
      ampoule,
      '1.5 mL/kg/h of 4 mcg; 1 mg: 0.2 + 249.8 = 250 of 4',
    ],
    [toBag, { low: mgs(0.5), high: mgs(1) }, {}, ampoule, '125-250 mL of 0.004 mg; 1 mg: 0.2 + 249.8 = 250 of 0.004'],
    [upTo, { low: mgs(20) }, {}, ampoule, '20 mL of 1 mg; 20 mg: 4 + 16 = 20 of 1'],
    [upTo, { low: mgs(10), high: mgs(20) }, {}, ampoule, '10-20 mL of 1 mg; 20 mg: 4 + 16 = 20 of 1'],
    [upTo, { low: mgs(20) }, {}, powder, '20 mL of 1 mg; 20 mg: 20 = 20 of 1'],
    [upTo, byWeight, {}, ampoule, 'no volume; no recipe'],
    [upTo, { low: mgs(100) }, {}, ampoule, 'not needed'],
    [upTo, { low: mgs(120) }, {}, ampoule, 'not needed'],
    [strength, { low: mgs(3) }, {}, ampoule, '1.5 mL of 2 mg; 3 mg: 0.6 + 0.9 = 1.5 of 2'],
    [strength, byWeight, {}, ampoule, '0.05 mL/kg of 2 mg, min 0.25, max 2.5; no recipe'],
    [strength, { low: mgs(3) }, {}, { ...ampoule, holds: { drug: mgs(2), volume: mls(1) } }, 'not needed'],
    [strength, byWeight, {}, { ...ampoule, holds: { drug: mgs(1), volume: mls(1) } }, 'not needed'],
    [syringe, { low: mgs(3) }, {}, { ...ampoule, holds: { drug: mgs(1), volume: mls(1) } }, 'not needed'],
    [into, { low: mgs(20) }, {}, ampoule, '4 mL of 5 mg in 104; 20 mg: 4 + 100 = 104 of its own'],
    [into, { low: mgs(10), high: mgs(20) }, {}, ampoule, '2-4 mL of 5 mg in 104; 20 mg: 4 + 100 = 104 of its own'],
    [into, byWeight, {}, ampoule, '0.02 mL/kg of 5 mg, min 0.1, max 1; no recipe'],
    [into, byWeight, { kg: 10 }, ampoule, '0.2 mL of 5 mg in 100.2; 1 mg: 0.2 + 100 = 100.2 of its own'],
    [into, infusion, {}, ampoule, '0.024-0.12 mL/h of 5000 mcg; no recipe'],
    [into, { low: mgs(20) }, {}, powder, '100 mL of 0.2 mg; 20 mg: 100 = 100 of 0.2'],
    [into, { low: mls(10) }, {}, ampoule, 'no volume; 10 mL: 10 + 100 = 110 of its own'],
  ] as const) {
    assert.equal(mixed(mix, dose, said, product), expected, JSON.stringify([mix, dose, product.holds]));
  }
});

test('undiluted: the volume from the stock, none for a dose in mL or a product without a volume', () => {
  const plain = (dose: ActDose, product: Product) => text(undiluted(kept(dose, {}), product));
  assert.equal(plain({ low: mgs(10) }, ampoule), '2 mL of 5 mg; no recipe');
  assert.equal(plain({ low: mgs(0.2), perKg: true, max: mgs(10) }, ampoule), '0.04 mL/kg of 5 mg, max 2; no recipe');
  assert.equal(plain({ low: mls(10) }, ampoule), 'no volume; no recipe');
  assert.equal(plain({ low: mgs(325) }, powder), 'no volume; no recipe');
  assert.equal(plain({ low: mls(500) }, saline.products[0]), 'no volume; no recipe');
  assert.throws(() => plain({ low: { amount: 5, unit: 'units' } }, ampoule), RangeError);
});

test('the whole number of containers: of the dose, or of what is prepared for it', () => {
  const recipe = prepared(kept({ low: mgs(1) }, {}), ampoule, {
    ...bag({}),
    mix: { kind: 'syringe', volume: mls(16), strength: mgs(1) },
  })?.recipe;
  assert.ok(recipe);
  assert.equal(containersOf(kept({ low: mgs(15) }, {}), ampoule, undefined), 1);
  assert.equal(containersOf(kept({ low: mgs(15.1) }, {}), ampoule, undefined), 2);
  assert.equal(containersOf(kept({ low: mgs(10), high: mgs(31) }, {}), ampoule, undefined), 3);
  assert.equal(containersOf(kept({ low: mgs(1) }, {}), ampoule, recipe), 2);
  assert.equal(containersOf(kept({ low: mgs(40) }, {}), ampoule, recipe), 3);
  assert.equal(containersOf(kept({ low: mgs(1), perKg: true }, {}), ampoule, recipe), 2);
  assert.equal(containersOf(kept({ low: mgs(1), perKg: true }, {}), ampoule, undefined), undefined);
  assert.equal(containersOf(kept({ low: mgs(1), per: 'h' }, {}), ampoule, undefined), undefined);
  assert.equal(containersOf(kept({ low: mls(1001) }, {}), saline.products[0], undefined), 2);
  assert.equal(
    containersOf(kept({ low: { amount: 1, unit: 'g' } }, {}), { ...ampoule, holds: { drug: mgs(325) } }, undefined),
    4,
  );
  assert.equal(containersOf(kept({ low: mgs(1) }, {}), { ...ampoule, holds: {} }, undefined), undefined);
});

test('a dose of more than one syringe holds makes as many as it needs', () => {
  const twenty: ActPreparation = {
    ...bag({}, '20-percent'),
    mix: { kind: 'syringe', volume: mls(5), strength: mgs(200) },
  };
  const recipe = (amount: number) => {
    const made = prepared(writtenDose({ low: mgs(amount) }), magnesium.products[0], twenty)?.recipe;
    return [made?.stock, made?.diluent, made?.total, made?.drug].map((one) => one?.value.toFixed());
  };
  assert.deepEqual(recipe(1000), ['2', '3', '5', '1000']);
  assert.deepEqual(recipe(1100), ['4', '6', '10', '2000']);
  assert.deepEqual(recipe(2000), ['4', '6', '10', '2000']);
});

test('of two limits that are not known, the first is asked about', () => {
  const { act } = asked(midazolam, 'sedation');
  const both: ActPreparation = {
    ...bag({ who: { range: { belowKg: 10 } } }),
    must: [{ who: { range: { belowKg: 10 } } }, { who: { range: { belowKg: 20 } } }],
  };
  const found = mustPrepare([both], act, ['IV'], patient({}));
  assert.deepEqual(found.kind === 'sides' && found.sides, [{ range: { belowKg: 10 } }, { range: { fromKg: 10 } }]);
});

test('it is offered for one of its uses, and for a small volume that depends on the weight', () => {
  const { act } = asked(midazolam, 'sedation');
  const offered = (may: ActPreparation['may'], dose: ActDose) =>
    mayPrepare([{ ...bag({}), must: [], may }], act, ['IV'], patient({}), undiluted(kept(dose, {}), ampoule).volume)
      .length;
  const any: ActDose = { low: mgs(5) };
  assert.equal(offered([{ acts: ['light-sedation'] }, { acts: ['sedation'] }], any), 1);
  // 10 mg/kg are 2 mL for each kg: more than 1 mL for a kg, and still less for a patient who is lighter.
  assert.equal(offered([{ belowMl: 1 }], { low: mgs(10), perKg: true }), 1);
  assert.equal(offered([{ belowMl: 1 }], { low: mgs(10) }), 0);
  assert.equal(offered([{ belowMl: 2 }], { low: mgs(10) }), 0);
});

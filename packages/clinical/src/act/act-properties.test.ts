import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Decimal } from '../decimal.ts';
import { convert, type Dose, type Figure, quantity } from '../units.ts';
import type { Act, ActPreparation, DrugActs, Mixture } from './act.ts';
import { asked, before, by, mgs, mls, onlyGiven, patient, saline } from './act-fixture.ts';
import { giveAct } from './give-act.ts';
import { mostOf } from './give-dose.ts';

/** A figure with at most `decimals` decimals, as an author would write it. */
const figures = (decimals: number, max: number): fc.Arbitrary<Figure> =>
  fc.integer({ min: 1, max: max * 10 ** decimals }).map((n) => ({ amount: n / 10 ** decimals, unit: 'mg' }));
const weights = fc.integer({ min: 5, max: 1500 }).map((n) => new Decimal(n).div(10).toFixed());

const mixtures: fc.Arbitrary<Mixture | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({
    kind: fc.constant('syringe' as const),
    volume: fc.constantFrom(5, 10, 20).map(mls),
    strength: figures(2, 5),
  }),
  fc.record({
    kind: fc.constant('bag' as const),
    drug: fc.integer({ min: 5, max: 20 }).map(mgs),
    in: fc.constantFrom(100, 250, 500).map(mls),
  }),
  fc.record({ kind: fc.constant('up-to' as const), volume: fc.constantFrom(10, 20, 50).map(mls) }),
  fc.record({ kind: fc.constant('up-to-strength' as const), strength: figures(2, 5) }),
  fc.record({ kind: fc.constant('into' as const), volume: fc.constantFrom(50, 100).map(mls) }),
);

/** The most of a stock that a dose may need, in mL. More is no dose of an ambulance, and past what a volume may be. */
const MOST_ML = 20_000;

const cases = fc
  .record({
    perKg: figures(3, 20),
    max: figures(1, 500),
    stock: fc.record({ drug: figures(1, 200), volume: fc.integer({ min: 1, max: 20 }) }),
    mix: mixtures,
  })
  .filter(({ max, stock }) => (max.amount / stock.drug.amount) * stock.volume <= MOST_ML);
type Case = typeof cases extends fc.Arbitrary<infer Of> ? Of : never;

function drugOf({ perKg, max, stock, mix }: Case, rest: Partial<Act> = {}): DrugActs {
  const preparations: ActPreparation[] = mix ? [{ id: 'mix', mix, diluent: 'saline', must: [{}], may: [] }] : [];
  const act: Act = {
    id: 'act',
    label: 'act',
    routes: by('IV'),
    dose: [{ who: {}, give: { low: perKg, perKg: true, max } }],
    source: [],
    ...rest,
  };
  return {
    id: 'drug',
    classes: [],
    products: [
      { id: 'ampoule', form: 'ampoule', holds: { drug: stock.drug, volume: mls(stock.volume) }, undiluted: ['IV'] },
    ],
    preparations,
    acts: [act],
  };
}
const at = (drug: DrugActs, kilograms: string) => onlyGiven(giveAct(asked(drug, 'act'), patient({ kg: kilograms })));

/** Division keeps 40 decimals, so that a product of what was divided is as near as this. */
const isSame = (one: Decimal, other: Decimal): boolean => one.minus(other).abs().lte(other.times('1e-25'));

test('volume times strength is the dose, and the recipe puts exactly its drug into its volume', () => {
  fc.assert(
    fc.property(cases, weights, (one, weight) => {
      const { dose, volume, recipe } = at(drugOf(one), weight);
      assert.ok(volume);
      const { drug, volume: held } = { drug: one.stock.drug.amount, volume: one.stock.volume };
      const perMl = recipe?.strength ? recipe.drug.value.div(recipe.total.value) : new Decimal(drug).div(held);
      assert.ok(isSame(volume.low.value.times(perMl), dose.low.value), 'volume x strength is the dose');
      assert.ok(Math.abs(perMl.toNumber() - volume.strength.amount) <= 1e-9 * volume.strength.amount);
      if (!recipe) return;
      assert.ok(recipe.stock, 'an ampoule has a volume');
      assert.ok(isSame(recipe.stock.value.times(drug), recipe.drug.value.times(held)), 'the stock holds the drug');
      assert.ok(recipe.stock, 'an ampoule has a volume');
      assert.ok(isSame(recipe.stock.value.plus(recipe.diluent.value), recipe.total.value), 'stock and diluent are all');
      const ofTheDose = one.mix?.kind !== 'syringe' && one.mix?.kind !== 'bag';
      if (ofTheDose) assert.ok(recipe.drug.value.eq(dose.low.value), 'the drug of the recipe is the dose');
    }),
    { numRuns: 500 },
  );
});

test('a dose is within its limit, says so when that changed it, and takes enough containers', () => {
  fc.assert(
    fc.property(cases, weights, (one, weight) => {
      const { dose, containers } = at(drugOf(one), weight);
      const unlimited = new Decimal(one.perKg.amount).times(weight);
      assert.ok(dose.low.value.lte(one.max.amount));
      assert.equal(dose.limit === 'max', unlimited.gt(one.max.amount));
      assert.ok(dose.limit === 'max' || dose.low.value.eq(unlimited));
      assert.ok(containers !== undefined && dose.low.value.lte(new Decimal(containers).times(one.stock.drug.amount)));
    }),
    { numRuns: 300 },
  );
});

test('a heavier patient never gets less, of drug or of volume of one strength', () => {
  fc.assert(
    fc.property(cases, weights, weights, (one, a, b) => {
      const [light, heavy] = new Decimal(a).lte(b) ? [a, b] : [b, a];
      const [less, more] = [at(drugOf(one), light), at(drugOf(one), heavy)];
      assert.ok(less.dose.low.value.lte(more.dose.low.value));
      if (less.volume?.strength.amount === more.volume?.strength.amount) {
        assert.ok(less.volume && more.volume && less.volume.low.value.lte(more.volume.low.value));
      }
    }),
    { numRuns: 300 },
  );
});

test('dose after dose, what was given is never above a total that stops the drug', () => {
  fc.assert(
    fc.property(
      cases,
      weights,
      figures(1, 600),
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      (one, weight, total, upTo, tenths) => {
        const give = { low: one.perKg, perKg: true as const, max: one.max, ...(upTo && { upTo: true as const }) };
        const factor = tenths === undefined ? undefined : { low: tenths / 10, high: tenths / 10 };
        const drug: DrugActs = {
          ...drugOf(one, { dose: [{ who: {}, give }] }),
          limits: [{ total: { low: total }, then: 'stop' }],
          ...(factor && { modify: [{ who: {}, factor, limits: true as const }] }),
        };
        let given: Dose = quantity(0, 'mg');
        const most = new Decimal(total.amount).times(tenths ?? 10).div(10);
        for (let doses = 0; doses < 12; doses += 1) {
          const doseBefore = before({ 'drug/act': [doses, given] });
          const answer = giveAct(asked(drug, 'act'), patient({ kg: weight }), doseBefore);
          if (answer.kind !== 'given') {
            assert.ok(answer.kind === 'withheld' && answer.because === 'limit');
            break;
          }
          given = quantity(given.value.plus(convert(mostOf(answer.dose), 'mg').value), 'mg');
          assert.ok(given.value.lte(most), `${given.value.toFixed()} of ${most.toFixed()}`);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('where it is not known whose dose it is, no dose stands alone, and every dose that may be is there', () => {
  const doses = fc.array(figures(1, 100), { minLength: 3, maxLength: 3 });
  const known = fc.record({
    kg: fc.option(weights, { nil: undefined }),
    years: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(doses, known, ([grown, small, large], said) => {
      assert.ok(grown && small && large);
      const drug = {
        ...saline,
        id: 'drug',
        classes: [],
        limits: [],
        acts: [
          {
            id: 'act',
            label: 'act',
            routes: by('IV'),
            dose: [
              { who: { group: 'adult' as const }, give: { low: grown } },
              { who: { group: 'child' as const, range: { belowKg: 20 } }, give: { low: small } },
              { who: { group: 'child' as const, range: { fromKg: 20 } }, give: { low: large } },
            ],
            source: [],
          },
        ],
      } satisfies DrugActs;
      const { kg, years } = said;
      const answer = giveAct(asked(drug, 'act'), patient({ ...(kg && { kg }), ...(years !== undefined && { years }) }));
      const isGroupKnown = years !== undefined || (kg !== undefined && (Number(kg) < 36 || Number(kg) > 50));
      const isChild = years === undefined ? Number(kg) < 36 : years < 15;
      if (answer.kind === 'given') {
        assert.ok(isGroupKnown);
        const mine = isChild ? (kg === undefined ? [small, large] : Number(kg) < 20 ? [small] : [large]) : [grown];
        assert.ok(mine.some(({ amount }) => answer.dose.low.value.eq(amount)));
        return;
      }
      assert.ok(answer.kind === 'branches');
      assert.ok(answer.branches.length >= 2);
      assert.ok(answer.branches.every((branch) => branch.kind === 'given'));
      assert.ok(!isGroupKnown || (isChild && kg === undefined));
    }),
    { numRuns: 500 },
  );
});

test('asking twice gives the same, and changes nothing that was asked with', () => {
  fc.assert(
    fc.property(cases, weights, (one, weight) => {
      const drug = drugOf(one);
      const written = JSON.stringify(drug);
      assert.deepEqual(at(drug, weight), at(drug, weight));
      assert.equal(JSON.stringify(drug), written);
    }),
    { numRuns: 50 },
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  comprehensiveInfusion,
  comprehensivePath,
  doseOf,
  type Figure,
  type Infusion,
  type InfusionRange,
  kg,
  mlPerHour,
  perMl,
  runningRate,
} from '@first60/clinical';
import type { DosingRow, Drug } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';
import { over, rational, standsFor, times } from './oracle/rational.ts';

const { adultDosing, formulary, protocols } = edition;

/*
 * An infusion appears in up to three places: on cards, in the row that the comprehensive calculator reads, and on an adult
 * reference card. The rate, the bag and the pump figure must be the same in all of them.
 */
const rows = Object.values(formulary).flatMap((drug: Drug) =>
  drug.dosing
    .filter(({ kind }) => kind === 'infusion')
    .map((row) => ({ drug, row, where: `${drug.id}: ${row.indication}` })),
);

const AGES = ['adult', 'pediatric'] as const;
type Age = (typeof AGES)[number];

/** From the smallest newborn to the heaviest adult that the calculator accepts. */
const WEIGHTS: Readonly<Record<Age, readonly string[]>> = {
  adult: ['40', '52.5', '70', '99.9', '150'],
  pediatric: ['0.5', '2.2', '3.4', '10', '12.5', '20', '39.9'],
};

const rangeOf = (row: DosingRow, age: Age): InfusionRange | undefined =>
  age === 'adult' ? row.adultInfusion : row.pedsInfusion;

const textOf = (row: DosingRow, age: Age): string | undefined => (age === 'adult' ? row.adultDose : row.pedsDose);

const written = ({ low, high, per }: InfusionRange): string => `${low.amount}-${high.amount} ${high.unit}/${per}`;

function infusionAt(drug: Drug, row: DosingRow, weight: string): Infusion {
  const infusion = comprehensiveInfusion(drug, row, comprehensivePath(kg(weight), null));
  assert.ok(infusion.kind === 'infusion', `${drug.id} at ${weight} kg: ${infusion.kind}`);
  return infusion;
}

const pumpAt = (infusion: Infusion, end: Figure): string =>
  runningRate(infusion, doseOf(end), infusion.mixture).pump.value.toFixed();

test('the infusion rows, their typed ranges and whose they are by pump alone', () => {
  assert.deepEqual(
    rows.map(({ drug, row }) => [
      drug.id,
      ...AGES.map((age) => rangeOf(row, age)).map((range) => range && written(range)),
      row.byPump,
    ]),
    [
      ['epinephrine-1-1000', '2-10 mcg/min', '0.1-1 mcg/kg/min', 'children'],
      ['norepinephrine', '5-20 mcg/min', '0.05-0.1 mcg/kg/min', 'all'],
      ['propofol', '5-50 mcg/kg/min', undefined, 'all'],
    ],
  );
});

test('the pump rate of every infusion, reckoned a second time in fractions from the words of the drug', () => {
  let compared = 0;
  for (const { drug, row, where } of rows) {
    // Without a recipe it is run as it is stocked: "200 mg/20 mL".
    const [, amount = '', unit = '', volume = '1'] =
      / = [\d.]+ mL of ([\d.]+) (mcg|mg)\/mL/.exec(row.dilution?.recipe ?? '') ??
      /^([\d.]+) (mg)\/([\d.]+) mL/.exec(drug.presentation) ??
      [];
    const mcgPerMl = over(times(rational(amount), rational(unit === 'mg' ? '1000' : '1')), rational(volume));
    for (const age of AGES) {
      const range = rangeOf(row, age);
      const [, low = '', high = '', per = ''] = /^([\d.]+)-([\d.]+) mcg\/(.+)$/.exec(textOf(row, age) ?? '') ?? [];
      for (const weight of range === undefined ? [] : WEIGHTS[age]) {
        const infusion = infusionAt(drug, row, weight);
        for (const [end, text] of [
          [infusion.range.low, low],
          [infusion.range.high, high],
        ] as const) {
          const perMinute = times(rational(text), rational(per === 'kg/min' ? weight : '1'));
          const exact = over(times(perMinute, rational('60')), mcgPerMl);
          assert.ok(standsFor(pumpAt(infusion, end), exact), `${where} ${weight} kg: ${pumpAt(infusion, end)}`);
          compared += 1;
        }
      }
    }
  }
  assert.equal(compared, 2 * (3 * WEIGHTS.adult.length + 2 * WEIGHTS.pediatric.length));
});

test('at every weight a card and the comprehensive calculator set the pump to the same, of the same bag', () => {
  let compared = 0;
  for (const [id, { medications }] of Object.entries(protocols)) {
    for (const line of medications) {
      const { preparation } = line;
      if (line.kind !== 'infusion' || preparation === undefined) continue;
      const drug: Drug = drugOf(line.medication);
      const row = drug.dosing.find(({ kind }) => kind === 'infusion');
      const where = `${id}: ${line.indication}`;
      assert.ok(row, where);
      assert.deepEqual(row.dilution?.perMl, preparation.perMl, where);
      assert.equal(row.dilution?.recipe, preparation.recipe, where);
      for (const age of AGES) {
        const dose = line[age]?.infusion;
        const rate = age === 'adult' ? preparation.adultRateMlPerHour : preparation.pediatricRateMlPerKgPerHour;
        if (dose === undefined || rate === undefined) continue;
        for (const weight of WEIGHTS[age]) {
          const infusion = infusionAt(drug, row, weight);
          assert.equal(written(dose), written(infusion.range), where);
          for (const end of ['low', 'high'] as const) {
            const onCard: string =
              dose.per === 'kg/min' ? kg(weight).value.times(rate[end]).toFixed() : String(rate[end]);
            assert.equal(pumpAt(infusion, infusion.range[end]), onCard, `${where} ${weight} kg ${end}`);
            compared += 1;
          }
        }
      }
    }
  }
  assert.ok(compared >= 100, `only ${compared}`);
});

test('the adult reference card and the comprehensive calculator set the pump to the same, of the same bag', () => {
  const cards = adultDosing.flatMap((card) => (card.infusion ? [{ ...card, infusion: card.infusion }] : []));
  assert.equal(cards.length, 1);
  for (const { medication, infusion, id } of cards) {
    const drug: Drug = drugOf(medication);
    const row = drug.dosing.find(({ kind }) => kind === 'infusion');
    assert.ok(row, id);
    assert.equal(row.dilution?.recipe, infusion.dilution.recipe, id);
    for (const weight of WEIGHTS.adult) {
      const calculated = infusionAt(drug, row, weight);
      for (const end of ['low', 'high'] as const) {
        const onCard = mlPerHour(doseOf(infusion[end]), perMl(infusion.dilution.perMl)).value.toFixed();
        assert.equal(pumpAt(calculated, calculated.range[end]), onCard, `${id} ${end}`);
      }
    }
  }
});

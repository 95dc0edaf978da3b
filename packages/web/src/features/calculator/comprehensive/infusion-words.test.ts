import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  comprehensiveInfusion,
  comprehensivePath,
  Decimal,
  type Infusion,
  kg,
  mg,
  ml,
  quantity,
} from '@first60/clinical';
import { edition } from '@first60/content';
import { dropDigits, infusionWorking, mixtureWords, rangeWorking, rateDigits } from './infusion-words.ts';

function infusionOf(id: string, weight: string): Infusion {
  const drug = Object.values(edition.formulary).find((each) => each.id === id);
  const row = drug?.dosing.find(({ kind }) => kind === 'infusion');
  assert.ok(drug && row, id);
  const infusion = comprehensiveInfusion(drug, row, comprehensivePath(kg(weight), null));
  assert.ok(infusion.kind === 'infusion');
  return infusion;
}

const workingOf = (infusion: Infusion): string[] => rangeWorking(infusion, infusion.mixture);

test('the working writes out dose, weight, minutes and strength, in one unit', () => {
  assert.deepEqual(workingOf(infusionOf('norepinephrine', '70')), [
    '5 mcg/min × 60 min ÷ 16 mcg/mL = 18.75 mL/h',
    '20 mcg/min × 60 min ÷ 16 mcg/mL = 75 mL/h',
  ]);
  assert.deepEqual(workingOf(infusionOf('epinephrine-1-1000', '12.5')), [
    '0.1 mcg/kg/min × 12.5 kg × 60 min ÷ 4 mcg/mL = 18.75 mL/h',
    '1 mcg/kg/min × 12.5 kg × 60 min ÷ 4 mcg/mL = 187.5 mL/h',
  ]);
  assert.deepEqual(workingOf(infusionOf('propofol', '70')), [
    '5 mcg/kg/min × 70 kg × 60 min ÷ 10 mg/mL (10000 mcg/mL) = 2.1 mL/h',
    '50 mcg/kg/min × 70 kg × 60 min ÷ 10 mg/mL (10000 mcg/mL) = 21 mL/h',
  ]);
});

test("a crew's own dilution is worked out as it was mixed", () => {
  const own = { drug: mg(1), volume: ml(100) };
  assert.equal(mixtureWords(own), '1 mg in 100 mL');
  assert.equal(
    infusionWorking(infusionOf('epinephrine-1-1000', '70'), quantity(5, 'mcg'), own),
    '5 mcg/min × 60 min × 100 mL ÷ 1 mg (1000 mcg) = 30 mL/h',
  );
});

test('a rate is never shown as 0, and drops are whole where that misstates nothing', () => {
  assert.deepEqual(
    ['0.000042', '0.0099', '0.01', '18.75'].map((rate) => rateDigits(new Decimal(rate))),
    ['<0.01', '<0.01', '0.01', '18.75'],
  );
  assert.deepEqual(
    ['83.3333', '18.75', '6.25', '3.125', '0.001'].map((rate) => dropDigits(new Decimal(rate))),
    ['83', '19', '6.3', '3.1', '<0.01'],
  );
});

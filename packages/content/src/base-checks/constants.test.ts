import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';

const { constants } = edition;

test('IV flow by gauge: 240, 180, 96, 54 and 31 mL/min', () => {
  assert.deepEqual(
    constants.ivFlow.map(({ gauge, color, mlPerMin }) => `${gauge} ${color} ${mlPerMin}`),
    ['14G Orange 240', '16G Gray 180', '18G Green 96', '20G Pink 54', '22G Blue 31'],
  );
});

test('IO needles: 15 mm for 3-39 kg, 25 and 45 mm from 40 kg, all 15 gauge', () => {
  assert.deepEqual(
    constants.ioNeedles.map(({ color, lengthMm, gauge, weight: { from, to } }) =>
      [color, lengthMm, gauge, from, to].filter((part) => part !== undefined).join(' '),
    ),
    ['Pink 15 15G 3 39', 'Blue 25 15G 40', 'Yellow 45 15G 40'],
  );
});

test('automated CPR: chest up to 45 cm, from 30 kg, height 152-203 cm', () => {
  const { chestDiameterCm, weightKg, heightCm } = constants.automatedCprSizing;
  assert.deepEqual([chestDiameterCm, weightKg, heightCm], [{ to: 45 }, { from: 30 }, { from: 152, to: 203 }]);
});

test('ventilator: 6-8 mL/kg, adult rate 10-12, PEEP 5, I:E 1:2, alarm 40 and 30 cmH2O, supply 2.8 bar or more', () => {
  const { notes: _notes, sources, ...settings } = constants.ventilatorSettings;
  assert.deepEqual(settings, {
    tidalVolumeMlPerKg: { from: 6, to: 8 },
    adultRatePerMin: { from: 10, to: 12 },
    peepCmH2O: 5,
    inspirationToExpiration: { inspiration: 1, expiration: 2 },
    highPressureAlarmCmH2O: { adult: 40, pediatric: 30 },
    oxygenSupplyBar: { from: 2.8 },
  });
  assert.deepEqual(sources, ['spec']);
});

test('syringes and their marks', () => {
  const { syringes } = constants.syringes;
  assert.deepEqual(
    syringes.map(({ capacityMl, graduationMl }) => `${capacityMl} mL by ${graduationMl}`),
    ['1 mL by 0.01', '3 mL by 0.1', '5 mL by 0.2', '10 mL by 0.2', '20 mL by 1', '50 mL by 1'],
  );
});

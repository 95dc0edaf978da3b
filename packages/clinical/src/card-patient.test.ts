import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Who } from './act/act.ts';
import { type CardPatient, cardPatient, lineFit, partsFit, type SaidPatient } from './card-patient.ts';
import { kg, years } from './units.ts';

const BOTH = { ageGroup: 'both' } as const;
const said = (weight: string | null, age: string | null = null, more: Partial<SaidPatient> = {}): SaidPatient => ({
  weight: weight === null ? null : kg(weight),
  years: age === null ? null : years(age),
  ...more,
});
const groupOf = (of: SaidPatient, card = BOTH as Parameters<typeof cardPatient>[0]) => cardPatient(card, of).group;

test('the age decides, else the weight, else what was said; from 36 to 50 kg without an age nothing does', () => {
  assert.equal(groupOf(said('16')), 'child');
  assert.equal(groupOf(said('35.9')), 'child');
  assert.equal(groupOf(said('36')), undefined);
  assert.equal(groupOf(said('50')), undefined);
  assert.equal(groupOf(said('50.1')), 'adult');
  assert.equal(groupOf(said('38', '82')), 'adult');
  assert.equal(groupOf(said('60', '14')), 'child');
  assert.equal(groupOf(said('45', null, { group: 'child' })), 'child');
  assert.equal(groupOf(said(null, null, { group: 'adult' })), 'adult');
  assert.equal(groupOf(said(null)), undefined);
});

test('a group that the weight or the age contradicts leaves a patient of whom nothing is known', () => {
  const patient = cardPatient(BOTH, said('16', null, { group: 'adult' }));
  assert.deepEqual(patient, { weight: null, age: null, conditions: new Map(), contradicts: true });
});

test('a card for one group adds its own, and hides nothing from a patient of the other', () => {
  assert.equal(groupOf(said('45'), { ageGroup: 'adult' }), 'adult');
  assert.equal(groupOf(said('60'), { ageGroup: 'pediatric' }), 'child');
  assert.deepEqual(cardPatient({ ageGroup: 'adult' }, said('16')), { weight: null, age: null, conditions: new Map() });
  assert.deepEqual(cardPatient({ ageGroup: 'pediatric' }, said('60', '40')), {
    weight: null,
    age: null,
    conditions: new Map(),
  });
});

test('a pregnancy is what was said; a child under 10 years, or under 30 kg without an age, has none', () => {
  const pregnant = (of: SaidPatient) => cardPatient(BOTH, of).conditions.get('pregnant');
  assert.equal(pregnant(said('70', '28', { pregnant: true })), true);
  assert.equal(pregnant(said('70', '28', { pregnant: false })), false);
  assert.equal(pregnant(said('70', '28')), undefined);
  assert.equal(pregnant(said('16')), false);
  assert.equal(pregnant(said('29.9', null, { pregnant: true })), false);
  assert.equal(pregnant(said('30')), undefined);
  assert.equal(pregnant(said('35', '9')), false);
  assert.equal(pregnant(said('35', '10')), undefined);
});

test('lines: a newborn by age, by a weight that no newborn has, and by a weight that leaves it open', () => {
  const newborn: Who = { group: 'newborn' };
  const older: Who = { range: { fromMonths: 1 } };
  const fits = (of: SaidPatient) => [newborn, older].map((whom) => lineFit(whom, cardPatient(BOTH, of)));
  assert.deepEqual(fits(said('3', '0.02')), ['yes', 'no']);
  assert.deepEqual(fits(said('3')), ['unsure', 'unsure']);
  assert.deepEqual(fits(said('16')), ['no', 'yes']);
  assert.deepEqual(fits(said('80')), ['no', 'yes']);
  assert.deepEqual(fits(said(null)), ['unsure', 'unsure']);
});

const whoms: readonly (Who | undefined)[] = [
  undefined,
  { group: 'adult' },
  { group: 'child' },
  { group: 'newborn' },
  { if: 'pregnant' },
  { range: { fromMonths: 1 } },
  { range: { fromMonths: 780 } },
  { group: 'child', range: { belowKg: 20 } },
  { group: 'child', range: { fromKg: 20 } },
  { group: 'child', range: { belowMonths: 12 } },
];
const anySaid: fc.Arbitrary<SaidPatient> = fc.record(
  {
    weight: fc.option(fc.integer({ min: 5, max: 1200 }).map((tenths) => kg(String(tenths / 10)))),
    years: fc.option(fc.integer({ min: 0, max: 1200 }).map((months) => years(String(months / 12)))),
    group: fc.constantFrom('adult' as const, 'child' as const),
    pregnant: fc.boolean(),
  },
  { requiredKeys: ['weight', 'years'] },
);

test('a patient of whom nothing was said is excluded from no line', () => {
  for (const whom of whoms) assert.notEqual(lineFit(whom, cardPatient(BOTH, said(null))), 'no');
});

test('a line that one more fact hides, was open before it: a fact never turns a sure yes of the same patient into a no', () => {
  fc.assert(
    fc.property(anySaid, fc.constantFrom(...whoms), (all, whom) => {
      const whole: CardPatient = cardPatient(BOTH, all);
      if (whole.contradicts) return;
      const { weight, years: age, group, pregnant } = all;
      const parts: SaidPatient[] = [
        { weight: null, years: age, ...(group && { group }), ...(pregnant !== undefined && { pregnant }) },
        { weight, years: null, ...(group && { group }), ...(pregnant !== undefined && { pregnant }) },
        { weight, years: age, ...(group && { group }) },
      ];
      for (const part of parts) {
        const patient = cardPatient(BOTH, part);
        // A weight that is not plausible for the age is asked about on the screen; either fact alone then says another thing.
        if (patient.contradicts || patient.group !== whole.group) continue;
        const [before, after] = [lineFit(whom, patient), lineFit(whom, whole)];
        if (whom?.range === undefined) assert.ok(before === 'unsure' || before === after, `${before} became ${after}`);
      }
    }),
  );
});

test('a line may leave out pregnant patients: hidden from one who is known to be, labeled until it is known', () => {
  const parts = { for: { group: 'adult' }, except: { if: 'pregnant' } } as const;
  const fit = (pregnant?: boolean) =>
    partsFit(parts, cardPatient(BOTH, said('70', '28', pregnant === undefined ? {} : { pregnant })));
  assert.deepEqual([fit(), fit(true), fit(false)], ['unsure', 'no', 'yes']);
  assert.equal(partsFit(parts, cardPatient(BOTH, said('16'))), 'no');
  assert.equal(partsFit(undefined, cardPatient(BOTH, said('16'))), 'yes');
});

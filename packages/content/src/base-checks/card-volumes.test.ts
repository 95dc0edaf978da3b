import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal, type LineDose } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { millilitres } from './drawn-up.ts';
import { bloodAndBehaviorVolumes } from './expected-volumes/blood-and-behavior.ts';
import { cardiacVolumes } from './expected-volumes/cardiac.ts';
import { environmentalVolumes } from './expected-volumes/environmental.ts';
import type { ExpectedCards, ExpectedVolumes } from './expected-volumes/expected-volumes.ts';
import { medicalVolumes } from './expected-volumes/medical.ts';
import { metabolicVolumes } from './expected-volumes/metabolic.ts';
import { obstetricsVolumes } from './expected-volumes/obstetrics.ts';
import { proceduresVolumes } from './expected-volumes/procedures.ts';
import { respiratoryVolumes } from './expected-volumes/respiratory.ts';
import { traumaVolumes } from './expected-volumes/trauma.ts';
import { actOf, drugOf } from './looked-up.ts';

const REFERENCE_ADULT_KG = 70;
const MEND = 'work it out by hand from the source, then correct the card or its lines in base-checks/expected-volumes';

/** Worked out by hand, independently of the code that the app uses. */
const EXPECTED: ExpectedCards = {
  ...cardiacVolumes,
  ...medicalVolumes,
  ...metabolicVolumes,
  ...traumaVolumes,
  ...proceduresVolumes,
  ...respiratoryVolumes,
  ...environmentalVolumes,
  ...bloodAndBehaviorVolumes,
  ...obstetricsVolumes,
};

const cap = (dose: LineDose, line: MedicationLine): number =>
  dose.max === undefined ? Number.POSITIVE_INFINITY : millilitres(dose.max, line);

/** Doses of children that go by age or weight, smallest first. A line has no single figure for them. */
function childBands(line: MedicationLine): readonly number[] {
  if (line.pediatric === undefined || line.pediatric.fixed || line.pediatric.perKg) return [];
  return actOf(line.medication, line.act)
    .dose.flatMap(({ who, give }) =>
      who.group !== 'adult' && typeof give === 'object' && 'low' in give && !give.perKg
        ? [millilitres(give.low, line)]
        : [],
    )
    .toSorted((one, other) => one - other);
}

const volumes = (line: MedicationLine): ExpectedVolumes => {
  const { adult, pediatric } = line;
  if (line.kind === 'solid' || line.missingDiluent) return {};
  const bands = childBands(line);
  const [least, most] = [bands.at(0), bands.at(-1)];
  const two = (value: number): number => new Decimal(value).round(2, 1).toNumber();
  return {
    ...(adult?.fixed && { adult: two(millilitres(adult.fixed, line)) }),
    ...(adult?.perKg && { adult: two(Math.min(millilitres(adult.perKg, line, REFERENCE_ADULT_KG), cap(adult, line))) }),
    ...(pediatric?.perKg && { childPerKg: millilitres(pediatric.perKg, line) }),
    ...(pediatric?.fixed && { childFixed: millilitres(pediatric.fixed, line) }),
    ...(least !== undefined && { childFixed: two(least) }),
    ...(most !== undefined && most !== least && { childMax: two(most) }),
    ...(pediatric?.max && { childMax: two(millilitres(pediatric.max, line)) }),
  };
};

const cards = Object.entries(edition.protocols);

test('every card with medications has its expected volumes', () => {
  assert.deepEqual(Object.keys(EXPECTED).toSorted(), cards.map(([key]) => key).toSorted());
});

for (const [key, card] of cards) {
  const rows = EXPECTED[key] ?? [];
  test(`${key}: ${rows.length} medication lines, in the expected order`, () => {
    assert.deepEqual(
      card.medications.map(({ medication }) => medication),
      rows.map(([medication]) => medication),
      MEND,
    );
  });

  card.medications.forEach((line, at) => {
    const [, expected = {}, kit] = rows[at] ?? [];
    test(`${key}: ${line.medication} (${line.indication}) draws up ${JSON.stringify(expected)} mL from kit ${kit}`, () => {
      assert.deepEqual(volumes(line), expected, MEND);
      const { kitNumber } = drugOf(line.medication);
      assert.equal(kitNumber >= 5 ? 'external' : kitNumber, kit, MEND);
    });
  });
}

test('acetaminophen always comes with a line for 10 kg or less, of half the volume per kg', () => {
  let checked = 0;
  for (const [key, { medications }] of cards) {
    const lines = medications.filter(({ medication }) => medication === 'acetaminophen');
    if (lines.length === 0) continue;
    const forChildren = lines.filter(({ pediatric }) => pediatric !== undefined);
    assert.deepEqual(
      forChildren.map((line) => volumes(line).childPerKg),
      [1.5, 0.75],
      key,
    );
    assert.match(forChildren[0]?.pediatric?.text ?? '', /above 10 kg/, key);
    assert.match(forChildren[1]?.pediatric?.text ?? '', /to 10 kg/, key);
    checked += 1;
  }
  assert.equal(checked, 7);
});

test('acetaminophen: the whole bottle is for an adult above 50 kg alone, up to 50 kg the dose goes by the kilogram', () => {
  let checked = 0;
  for (const [key, { medications }] of cards) {
    const doses = medications.flatMap(({ medication, adult }) =>
      medication === 'acetaminophen' && adult ? [adult] : [],
    );
    if (doses.length === 0) continue;
    assert.deepEqual(
      doses.map(({ fixed, perKg, max, only }) => ({ fixed, perKg, max, only })),
      [
        { fixed: { amount: 1000, unit: 'mg' }, perKg: undefined, max: undefined, only: { aboveKg: 50 } },
        { fixed: undefined, perKg: { amount: 15, unit: 'mg' }, max: { amount: 750, unit: 'mg' }, only: { toKg: 50 } },
      ],
      key,
    );
    checked += 1;
  }
  assert.equal(checked, 7);
});

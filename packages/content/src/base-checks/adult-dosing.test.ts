import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digits, doseOf, type Figure, mlPerHour, perMl, showText, volumeOf } from '@first60/clinical';
import type { AdultDosingCard } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';

const { adultDosing, protocols, quickDoses } = edition;

function drawn({ medication }: AdultDosingCard, dose: Figure): string {
  const strength = drugOf(medication).concentration;
  assert.ok(strength, medication);
  return `${showText(doseOf(dose))} = ${showText(volumeOf(doseOf(dose), perMl(strength)))}`;
}

const figures = (card: AdultDosingCard): string =>
  [
    ...card.doses.map(({ step, dose }) => [step, drawn(card, dose)].filter(Boolean).join(': ')),
    ...(card.infusion
      ? [card.infusion.low, card.infusion.high].map((end) => {
          const rate = mlPerHour(doseOf(end), perMl(card.infusion?.dilution.perMl ?? end));
          return `${end.amount} ${end.unit}/min = ${digits(rate.value)} ${rate.unit}`;
        })
      : []),
  ].join(', ');

/** Section 9 of the requirement, with the volumes it states. The other volumes are calculated from the stocked strength. */
const CARDS: ReadonlyArray<readonly [medication: string, route: string, figures: string, timing: string]> = [
  [
    'epinephrine-1-10000',
    'IV/IO',
    '1 mg = 10 mL',
    'Every 3-5 min. PEA, asystole: as soon as possible after CPR starts. VF/VT: after the 2nd shock.',
  ],
  ['amiodarone', 'IV/IO', 'First dose: 300 mg = 6 mL, Second dose: 150 mg = 3 mL', 'After the 3rd shock.'],
  ['atropine', 'IV/IO', '1 mg = 10 mL', 'May repeat once.'],
  [
    'epinephrine-1-1000',
    'IV/IO infusion',
    '2 mcg/min = 30 mL/h, 10 mcg/min = 150 mL/h',
    'Titrate to pressure and pulse.',
  ],
  ['epinephrine-1-1000', 'IM, outer thigh', '0.5 mg = 0.5 mL', 'Every 5-15 min.'],
  ['dextrose-10', 'IV/IO', '250 mL = 250 mL', 'Recheck glucose; stop when awake.'],
  [
    'adenosine',
    'Rapid IV/IO',
    'First dose: 6 mg = 2 mL, Second dose: 12 mg = 4 mL',
    'Flush at once with 20 mL saline. Second dose after 1-2 min.',
  ],
];

test('the seven adult cards have the figures, volumes, routes and timing of the requirement', () => {
  assert.deepEqual(
    adultDosing.map((card) => [
      card.medication,
      card.route,
      figures(card),
      card.timing.map(({ text }) => text).join(' '),
    ]),
    CARDS,
  );
});

test('the infusion is mixed as 1 mg in 250 mL', () => {
  const [infusion] = adultDosing.flatMap(({ infusion }) => infusion ?? []);
  assert.match(
    infusion?.dilution.recipe ?? '',
    /^Empty a 500 mL saline bag to 250 mL, .* \(1 mg\) = 250 mL of 4 mcg\/mL\./,
  );
});

test('every card rests on the requirement', () => {
  for (const { id, sources } of adultDosing) assert.ok(sources.includes('spec'), id);
});

/** Fixed card doses that also have a weight-based row; the requirement states both. */
const ROWS: Readonly<Record<string, string>> = {
  'adult-amiodarone-arrest 300': 'amiodarone-pulseless',
  'adult-epinephrine-anaphylaxis 0.5': 'epinephrine-anaphylaxis',
  'adult-dextrose 250': 'dextrose-10',
  'adult-adenosine 6': 'adenosine-first',
  'adult-adenosine 12': 'adenosine-second',
};

test('each dose that the quick calculator gives otherwise at some weight is tied to its row, and says why', () => {
  const tied = adultDosing.flatMap(({ id, medication, doses }) =>
    doses.flatMap(({ dose, quick }) => {
      if (quick === undefined) return [];
      assert.equal(quickDoses.find((row) => row.id === quick.row)?.medication, medication, id);
      return [[`${id} ${dose.amount}`, quick.row]];
    }),
  );
  assert.deepEqual(Object.fromEntries(tied), ROWS);
  // Epinephrine in arrest is 1 mg for an adult in both places. No other card has a row for the same use of its drug.
  assert.deepEqual(quickDoses.find(({ id }) => id === 'epinephrine-cardiac-arrest')?.fixedAdultDose, {
    amount: 1,
    unit: 'mg',
  });
});

test('what a card gives is what the comprehensive calculator reads for the same drug and indication', () => {
  const row = (id: string, words: string) =>
    drugOf(id).dosing.find(({ indication }) => indication.startsWith(words))?.adultFigure?.fixed;
  const first = (id: string) => adultDosing.find((card) => card.id === id)?.doses[0]?.dose;
  assert.deepEqual(first('adult-epinephrine-arrest'), row('epinephrine-1-10000', 'Cardiac arrest'));
  assert.deepEqual(first('adult-amiodarone-arrest'), row('amiodarone', 'Cardiac arrest'));
  assert.deepEqual(first('adult-atropine'), row('atropine', 'Symptomatic bradycardia'));
  assert.deepEqual(first('adult-epinephrine-anaphylaxis'), row('epinephrine-1-1000', 'Anaphylaxis'));
  assert.deepEqual(first('adult-dextrose'), row('dextrose-10', 'Hypoglycemia'));
  assert.deepEqual(first('adult-adenosine'), row('adenosine', 'SVT (cardiac), first dose'));
});

/** Patterns for the protocol-card lines with the same adult dose: one per step, or one for the infusion. */
const ON_PROTOCOLS: Readonly<Record<string, readonly RegExp[]>> = {
  'adult-epinephrine-arrest': [/^Cardiac arrest$/],
  'adult-amiodarone-arrest': [/^VF\/pVT, first dose$/, /^VF\/pVT, second dose$/],
  'adult-atropine': [/bradycardia$|^Slow pulse/],
  'adult-epinephrine-infusion': [/./],
  'adult-epinephrine-anaphylaxis': [/^Anaphylaxis$/],
  'adult-dextrose': [/^Glucose below/],
  'adult-adenosine': [/first dose$/, /second dose$/],
};

/** A dose in millilitres as stocked: 25 g of dextrose 10 % equals 250 mL. */
const millilitresOf = ({ medication }: AdultDosingCard, dose: Figure): string => {
  const strength = drugOf(medication).concentration;
  assert.ok(strength, medication);
  return volumeOf(doseOf(dose), perMl(strength)).value.toFixed();
};

test('every protocol that gives the drug for the same gives the dose and the volume of the adult card', () => {
  for (const card of adultDosing) {
    const patterns = ON_PROTOCOLS[card.id] ?? [];
    assert.equal(patterns.length, card.infusion ? 1 : card.doses.length, card.id);
    patterns.forEach((pattern, at) => {
      const lines = Object.values(protocols).flatMap(({ id, medications }) =>
        medications
          .filter(
            ({ medication, kind, indication, adult }) =>
              adult !== undefined &&
              medication === card.medication &&
              (kind === 'infusion') === (card.infusion !== undefined) &&
              pattern.test(indication),
          )
          .map((line) => ({ where: `${card.id}, ${id}: ${line.indication}`, ...line })),
      );
      assert.ok(lines.length > 0, `${card.id}: no card gives ${pattern}`);
      for (const { where, adult, preparation } of lines) {
        const bolus = card.doses[at]?.dose;
        if (bolus !== undefined) {
          assert.ok(adult?.fixed, where);
          assert.equal(millilitresOf(card, adult.fixed), millilitresOf(card, bolus), where);
        }
        if (card.infusion !== undefined) {
          const { low, high, dilution } = card.infusion;
          assert.deepEqual(adult?.infusion, { low, high, per: 'min' }, where);
          assert.deepEqual(preparation?.perMl, dilution.perMl, where);
          const rate = (end: Figure) => mlPerHour(doseOf(end), perMl(dilution.perMl)).value.toNumber();
          assert.deepEqual(preparation?.adultRateMlPerHour, { low: rate(low), high: rate(high) }, where);
        }
      }
    });
  }
});

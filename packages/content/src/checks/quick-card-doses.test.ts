import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doseOf, kg, perMl, type QuickDoseResult, quickDose, quickPath, type Withheld } from '@first60/clinical';
import type { MedicationLine, QuickDose } from '@first60/edition';
import { protocols } from '../protocols.ts';
import { quickDoses } from '../quick-doses.ts';
import { drugOf } from './looked-up.ts';
import { exactly, lineAt, WEIGHTS, type Weighed } from './weighed.ts';

/** The lines of the cards, by their words, that give a drug for what a quick row gives it for. */
const SAME_PURPOSE: Readonly<Record<string, RegExp>> = {
  'epinephrine-cardiac-arrest': /^Cardiac arrest$/,
  'epinephrine-anaphylaxis': /^Anaphylaxis$/,
  'epinephrine-ett': /through the tube/i,
  'amiodarone-pulseless': /^VF\/pVT(?!.*second dose)/,
  'amiodarone-stable-vt': /^Stable/,
  'adenosine-first': /first dose$/,
  'adenosine-second': /second dose$/,
  'magnesium-cardiac': /^Torsades(?! with a pulse)/,
  'magnesium-torsades-bronchospasm': /^Torsades with a pulse/,
  naloxone: /./,
  methylprednisolone: /./,
  ondansetron: /./,
  propofol: /^Induction/,
  etomidate: /^Induction/,
  'dextrose-10': /^Glucose below/,
};

/** Doses of the quick calculator's drugs for what it has no row for: drug and the line's words. */
const NO_ROW: readonly (readonly [drug: string, indication: RegExp])[] = [
  ['epinephrine-1-10000', /push dose$/],
  ['epinephrine-1-10000', /^Poor perfusion that stays/],
  ['epinephrine-1-1000', /^Stridor/],
  ['amiodarone', /second dose$/],
  ['magnesium-sulfate', /^Eclampsia/],
];

const HAS_A_ROW: ReadonlySet<string> = new Set(quickDoses.map(({ medication }) => medication));

const lines = Object.values(protocols).flatMap(({ id, medications }) =>
  medications
    .filter(({ kind, medication }) => kind !== 'infusion' && HAS_A_ROW.has(medication))
    .map((line) => ({ id, line })),
);

const rowsOf = ({ medication, indication }: MedicationLine): readonly QuickDose[] =>
  quickDoses.filter((row) => row.medication === medication && SAME_PURPOSE[row.id]?.test(indication));

function quickAt(row: QuickDose, weight: string): Exclude<QuickDoseResult, Withheld> {
  const drug = drugOf(row.medication);
  assert.ok(drug.concentration, row.id);
  const result = quickDose(
    {
      perKg: doseOf(row.dosePerKg),
      concentration: perMl(drug.concentration),
      ...(row.minDose && { min: doseOf(row.minDose) }),
      ...(row.maxDose && { max: doseOf(row.maxDose) }),
      ...(row.fixedAdultDose && { fixedAdult: doseOf(row.fixedAdultDose) }),
      ...(row.usualMaximum && { usualMaximum: doseOf(row.usualMaximum.dose) }),
    },
    quickPath(kg(weight), null),
  );
  assert.ok('dose' in result, row.id);
  return result;
}

const says = (weighed: Weighed): string => ('says' in weighed ? weighed.says : weighed.reads);

const words = (row: QuickDose, result: ReturnType<typeof quickAt>): string =>
  says(
    exactly(result.dose, result.volume, result.kind === 'by-weight' ? result.limit : 'none', drugOf(row.medication)),
  );

/** What the row says beside a dose that its own figures let pass: the card's dose as a warning. */
function usualMaximum({ medication, usualMaximum: usual }: QuickDose): string {
  const strength = drugOf(medication).concentration;
  assert.ok(usual && strength, medication);
  const rule = { perKg: doseOf(usual.dose), max: doseOf(usual.dose), concentration: perMl(strength) };
  const result = quickDose(rule, quickPath(kg('1.1'), null));
  assert.ok(result.kind === 'by-weight');
  return says(exactly(result.dose, result.volume, 'max', drugOf(medication)));
}

test('every quick row has its dose on a card, and every line of its drug is that of a row or named', () => {
  const silent = quickDoses.filter((row) => !lines.some(({ line }) => rowsOf(line).includes(row)));
  assert.deepEqual(
    silent.map(({ id }) => id),
    [],
  );
  const unplaced = lines.filter(
    ({ line }) =>
      rowsOf(line).length !== 1 &&
      !NO_ROW.some(([drug, words]) => drug === line.medication && words.test(line.indication)),
  );
  assert.deepEqual(
    unplaced.map(({ id, line }) => `${id}: ${line.medication}, ${line.indication}`),
    [],
  );
});

test("below 40 kg a card gives the quick calculator's dose and volume, or the usual maximum that the row warns of", () => {
  const found = lines.flatMap(({ id, line }) =>
    rowsOf(line).flatMap((row) =>
      WEIGHTS.pediatric.flatMap((weight) => {
        const result = quickAt(row, weight);
        if (line.pediatric === undefined || quickPath(kg(weight), null).kind !== 'pediatric-by-weight') return [];
        const onCard = says(lineAt(line, line.pediatric, weight));
        const quick = result.aboveUsualMaximum ? usualMaximum(row) : words(row, result);
        return onCard === quick
          ? []
          : [`${id}: ${line.indication}, ${weight} kg: ${onCard}; quick ${row.id}: ${quick}`];
      }),
    ),
  );
  assert.deepEqual(found, []);
});

/** A quick row's maximum is often the card's fixed dose: whether a limit was met is no difference. */
const amountOf = (said: string): string => said.replace(/ max$/, '');

test('from 40 kg the quick calculator gives the adult dose of the card, or its row names that dose', () => {
  const found = lines.flatMap(({ id, line }) =>
    rowsOf(line).flatMap((row) => {
      const { adult } = line;
      if (adult === undefined) return [];
      const differing = WEIGHTS.adult.flatMap((weight) => {
        const [onCard, quick] = [says(lineAt(line, adult, weight)), words(row, quickAt(row, weight))].map(amountOf);
        return onCard === quick
          ? []
          : [`${id}: ${line.indication}, ${weight} kg: ${onCard}; quick ${row.id}: ${quick}`];
      });
      const dose = adult.text.replace(/ \(.*| over .*/, '');
      const isNamed = [row.usualMaximum?.caution, ...row.cautions].some(
        (caution) => /adult|usual maximum/i.test(caution?.text ?? '') && caution?.text.includes(dose),
      );
      return isNamed ? [] : differing.slice(0, 1);
    }),
  );
  assert.deepEqual(found, []);
});

test('a row that goes on by weight up to a maximum and names the dose of the adult card never gives more than it', () => {
  for (const { id, line } of lines) {
    const { adult } = line;
    const capped = rowsOf(line).filter(
      ({ maxDose, cautions }) => maxDose !== undefined && cautions.some(({ text }) => /^Adult card:/.test(text)),
    );
    for (const row of capped) {
      if (adult === undefined) continue;
      assert.ok(adult.fixed, `${id}: ${line.indication}`);
      for (const weight of WEIGHTS.adult) {
        const { dose } = quickAt(row, weight);
        assert.ok(dose.value.lte(adult.fixed.amount) && dose.unit === adult.fixed.unit, `${row.id}, ${weight} kg`);
      }
    }
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DosingRow, Drug, MedicationLine } from '@first60/edition';
import { formulary } from '../formulary.ts';
import { isOnPurpose } from './on-purpose.ts';
import { allDifferences, medicationLines, rowsNamed, settled } from './paired-lines.ts';
import { AGES, type Age, agree, lineAt, rowAt, type Said, WEIGHTS } from './weighed.ts';

/** Doses of cards that the comprehensive calculator does not offer: drug, the line's words, and what the dose is. */
const ON_CARDS_ALONE: readonly (readonly [drug: string, indication: string, what: string])[] = [
  ['lidocaine', 'VF/pVT instead of amiodarone, second dose', 'a second dose: half the first'],
  ['lidocaine', 'Pain of the infusion stays, second dose', 'a second dose: half the first'],
  ['midazolam', 'Shivering during cooling, adult', 'against shivering, not a seizure'],
  ['sodium-chloride', 'Flush after placement', 'a flush'],
  ['sodium-chloride', 'Flush of the saline lock', 'a flush'],
  [
    'sodium-chloride',
    'SBP 100 or less after nitroglycerin, or right ventricular infarction with low pressure',
    'half a bolus: a heart at risk',
  ],
  ['sodium-chloride', 'Right ventricular infarction with low pressure', 'half a bolus: a heart at risk'],
  ['sodium-chloride', 'Low blood pressure in a stroke', 'a step of 250 mL: old hearts'],
  ['sodium-chloride', 'Glucose above 300 mg/dL with altered mental state', 'half a bolus: no shock'],
  [
    'ringers-lactate',
    'Large burn, hourly rate: adult from 15-20% of the surface, child from 10%',
    'an hourly rate by age; the row is the bolus of a shock',
  ],
];

/** The flow of a gas is set at the patient: no calculator has it. */
const lines = medicationLines.filter(({ line }) => line.kind !== 'gas');

const isOnCardsAlone = ({ medication, indication }: MedicationLine): boolean =>
  ON_CARDS_ALONE.some(([drug, words]) => drug === medication && words === indication);

const textOf = (row: DosingRow, age: Age): string => (age === 'adult' ? row.adultDose : row.pedsDose) ?? '';

const words = ({ weighed }: Said): string => ('says' in weighed ? weighed.says : `"${weighed.reads}"`);

/** The first weight at which line and row differ, with both figures. */
function difference(line: MedicationLine, drug: Drug, row: DosingRow, age: Age): string | undefined {
  const dose = line[age];
  if (dose === undefined) return undefined;
  for (const weight of WEIGHTS[age]) {
    const weighed = rowAt(drug, row, age, weight);
    if (weighed === undefined) return `no ${age} dose in the row "${row.indication}"`;
    const card = { weighed: lineAt(line, dose, weight), text: dose.text };
    const inRow = { weighed, text: textOf(row, age) };
    if (!agree(card, inRow)) {
      return `${age}, ${weight} kg: ${words(card)} on the card, ${words(inRow)} in the row "${row.indication}"`;
    }
  }
  return undefined;
}

const routesOf = (text: string): readonly string[] =>
  (text.match(/\b(?:IV|IO|IM|IN|PO|SL|PR|buccal|cheek|outer thigh|ETT|tracheal tube|nebulized|CPAP)\b/gi) ?? []).map(
    (route) =>
      ({ 'TRACHEAL TUBE': 'ETT', CHEEK: 'BUCCAL', CPAP: 'NEBULIZED' })[route.toUpperCase()] ?? route.toUpperCase(),
  );

/** 10 mg of midazolam are for a muscle, never for a vein. */
const shareRoute = (one: string, other: string): boolean =>
  routesOf(one).some((route) => routesOf(other).includes(route));

/** What a line says for an age that the drug's row of the same indication, or else every row of it, does not. */
function differences(line: MedicationLine, drug: Drug): string[] {
  return AGES.filter((age) => line[age] !== undefined).flatMap((age) => {
    const atItsPace = drug.dosing.filter(({ kind }) => (line.kind === 'infusion') === (kind === 'infusion'));
    const rows = atItsPace.filter((row) => textOf(row, age) !== '' && shareRoute(line.route, row.route));
    const named = rowsNamed(line, atItsPace).filter((row) => rows.includes(row));
    const found = (named.length > 0 ? named : rows).map((row) => difference(line, drug, row, age));
    return found.includes(undefined) ? [] : [found.join('; ') || `${age}: no row`];
  });
}

test('at every weight a medication line and the comprehensive calculator give one dose and one volume', () => {
  const toAgree = lines.filter(({ line }) => !isOnPurpose(line) && !isOnCardsAlone(line));
  assert.deepEqual(allDifferences(toAgree, differences), []);
});

test('what cards alone give is given by a card, and by no row', () => {
  assert.deepEqual(settled(ON_CARDS_ALONE, lines, differences), []);
});

/** Whether some card gives what a row gives for an age, at its pace and by its route. */
const isOnACard = (drug: Drug, row: DosingRow, age: Age): boolean =>
  lines.some(
    ({ line }) =>
      line.medication === drug.id &&
      line[age] !== undefined &&
      (line.kind === 'infusion') === (row.kind === 'infusion') &&
      shareRoute(line.route, row.route) &&
      difference(line, drug, row, age) === undefined,
  );

/** Rows that no card gives: drug, the start of the row's words, whose dose, and why. */
const IN_ROWS_ALONE: readonly (readonly [drug: string, start: string, age: Age | 'both', why: string])[] = [
  ['furosemide', 'Pulmonary edema', 'pediatric', 'the card is for adults'],
  ['ipratropium', 'Bronchospasm', 'pediatric', 'no card for a wheezing child'],
  ['hydrocortisone', 'Anaphylaxis adjunct', 'both', 'the cards give methylprednisolone'],
  ['propofol', 'Sedation after intubation', 'adult', 'the cards give midazolam or ketamine'],
  ['haloperidol', 'Severe agitation', 'both', 'no card for agitation alone'],
  ['ketamine', 'Severe agitation', 'adult', 'no card for agitation alone'],
  ['diazepam', 'Seizure, no IV (child', 'pediatric', 'the cards give midazolam'],
  ['ringers-lactate', 'Shock', 'both', 'the cards give saline; a burn by the hour'],
];

const rowsOfNoCard = Object.values(formulary)
  // The flow of oxygen is set at the patient.
  .filter(({ id }) => id !== 'oxygen')
  .flatMap((drug) =>
    drug.dosing.flatMap((row) =>
      AGES.filter((age) => /\d/.test(textOf(row, age)) && !isOnACard(drug, row, age)).map((age) => ({
        drug: drug.id,
        indication: row.indication,
        age,
      })),
    ),
  );

const isNamed = ({ drug, indication, age }: (typeof rowsOfNoCard)[number], at = IN_ROWS_ALONE): boolean =>
  at.some(([id, start, whose]) => id === drug && indication.startsWith(start) && (whose === 'both' || whose === age));

test('what a row gives is given by a card of its drug, or named', () => {
  assert.deepEqual(
    rowsOfNoCard.filter((each) => !isNamed(each)),
    [],
  );
});

test('what rows alone give is still given by no card', () => {
  const outdated = IN_ROWS_ALONE.filter((entry) =>
    (entry[2] === 'both' ? AGES : [entry[2]]).some(
      (age) => !rowsOfNoCard.some((each) => each.age === age && isNamed(each, [entry])),
    ),
  );
  assert.deepEqual(outdated, []);
});

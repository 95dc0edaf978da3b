import {
  checkRange,
  comprehensiveDose,
  convert,
  convertible,
  Decimal,
  type Dose,
  type DoseAge,
  doseOf,
  kg,
  type LineDose,
  limitedDose,
  type Ml,
  type PatientRange,
  perMl,
  quantity,
  volumeOf,
  type Years,
  years,
} from '@first60/clinical';
import type { DosingRow, Drug, MedicationLine } from '@first60/edition';
import { attempt } from './attempt.ts';

export const AGES = ['adult', 'pediatric'] as const;

const FROM_40_KG = ['40', '49.9', '50', '59.9', '70', '100', '120'];

/**
 * Weights for a child start at birth, and lie on each side of the limits that doses have. Weights for an adult start at
 * the 40 kg that both calculators require.
 */
export const WEIGHTS: Readonly<Record<DoseAge, readonly string[]>> = {
  adult: FROM_40_KG,
  pediatric: ['3.5', '5', '9', '10', '10.1', '12.5', '15', '20', '30', '33', '39.9', ...FROM_40_KG],
};

/** The dose for a weight, in exact decimals: drug, volume and the limit that applied; or wording to read. */
export type Weighed = { readonly says: string } | { readonly reads: string };

/** An age that a dose is meant for, so that its weights can be compared. */
function anAgeOf({ fromMonths = 0, aboveMonths = -1 }: PatientRange = {}): Years {
  return years(new Decimal(Math.max(fromMonths, aboveMonths + 1)).div(12));
}

const OUTSIDE: Weighed = { says: 'not for this weight' };

/**
 * For example "125 mcg = 1.25 mL max". The drug is given by mass in mcg, so that 25 g and 250 mL of dextrose 10 % are
 * the same dose.
 */
export function exactly(dose: Dose, volume: Ml | null, limit: 'none' | 'min' | 'max', drug: Drug): Weighed {
  const strength = drug.concentration;
  const ofDrug =
    dose.unit === 'mL' && strength ? quantity(doseOf(strength).value.times(dose.value), strength.unit) : dose;
  const amount = convertible(ofDrug.unit, 'mcg') ? convert(ofDrug, 'mcg') : ofDrug;
  const drawn = volume === null ? '' : ` = ${volume.value.toFixed()} mL`;
  return { says: `${amount.value.toFixed()} ${amount.unit}${drawn}${limit === 'none' ? '' : ` ${limit}`}` };
}

/**
 * The dose of a medication line for a weight. For an infusion, and for a text with several doses, the result is the
 * text itself.
 */
export const lineAt = (line: MedicationLine, drug: Drug, dose: LineDose, weight: string): Weighed =>
  attempt(() => weighedLine(line, drug, dose, weight)) ?? { reads: dose.text };

function weighedLine(line: MedicationLine, drug: Drug, dose: LineDose, weight: string): Weighed {
  const { only } = dose;
  if (only !== undefined && checkRange(only, kg(weight), anAgeOf(only)).kind === 'outside') return OUTSIDE;
  const { fixed, perKg, min, max } = dose;
  if (clausesOf(dose.text).length > 1 || (fixed === undefined && perKg === undefined)) return { reads: dose.text };
  const { dose: given, limit } =
    perKg === undefined
      ? { dose: doseOf(fixed ?? { amount: 0, unit: 'mg' }), limit: 'none' as const }
      : limitedDose(
          { perKg: doseOf(perKg), ...(min && { min: doseOf(min) }), ...(max && { max: doseOf(max) }) },
          kg(weight),
        );
  const strength = line.preparation?.mandatory ? line.preparation.perMl : drug.concentration;
  const volume =
    given.unit === 'mL' ||
    (line.missingDiluent === undefined && strength !== undefined && convertible(given.unit, strength.unit))
      ? volumeOf(given, perMl(strength ?? { amount: 1, unit: 'mL' }))
      : null;
  return exactly(given, volume, limit, drug);
}

/** The dose that the comprehensive calculator shows for a row; undefined if the row has none for the age. */
export const rowAt = (drug: Drug, row: DosingRow, age: DoseAge, weight: string): Weighed | undefined =>
  (attempt(() => [weighedRow(drug, row, age, weight)]) ?? [{ reads: textOf(row, age) }])[0];

/** The text in a row for an age. */
export const textOf = (row: DosingRow, age: DoseAge): string => (age === 'adult' ? row.adultDose : row.pedsDose) ?? '';

function weighedRow(drug: Drug, row: DosingRow, age: DoseAge, weight: string): Weighed | undefined {
  const path = { kind: age === 'adult' ? ('adult' as const) : ('pediatric-by-weight' as const), weight: kg(weight) };
  const result = comprehensiveDose(drug, row, { ...path, age: age === 'adult' ? null : anAgeOf(row.pedsFigure?.only) });
  switch (result.kind) {
    case 'by-weight':
      return exactly(result.dose, result.volume, result.limit, drug);
    case 'fixed':
      return exactly(result.dose, result.volume, 'none', drug);
    case 'text':
      return { reads: result.text };
    case 'outside-range':
      return OUTSIDE;
    case 'not-given':
      return undefined;
    default:
      return { reads: textOf(row, age) };
  }
}

/** The result of a line or a row for a weight, and the words that it uses. */
export interface Said {
  readonly weighed: Weighed;
  readonly text: string;
}

/** True when both match: figures exactly; a text clause by clause, each dose under the same condition. */
export function agree(card: Said, row: Said): boolean {
  if ('says' in card.weighed && 'says' in row.weighed) return card.weighed.says === row.weighed.says;
  const [some, others] = [clausesOf(card.text), clausesOf(row.text)];
  return isSaidBy(some, others) && isSaidBy(others, some) && drawsThat(card.weighed, row.text);
}

interface Clause {
  readonly dose: string;
  /** "under 5 years"; '' if it applies to everybody else. */
  readonly condition: string;
}

const isSaidBy = (some: readonly Clause[], others: readonly Clause[]): boolean =>
  some.length > 0 &&
  some.every(({ dose, condition }) =>
    others.some((other) => other.dose === dose && (other.condition === condition || !other.condition || !condition)),
  );

/** "50 mEq (50 mL)" in a row states the volume that is calculated for the card. */
function drawsThat(weighed: Weighed, rowText: string): boolean {
  const [, volume] = /\(([\d.]+ mL)\)/.exec(rowText) ?? [];
  return volume === undefined || !('says' in weighed) || weighed.says.includes(`= ${volume}`);
}

/**
 * "2.5 mg under 4 years, up to 5 mg from 4 years" is two doses, each with its own patients. Words that are not a dose
 * are skipped.
 */
function clausesOf(text: string): readonly Clause[] {
  return text
    .replaceAll(/ \((?!max|min)[^)]*\)/g, '')
    .replaceAll(/\binfusion | bolus(?:es)?\b|\bif |\ban /g, '')
    .replaceAll(/\b(\d+) L\b/g, (_, liters) => `${liters}000 mL`)
    .split(/[;,] (?![^(]*\))/)
    .flatMap((clause) => {
      const [, dose, condition = ''] = CLAUSE.exec(clause.trim()) ?? [];
      return dose === undefined ? [] : [{ dose: dose.toLowerCase(), condition }];
    });
}

const CLAUSE = /^((?:up to |over \d+ kg as )?(?:\d|adult).*?)(?: ((?:under|from|over|at|above|to) \d.*))?$/i;

import { doseOfAge, percentFrom, type ZoneDose, zoneDose } from './age-estimate.ts';
import type { ComprehensivePath } from './comprehensive-patient.ts';
import type { Decimal } from './decimal.ts';
import type { DoseRow, DoseStock, RowFigure } from './dose-row.ts';
import { readDoseText } from './dose-text.ts';
import { isHighDose } from './high-dose.ts';
import { checkRange } from './patient-range.ts';
import { type EstimateByAge, youngsEstimate } from './quick-dose.ts';
import {
  type Concentration,
  convertible,
  type Dose,
  doseOf,
  type Kg,
  type Ml,
  ml,
  perMl,
  volumeOf,
  type Years,
} from './units.ts';
import { limitedDose } from './weight-dose.ts';

interface Figures {
  readonly dose: Dose;
  /** Null for drugs not measured in milliliters (tablets, nebules, gels), and when the diluent is missing. */
  readonly volume: Ml | null;
  /** Exceeds the drug's typical maximum: show HIGH DOSE. */
  readonly high: boolean;
  /** The row's own wording, shown next to the figure because it may contain more than the figure. */
  readonly text: string;
  /** The wording limits an adult's dose by age, but the age is unknown: show the wording as a warning. */
  readonly ageUnchecked: boolean;
}

/** A calculated dose, and how it was calculated. */
export type ComputedDose =
  | (Figures & {
      readonly kind: 'by-weight';
      readonly weight: Kg;
      readonly perKg: Dose;
      readonly unlimited: Dose;
      readonly limit: 'none' | 'min' | 'max';
    })
  | (Figures & { readonly kind: 'fixed' })
  | (Figures & EstimateByAge)
  | (Figures & { readonly kind: 'youngs'; readonly age: Years; readonly factor: Decimal; readonly adult: Dose });

export type ComprehensiveDose =
  | ComputedDose
  /** Shown as written: infusions, fluids, units and mEq, age bands, "Not used". */
  | { readonly kind: 'text'; readonly text: string }
  /** There is a dose, but it needs a weight; `because` gives the reason why the age does not help. */
  | {
      readonly kind: 'needs-weight';
      readonly because: 'per-kg' | 'no-estimate' | 'infant' | 'near-adult';
      readonly text: string;
    }
  /** The row's own words limit it to certain ages, but only this child's weight is known; no figure is given. */
  | { readonly kind: 'needs-age'; readonly text: string }
  /** The row's own words exclude this patient by age or weight; no figure is given. */
  | { readonly kind: 'outside-range'; readonly of: 'age' | 'weight'; readonly text: string }
  /** The row has no dose for adults, or none for children. A child never falls back to the adult dose. */
  | { readonly kind: 'not-given' }
  | { readonly kind: 'nothing-entered' };

/**
 * The dose of one dosing row on the patient's path.
 *
 * Adult: the text is parsed (`readDoseText`); per-kg x weight, else the first mg or mcg figure, else the text. Child
 * with a weight: the per-kg figure of the child's text. Child of 1 to 12 years without a weight: the published dose for
 * the age, else the dose at the average weight of the age's color zone. For rows that a figure in the comprehensive
 * table belongs to, Young's rule is added below either dose, or used alone. The ceilings in the text are always applied
 * and flagged ('min', 'max'). Infusions are shown as text on every path, and so are adult rows in units, mEq, mL and
 * grams. Exact for every weight and age that `kg` and `years` accept; nothing is rounded here.
 * @throws RangeError when a row's figures are in units that do not convert: a bug in the data.
 * Source: product specification section 5, comprehensive calculator inputs.
 */
export function comprehensiveDose(stock: DoseStock, written: DoseRow, path: ComprehensivePath): ComprehensiveDose {
  const row = rowOnPath(written, path);
  switch (path.kind) {
    case 'nothing-entered':
      return { kind: 'nothing-entered' };
    case 'adult':
      return adultDose(stock, row, path.weight, path.age);
    case 'pediatric-by-weight':
      return childDose(stock, row, path.weight, path.age, 'per-kg');
    case 'pediatric-by-age':
      return estimate(stock, row, path) ?? childDose(stock, row, null, path.age, 'no-estimate');
    case 'infant-needs-weight':
      return estimate(stock, row, path) ?? childDose(stock, row, null, path.age, 'infant');
    case 'near-adult':
      return childDose(stock, row, null, path.age, 'near-adult');
  }
}

/** A row as it is for the patient of a path: an adult may have a dilution of their own. */
export const rowOnPath = <Row extends DoseRow>(row: Row, { kind }: ComprehensivePath): Row =>
  kind === 'adult' && row.adultDilution !== undefined ? { ...row, dilution: row.adultDilution } : row;

function adultDose(stock: DoseStock, row: DoseRow, weight: Kg | null, age: Years | null): ComprehensiveDose {
  const { adultDose: text, adultFigure: limits = {} } = row;
  if (text === undefined) return { kind: 'not-given' };
  const read = row.kind === 'bolus' ? readDoseText(text) : { kind: 'text' as const };
  if (read.kind === 'text') return { kind: 'text', text };
  const amount = read.kind === 'fixed' ? { fixed: read.dose } : { perKg: read.perKg };
  return figureDose({ stock, row, text, limits, amount, weight, age, because: 'per-kg' });
}

function childDose(
  stock: DoseStock,
  row: DoseRow,
  weight: Kg | null,
  age: Years | null,
  because: 'per-kg' | 'no-estimate' | 'infant' | 'near-adult',
): ComprehensiveDose {
  const { pedsDose: text, pedsFigure: limits } = row;
  if (text === undefined) return { kind: 'not-given' };
  if (row.kind === 'infusion' || limits === undefined) return { kind: 'text', text };
  const { perKg, fixed } = limits;
  const amount = perKg ? { perKg: doseOf(perKg) } : fixed && { fixed: doseOf(fixed) };
  if (amount === undefined) return { kind: 'text', text };
  const result = figureDose({ stock, row, text, limits, amount, weight, age, because });
  // A small child must not get a dose from a row that may exclude children of that age.
  return 'ageUnchecked' in result && result.ageUnchecked ? { kind: 'needs-age', text } : result;
}

interface FigureDose {
  readonly stock: DoseStock;
  readonly row: DoseRow;
  readonly text: string;
  readonly limits: RowFigure;
  readonly amount: { readonly perKg: Dose } | { readonly fixed: Dose };
  readonly weight: Kg | null;
  readonly age: Years | null;
  readonly because: 'per-kg' | 'no-estimate' | 'infant' | 'near-adult';
}

function figureDose({ stock, row, text, limits, amount, weight, age, because }: FigureDose): ComprehensiveDose {
  const range = checkRange(limits.only ?? {}, weight, age);
  if (range.kind === 'outside') return { kind: 'outside-range', of: range.of, text };
  const needsWeight = range.kind === 'unchecked' && range.needs === 'weight';
  if (needsWeight || ('perKg' in amount && weight === null)) return { kind: 'needs-weight', because, text };

  const ageUnchecked = range.kind === 'unchecked';
  if ('fixed' in amount) return { kind: 'fixed', ...figures(stock, row, amount.fixed, text), ageUnchecked };
  if (weight === null) throw new RangeError('a per-kg dose without a weight');
  const { dose, unlimited, limit } = limitedDose({ perKg: amount.perKg, ...limitsOf(limits) }, weight);
  return {
    kind: 'by-weight',
    ...figures(stock, row, dose, text),
    ageUnchecked,
    weight,
    perKg: amount.perKg,
    unlimited,
    limit,
  };
}

/** The dose from age alone, if the row has one; null means that the row's child dose applies. */
function estimate(
  stock: DoseStock,
  row: DoseRow,
  path: Extract<ComprehensivePath, { kind: 'pediatric-by-age' | 'infant-needs-weight' }>,
): ComprehensiveDose | null {
  if (row.kind === 'infusion') return null;
  const { age } = path;
  const adult = row.youngs === true ? stock.youngsAdultDose?.comprehensive : undefined;
  const zone = 'zone' in path ? rowZoneDose(row, path) : null;
  const youngs = adult && youngsEstimate(doseOf(adult), age, zone);
  const below = youngs && { youngs };
  const text = row.pedsDose ?? row.adultDose ?? '';
  const given = (dose: Dose) => ({ ...figures(stock, row, dose, text), ageUnchecked: false, age });
  const published = doseOfAge(row.byAge ?? [], age);
  if (published !== null) {
    const against = zone && { against: { zone, percent: percentFrom(published.dose, zone.dose) } };
    return { kind: 'by-age', ...given(published.dose), band: published.band, ...against, ...below };
  }
  if (zone !== null) return { kind: 'by-zone', ...given(zone.dose), zone, ...below };
  return youngs ? { kind: 'youngs', ...youngs, ...given(youngs.dose) } : null;
}

/** The row's dose at the average weight of the zone for this age. A row limited to certain weights needs the weight. */
function rowZoneDose(
  { pedsFigure }: DoseRow,
  { age, zone }: Extract<ComprehensivePath, { kind: 'pediatric-by-age' }>,
): ZoneDose | null {
  if (zone === null || pedsFigure?.perKg === undefined) return null;
  if (checkRange(pedsFigure.only ?? {}, null, age).kind !== 'inside') return null;
  return zoneDose({ perKg: doseOf(pedsFigure.perKg), ...limitsOf(pedsFigure) }, zone);
}

const limitsOf = ({ min, max }: RowFigure) => ({ ...(min && { min: doseOf(min) }), ...(max && { max: doseOf(max) }) });

function figures(stock: DoseStock, row: DoseRow, dose: Dose, text: string): Omit<Figures, 'ageUnchecked'> {
  const strength = drawnStrength(stock, row);
  return {
    dose,
    volume: volumeFrom(dose, strength),
    high: stock.watched !== undefined && isHighDose(stock.watched, dose),
    text,
  };
}

/**
 * The strength that a row's volumes refer to: the dilution if it is mandatory, otherwise the strength of the component or
 * the drug. Null for drugs without a strength per milliliter, and when the diluent is missing.
 */
export function drawnStrength(stock: DoseStock, row: DoseRow): Concentration | null {
  const { dilution } = row;
  if (row.missingDiluent) return null;
  const figure = dilution?.use === 'always' ? dilution.perMl : (row.concentration ?? stock.concentration);
  return figure === undefined ? null : perMl(figure);
}

function volumeFrom(dose: Dose, strength: Concentration | null): Ml | null {
  if (dose.unit === 'mL') return ml(dose.value);
  return strength !== null && convertible(dose.unit, strength.perMl.unit) ? volumeOf(dose, strength) : null;
}

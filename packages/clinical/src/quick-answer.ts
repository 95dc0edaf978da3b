import type { AgeZone } from './age-estimate.ts';
import { type DoseAge, type OtherReason, otherGroup } from './age-group.ts';
import { type AgeReading, readAge } from './age-text.ts';
import { type Shown, showQuick } from './display.ts';
import {
  type AgeOnlyRule,
  ageOnlyDose,
  type GivenDose,
  type QuickDoseRule,
  quickDose,
  type Withheld,
} from './quick-dose.ts';
import { type QuickPath, quickPath, readQuickWeight, type WeightReading } from './quick-patient.ts';
import { type Dose, isSameDose, type Kg, type Ml, volumeOf } from './units.ts';

/** The table of the quick calculator. Each row has its rule and whatever its card shows. */
export interface QuickTable<Row> {
  readonly byWeight: ReadonlyArray<Row & { readonly rule: QuickDoseRule }>;
  /** Drugs that have no row by weight. */
  readonly byAge: ReadonlyArray<Row & { readonly rule: AgeOnlyRule }>;
  /** The color zones used to estimate a dose from age alone. */
  readonly zones?: readonly AgeZone[];
}

/** The quick calculator's result for the text in its two fields. */
export interface QuickAnswer<Row> {
  readonly weight: WeightReading;
  readonly age: AgeReading;
  readonly path: QuickPath;
  /** The rows that have a dose: those by weight, then the drugs dosed by age alone. */
  readonly given: ReadonlyArray<GivenRow<Row>>;
  /** Rows by weight that have no dose until a weight is known. */
  readonly waiting: readonly Row[];
  /** Rows for certain patients only: this patient is not one of them, or may not be one, because the age is unknown. */
  readonly withheld: ReadonlyArray<WithheldRow<Row>>;
}

/** A row and its dose for this patient. */
export interface GivenRow<Row> {
  readonly row: Row;
  readonly result: GivenDose;
  /** Dose and volume as the screen shows them. */
  readonly shown: { readonly dose: Shown; readonly volume: Shown | null };
  /** What a closed card shows of `result`, as one string. A row whose string is unchanged looks the same. */
  readonly look: string;
  /** The dose of the adult reference card, set when the patient is an adult and the amount differs. */
  readonly adult?: OtherFigure;
  /** The child's dose for an adult, or the adult's for a child, when the path does not settle the age group. */
  readonly otherAge?: OtherAge;
}

/** The dose for the patient as a child or as an adult, when a view's own limit differs from the path. */
interface OtherAge extends OtherFigure {
  readonly weight: Kg;
  readonly whose: DoseAge;
  readonly because: OtherReason;
}

/** A dose shown on another screen for the same patient and the same purpose. */
export interface OtherFigure {
  readonly dose: Dose;
  readonly volume: Ml | null;
}

/** A row without a dose for this patient. */
export interface WithheldRow<Row> {
  readonly row: Row;
  readonly reason: Exclude<Withheld, { kind: 'needs-weight' }>;
}

/**
 * The quick calculator's full result for a weight in kg and an age, both as typed: how they were read, the resulting
 * path, and the dose for each row of the table or the reason why there is none. Rows keep the order of the table.
 *
 * A weight that was typed but cannot be read gives no dose at all: it never falls back to an estimate from age. Exact
 * for any input; figures are rounded only in `shown`.
 * @throws RangeError as `quickDose` does: a bug in the table.
 * Source: product specification section 5, quick calculator.
 */
export function quickAnswer<Row>(weightText: string, ageText: string, table: QuickTable<Row>): QuickAnswer<Row> {
  const weight = readQuickWeight(weightText);
  const age = readAge(ageText);
  const path = pathOf(weight, age, table.zones);
  const given: GivenRow<Row>[] = [];
  const waiting: Row[] = [];
  const withheld: WithheldRow<Row>[] = [];
  for (const row of table.byWeight) {
    const result = quickDose(row.rule, path);
    switch (result.kind) {
      case 'by-weight':
      case 'fixed-adult':
      case 'by-age':
      case 'by-zone':
      case 'youngs':
        given.push(givenRow(row, result, adultFigure(row.rule, path, result), otherAge(row.rule, path, result)));
        break;
      case 'needs-weight':
        waiting.push(row);
        break;
      case 'needs-age':
      case 'outside-range':
        withheld.push({ row, reason: result });
    }
  }
  for (const row of table.byAge) {
    const result = ageOnlyDose(row.rule, path);
    if ('dose' in result) given.push(givenRow(row, result));
  }
  return { weight, age, path, given, waiting, withheld };
}

function pathOf(weight: WeightReading, age: AgeReading, zones: readonly AgeZone[] | undefined): QuickPath {
  const years = age.kind === 'age' ? age.age : null;
  switch (weight.kind) {
    case 'weight':
      return quickPath(weight.weight, years, zones);
    case 'empty':
      return quickPath(null, years, zones);
    case 'too-light':
    case 'not-a-number':
      return { kind: 'nothing-entered' };
  }
}

function adultFigure(rule: QuickDoseRule, path: QuickPath, { dose }: GivenDose): OtherFigure | undefined {
  const { adultCard, concentration } = rule;
  const isAdult = path.kind === 'adult-by-weight' || path.kind === 'adult-by-age';
  if (adultCard === undefined || !isAdult || isSameDose(dose, adultCard)) return undefined;
  return { dose: adultCard, volume: concentration && volumeOf(adultCard, concentration) };
}

/** The row's dose on the other weight-based path, when the patient may belong there and the amount differs. */
function otherAge(rule: QuickDoseRule, path: QuickPath, { dose }: GivenDose): OtherAge | undefined {
  if (path.kind !== 'adult-by-weight' && path.kind !== 'pediatric-by-weight') return undefined;
  const { weight, age } = path;
  const other = otherGroup(path.kind === 'adult-by-weight' ? 'adult' : 'pediatric', weight, age);
  if (other === undefined) return undefined;
  const kind = other.whose === 'adult' ? 'adult-by-weight' : 'pediatric-by-weight';
  const result = quickDose(rule, { kind, weight, age });
  if (!('dose' in result) || isSameDose(result.dose, dose)) return undefined;
  return { ...other, weight, dose: result.dose, volume: result.volume };
}

const givenRow = <Row>(row: Row, result: GivenDose, adult?: OtherFigure, otherAge?: OtherAge): GivenRow<Row> => ({
  row,
  result,
  shown: { dose: showQuick(result.dose), volume: result.volume && showQuick(result.volume) },
  look: lookOf(result, otherAge),
  ...(adult && { adult }),
  ...(otherAge && { otherAge }),
});

/** Leaves out the weight, which is shown only on an open card. */
function lookOf(result: GivenDose, other: OtherAge | undefined): string {
  const { dose, high, aboveUsualMaximum } = result;
  return [dose.value.toFixed(), dose.unit, high, aboveUsualMaximum, originOf(result), other && otherLook(other)].join(
    ' ',
  );
}

const otherLook = ({ whose, because, dose }: OtherAge): string => `${whose} ${because} ${dose.value.toFixed()}`;

function originOf(result: GivenDose): string {
  switch (result.kind) {
    case 'by-weight':
      return `by-weight ${result.limit}`;
    case 'fixed-adult':
      return result.kind;
    case 'by-age':
    case 'by-zone':
    case 'youngs':
      return `${result.kind} ${result.age.value.toFixed()}`;
  }
}

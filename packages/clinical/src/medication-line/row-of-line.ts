import type { DoseRow, Pace, RowFigure } from '../dose-row.ts';
import { findIndication } from '../indication-match.ts';
import { convert, convertible, doseOf, type Figure } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';

/** A dosing row of a drug, with the name of its indication. */
interface NamedRow extends DoseRow {
  readonly indication: string;
}

/** The parts of a card that are needed to choose a dose. */
interface TitledCard {
  readonly title: string;
  readonly medications: readonly DoseLine[];
}

/** The request made from a card: for the whole card, or for the one line that was pressed. */
export interface AskedRow {
  readonly indication: string;
  /** Indication of the pressed line; '' if none was pressed. */
  readonly line: string;
}

/** A drug and its rows. */
interface RowsOfDrug<Row extends NamedRow> {
  readonly id: string;
  readonly dosing: readonly Row[];
}

/**
 * The dosing row that a title refers to, or null when the user must choose. A pressed line is matched by its own words
 * and then by the card's title, among the rows whose dose it does not contradict. If neither matches, the line's
 * figures decide, provided that exactly one row gives the same dose at the same pace. Without a pressed line, the title
 * decides among the rows that some line of the card allows. If the title is not one of the drug's indications, the
 * lines of that card decide when they all refer to one row.
 */
export function rowOfLine<Row extends NamedRow>(
  { indication, line }: AskedRow,
  { id, dosing }: RowsOfDrug<Row>,
  cards: readonly TitledCard[],
): Row | null {
  const card = cards.find(({ title }) => title === indication);
  const lines = card?.medications.filter(({ medication }) => medication === id) ?? [];
  const pressed = lines.filter((each) => each.indication === line);
  if (pressed.length > 0) return theOne(pressed.map((each) => meantBy(each, indication, dosing)));
  const allowed = dosing.filter((row) => lines.length === 0 || lines.some((each) => !contradicts(each, row)));
  return named(indication, allowed) ?? theOne(lines.map((each) => meantBy(each, indication, dosing)));
}

function meantBy<Row extends NamedRow>(line: DoseLine, title: string, rows: readonly Row[]): Row | null {
  const fitting = rows.filter((row) => !contradicts(line, row));
  return (
    named(line.indication, fitting) ?? named(title, fitting) ?? theOne(fitting.filter((row) => repeats(line, row)))
  );
}

function named<Row extends NamedRow>(words: string, rows: readonly Row[]): Row | null {
  const label = findIndication(
    words,
    rows.map(({ indication }) => indication),
  );
  return rows.find(({ indication }) => indication === label) ?? null;
}

function theOne<Row>(rows: ReadonlyArray<Row | null>): Row | null {
  const [first = null] = rows;
  return rows.every((row) => row === first) ? first : null;
}

const contradicts = (line: DoseLine, row: DoseRow): boolean =>
  (line.kind === 'infusion') !== (row.kind === 'infusion') ||
  !sharesPatients(line, row) ||
  differs(line.adult, row.adultFigure) ||
  differs(line.pediatric, row.pedsFigure);

const sharesPatients = (line: DoseLine, row: DoseRow): boolean =>
  (line.adult !== undefined && row.adultDose !== undefined) ||
  (line.pediatric !== undefined && row.pedsDose !== undefined);

/**
 * A fixed dose may be the ceiling of a dose per kilogram. A figure that is stated in only one of the two is not a
 * difference.
 */
function differs(dose: LineDose | undefined, figure: RowFigure | undefined): boolean {
  if (dose === undefined || figure === undefined) return false;
  // A dose per kilogram without a ceiling is not a fixed dose, and the reverse is also true.
  const fixed = figure.fixed ?? figure.max;
  if (dose.fixed && !dose.perKg && figure.perKg && !fixed) return true;
  if (dose.perKg && figure.fixed && !figure.perKg) return true;
  return unequal(dose.fixed, fixed) || unequal(dose.perKg, figure.perKg);
}

function unequal(one: Figure | undefined, other: Figure | undefined): boolean {
  if (one === undefined || other === undefined || !convertible(one.unit, other.unit)) return false;
  return !convert(doseOf(one), other.unit).value.eq(doseOf(other).value);
}

/** True when the row has all the line's figures, including limits, and both are given over the same time. */
function repeats(line: DoseLine, row: DoseRow): boolean {
  const doses = [
    [line.adult, row.adultFigure],
    [line.pediatric, row.pedsFigure],
  ] as const;
  const stated = doses.filter(([dose]) => dose?.fixed !== undefined || dose?.perKg !== undefined);
  return (
    stated.length > 0 &&
    stated.every(
      ([dose, figure]) =>
        PARTS.every((part) => same(dose?.[part], figure?.[part])) && isSamePace(dose?.over, figure?.over),
    )
  );
}

const PARTS = ['fixed', 'perKg', 'min', 'max'] as const;

const same = (one: Figure | undefined, other: Figure | undefined): boolean =>
  one === undefined || other === undefined ? one === other : convertible(one.unit, other.unit) && !unequal(one, other);

/** "150 mg over 10 min" is not a push of 150 mg. */
const isSamePace = (one: Pace | undefined, other: Pace | undefined): boolean =>
  one?.low === other?.low && one?.high === other?.high && one?.unit === other?.unit;

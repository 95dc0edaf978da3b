import { convert, convertible, doseOf, type Figure, findIndication, type RowFigure } from '@first60/clinical';
import type { DosingRow, Drug, LineDose, MedicationLine, Protocol } from '@first60/content';

/** A card, as far as the choice of a dose needs it. */
export type DoseCard = Pick<Protocol, 'title' | 'medications'>;

/** What was asked for under the title of a card: the card, or the one line of it that was pressed. */
export interface AskedRow {
  readonly indication: string;
  /** Indication of the line that was pressed; '' where none was. */
  readonly line: string;
}

/**
 * The dosing row that a title means, or null where the user must choose. A pressed line of the card decides by its own
 * words, then by the card's title, among the rows whose dose it does not contradict; where both are silent by its
 * figures, if one row alone gives the very same dose at the same pace. Without one the title decides among the rows that
 * some line of the card allows, and where it is no indication of the drug, the lines of that card if they all mean one
 * row.
 */
export function rowFor({ indication, line }: AskedRow, drug: Drug, cards: readonly DoseCard[]): DosingRow | null {
  const card = cards.find(({ title }) => title === indication);
  const lines = card?.medications.filter(({ medication }) => medication === drug.id) ?? [];
  const pressed = lines.filter((each) => each.indication === line);
  if (pressed.length > 0) return theOne(pressed.map((each) => rowOfLine(each, indication, drug.dosing)));
  const allowed = drug.dosing.filter((row) => lines.length === 0 || lines.some((each) => !contradicts(each, row)));
  return named(indication, allowed) ?? theOne(lines.map((each) => rowOfLine(each, indication, drug.dosing)));
}

function rowOfLine(line: MedicationLine, title: string, rows: readonly DosingRow[]): DosingRow | null {
  const fitting = rows.filter((row) => !contradicts(line, row));
  return (
    named(line.indication, fitting) ?? named(title, fitting) ?? theOne(fitting.filter((row) => repeats(line, row)))
  );
}

function named(words: string, rows: readonly DosingRow[]): DosingRow | null {
  const label = findIndication(
    words,
    rows.map(({ indication }) => indication),
  );
  return rows.find(({ indication }) => indication === label) ?? null;
}

function theOne(rows: ReadonlyArray<DosingRow | null>): DosingRow | null {
  const [first = null] = rows;
  return rows.every((row) => row === first) ? first : null;
}

const contradicts = (line: MedicationLine, row: DosingRow): boolean =>
  (line.kind === 'infusion') !== (row.kind === 'infusion') ||
  !sharesPatients(line, row) ||
  differs(line.adult, row.adultFigure) ||
  differs(line.pediatric, row.pedsFigure);

const sharesPatients = (line: MedicationLine, row: DosingRow): boolean =>
  (line.adult !== undefined && row.adultDose !== undefined) ||
  (line.pediatric !== undefined && row.pedsDose !== undefined);

/** A fixed dose may be the ceiling of a dose per kilogram; what one of both does not state as a figure is no difference. */
function differs(dose: LineDose | undefined, figure: RowFigure | undefined): boolean {
  if (dose === undefined || figure === undefined) return false;
  // A dose per kilogram without a ceiling is no fixed dose, nor the other way round.
  const fixed = figure.fixed ?? figure.max;
  if (dose.fixed && !dose.perKg && figure.perKg && !fixed) return true;
  if (dose.perKg && figure.fixed && !figure.perKg) return true;
  return unequal(dose.fixed, fixed) || unequal(dose.perKg, figure.perKg);
}

function unequal(one: Figure | undefined, other: Figure | undefined): boolean {
  if (one === undefined || other === undefined || !convertible(one.unit, other.unit)) return false;
  return !convert(doseOf(one), other.unit).value.eq(doseOf(other).value);
}

/** Every figure of the line stands in the row, limits too, and what takes minutes takes as many in both. */
function repeats(line: MedicationLine, row: DosingRow): boolean {
  const doses = [
    [line.adult, row.adultFigure, row.adultDose],
    [line.pediatric, row.pedsFigure, row.pedsDose],
  ] as const;
  const stated = doses.filter(([dose]) => dose?.fixed !== undefined || dose?.perKg !== undefined);
  return (
    stated.length > 0 &&
    stated.every(
      ([dose, figure, text]) =>
        PARTS.every((part) => same(dose?.[part], figure?.[part])) && paceOf(dose?.text) === paceOf(text),
    )
  );
}

const PARTS = ['fixed', 'perKg', 'min', 'max'] as const;

const same = (one: Figure | undefined, other: Figure | undefined): boolean =>
  one === undefined || other === undefined ? one === other : convertible(one.unit, other.unit) && !unequal(one, other);

/** "150 mg over 10 min" is no push of 150 mg. */
const paceOf = (text = ''): string | undefined => /\bover [\d-]+ \w+/.exec(text)?.[0];

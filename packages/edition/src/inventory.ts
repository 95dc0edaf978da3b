import type { DosingRow, Drug } from './model/drug.ts';
import type { Edition } from './model/edition.ts';
import { kitNumbered } from './model/kit.ts';
import { withCautions } from './model/with-cautions.ts';

/** One item of the static medication inventory. */
export interface InventoryItem {
  readonly medId: string;
  readonly genericName: string;
  /** The kit, as named in the inventory. */
  readonly location: string;
  readonly classPrimary: string;
  readonly classSecondary?: string;
  readonly notes?: string;
}

/** One static dosing row. Every field is text. */
export interface StaticDosingRow {
  readonly medId: string;
  readonly indication: string;
  /** "Various" for rows of the original list; their `remarks` then begin with the true route. */
  readonly route: string;
  readonly adultDose: string;
  readonly pedsDose: string;
  readonly maxTotal: string;
  readonly repeatInterval: string;
  readonly remarks: string;
}

const ORIGINAL = /^ORIG_\d+$/;
const ORIGINAL_ROUTE = 'Various';
const ORIGINAL_FALLBACK = 'See original data';

/** The formulary as the inventory list shows it. Source: product specification section 3. */
export const inventory = ({ formulary, kits }: Pick<Edition, 'formulary' | 'kits'>): InventoryItem[] =>
  Object.values(formulary).map((drug) => {
    const { medId, genericName, kitNumber, classPrimary, classSecondary } = drug;
    const notes = withCautions(drug.cautions, drug.notesCaution);
    return {
      medId,
      genericName,
      location: kitNumbered(kits, kitNumber).location,
      classPrimary,
      ...(classSecondary !== undefined && { classSecondary }),
      ...(notes !== undefined && { notes }),
    };
  });

/**
 * Every dosing row of the formulary as text fields. Rows of the original list have "Various" as the route and "See
 * original data" for anything they do not state. Their true route is never lost: the remarks begin with it, because the
 * right dose by the wrong route can kill. Other rows leave anything they do not state empty.
 * Source: product specification section 3, static dosing rows.
 */
export const staticDosingRows = (drugs: readonly Drug[]): StaticDosingRow[] =>
  drugs.flatMap(({ medId, dosing }) => dosing.map((row) => (ORIGINAL.test(medId) ? original : plain)(medId, row)));

/** The parts of a row that are shown on screens. */
export type PrintedRow = Pick<
  DosingRow,
  'route' | 'adultDose' | 'pedsDose' | 'maxTotal' | 'repeatInterval' | 'remarks'
>;

/**
 * A row as shown on a screen. A row of the original list shows "Various" with the known route, and "See original data"
 * for anything it does not state. Any other row leaves that out.
 */
export const printedRow = ({ medId }: Pick<Drug, 'medId'>, row: DosingRow): PrintedRow =>
  ORIGINAL.test(medId)
    ? { ...filled(medId, row, ORIGINAL_FALLBACK), route: `${ORIGINAL_ROUTE}: ${row.route}` }
    : withRemarks(row);

/** The remarks of a row begin with its typed cautions. */
function withRemarks(row: DosingRow): PrintedRow {
  const remarks = remarksOf(row);
  return remarks === undefined ? row : { ...row, remarks };
}

const remarksOf = ({ cautions, remarks }: DosingRow): string | undefined => withCautions(cautions, remarks);

const original = (medId: string, row: DosingRow): StaticDosingRow => {
  const remarks = remarksOf(row);
  return {
    ...filled(medId, row, ORIGINAL_FALLBACK),
    route: ORIGINAL_ROUTE,
    remarks: `Route: ${row.route}.${remarks === undefined ? '' : ` ${remarks}`}`,
  };
};

const plain = (medId: string, row: DosingRow): StaticDosingRow => filled(medId, row, '');

const filled = (medId: string, row: DosingRow, fallback: string): StaticDosingRow => ({
  medId,
  indication: row.indication,
  route: row.route,
  adultDose: row.adultDose ?? fallback,
  pedsDose: row.pedsDose ?? fallback,
  maxTotal: row.maxTotal ?? fallback,
  repeatInterval: row.repeatInterval ?? fallback,
  remarks: remarksOf(row) ?? fallback,
});

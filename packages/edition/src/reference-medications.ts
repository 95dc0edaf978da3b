import type { DosingRow, Drug } from './model/drug.ts';
import type { Edition } from './model/edition.ts';
import { kitNumbered } from './model/kit.ts';
import { withCautions } from './model/with-cautions.ts';

/** A reference drug for the medication screens, as defined by the server call in the contract. */
export interface ReferenceMedication {
  readonly id: string;
  readonly genericName: string;
  readonly brandNames: string;
  readonly classification: string;
  readonly indications: string[];
  readonly currentlyAvailable: string;
  readonly adultDose: Record<string, string>;
  readonly pediatricDose?: Record<string, string>;
  readonly preparation: string;
  readonly notesCaution?: string;
  readonly kitNumber: number;
  readonly kitName: string;
}

/** The reference entries of an edition, in its order. */
export function referenceMedications({ formulary, kits }: Pick<Edition, 'formulary' | 'kits'>): ReferenceMedication[] {
  return Object.values(formulary)
    .filter((drug) => drug.medId.startsWith('ORIG_'))
    .map((drug) => toMedication(drug, kits));
}

export function toMedication(drug: Drug, kits: Edition['kits']): ReferenceMedication {
  const notesCaution = withCautions(drug.cautions, drug.notesCaution);
  const pediatricDose = dosesByLabel(drug.dosing, (row) => row.pedsDose);
  return {
    id: drug.id,
    genericName: drug.genericName,
    brandNames: drug.brandNames.join(', '),
    classification: drug.classPrimary,
    indications: [...new Set(drug.dosing.map((row) => row.indication))],
    currentlyAvailable: drug.presentation,
    adultDose: dosesByLabel(drug.dosing, (row) => row.adultDose),
    ...(Object.keys(pediatricDose).length > 0 && { pediatricDose }),
    preparation: drug.preparation,
    ...(notesCaution !== undefined && { notesCaution }),
    kitNumber: drug.kitNumber,
    kitName: kitNumbered(kits, drug.kitNumber).name,
  };
}

function dosesByLabel(
  rows: readonly DosingRow[],
  doseOf: (row: DosingRow) => string | undefined,
): Record<string, string> {
  const doses: Record<string, string> = {};
  for (const row of rows) {
    const dose = doseOf(row);
    if (dose !== undefined) doses[labelOf(row, rows)] = withRoute(dose, row.route);
  }
  return doses;
}

/** The right dose by the wrong route can kill, so every dose is shown with its route. */
function withRoute(dose: string, route: string): string {
  return /\d/.test(dose) ? `${dose} (${route})` : dose;
}

/** Rows for the same indication are distinguished by route, or else by number, so that no dose hides another. */
function labelOf(row: DosingRow, rows: readonly DosingRow[]): string {
  const sameIndication = rows.filter((other) => other.indication === row.indication);
  if (sameIndication.length === 1) return row.indication;
  const sameRoute = sameIndication.filter((other) => other.route === row.route);
  const route = sameRoute.length === 1 ? row.route : `${row.route}, ${sameRoute.indexOf(row) + 1}`;
  return `${row.indication} (${route})`;
}

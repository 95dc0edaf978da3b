import type { DrugFile, RegimenFile } from '../files/drug-file.ts';
import type { SourcedMissingDiluent } from '../model/drug.ts';

/**
 * The diluent of a regimen when no drug in the formulary has that name.
 * @returns nothing when the regimen is given as stocked, or when its diluent is in the formulary.
 */
export function missingDiluent(
  regimen: RegimenFile | undefined,
  drugs: ReadonlyMap<string, DrugFile>,
): SourcedMissingDiluent | undefined {
  const diluent = regimen?.diluent;
  if (diluent === undefined) return undefined;
  const { name, source } = diluent;
  const isStocked = [...drugs.values()].some(({ genericName }) => genericName.toLowerCase() === name.toLowerCase());
  return isStocked ? undefined : { name, sources: source };
}

/** The same, as a field of a row or line. */
export function missingDiluentOf(
  regimen: RegimenFile,
  drugs: ReadonlyMap<string, DrugFile>,
): { missingDiluent?: SourcedMissingDiluent } {
  const missing = missingDiluent(regimen, drugs);
  return missing === undefined ? {} : { missingDiluent: missing };
}

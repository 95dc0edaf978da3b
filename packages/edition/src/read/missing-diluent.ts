import type { DrugFile, RegimenFile } from '../files/drug-file.ts';
import type { SourcedMissingDiluent } from '../model/drug.ts';

/**
 * What a regimen is diluted in, where no drug of the formulary is called that.
 * @returns nothing for a regimen that is given as it is stocked, and for one whose diluent a kit holds.
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

/** The same as a field of a row or a line. */
export function missingDiluentOf(
  regimen: RegimenFile,
  drugs: ReadonlyMap<string, DrugFile>,
): { missingDiluent?: SourcedMissingDiluent } {
  const missing = missingDiluent(regimen, drugs);
  return missing === undefined ? {} : { missingDiluent: missing };
}

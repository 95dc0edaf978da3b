import type { DoseAge } from '@first60/clinical';
import type { DosingRow, Drug, MedicationLine } from '@first60/edition';
import { agree, lineAt, rowAt, type Said, textOf, WEIGHTS } from './weighed.ts';

const words = ({ weighed }: Said): string => ('says' in weighed ? weighed.says : `"${weighed.reads}"`);

/** The first weight at which a line and a row of its drug differ, with both figures; undefined if they never differ. */
export function difference(line: MedicationLine, drug: Drug, row: DosingRow, age: DoseAge): string | undefined {
  const dose = line[age];
  if (dose === undefined) return undefined;
  for (const weight of WEIGHTS[age]) {
    const weighed = rowAt(drug, row, age, weight);
    if (weighed === undefined) return `the row "${row.indication}" has no dose for this age`;
    const card = { weighed: lineAt(line, drug, dose, weight), text: dose.text };
    const inRow = { weighed, text: textOf(row, age) };
    if (!agree(card, inRow)) {
      return `at ${weight} kg ${words(card)} against ${words(inRow)} in the row "${row.indication}"`;
    }
  }
  return undefined;
}

const routesOf = (text: string): readonly string[] =>
  (text.match(/\b(?:IV|IO|IM|IN|PO|SL|PR|buccal|cheek|outer thigh|ETT|tracheal tube|nebulized|CPAP)\b/gi) ?? []).map(
    (route) =>
      ({ 'TRACHEAL TUBE': 'ETT', CHEEK: 'BUCCAL', CPAP: 'NEBULIZED' })[route.toUpperCase()] ?? route.toUpperCase(),
  );

/** For example, 10 mg of midazolam is given into a muscle, never into a vein. */
export const shareRoute = (one: string, other: string): boolean =>
  routesOf(one).some((route) => routesOf(other).includes(route));

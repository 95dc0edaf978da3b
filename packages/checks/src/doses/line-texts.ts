import type { ActPatient } from '@first60/clinical';
import { askedAct, type Edition, type Face, faceOf, type MedicationLine } from '@first60/edition';

const NOBODY: ActPatient = { weight: null, age: null, conditions: new Map() };

/** What the act of a card's line says of one thing while the patient is not known; nothing without acts. */
function faceOfLine({ acts, formulary }: Edition, line: MedicationLine): Face | undefined {
  const asked = acts && askedAct(acts, line.medication, line.act, line);
  if (acts === undefined || asked === undefined) return undefined;
  return faceOf(asked, NOBODY, acts, (id) => formulary[id]?.genericName ?? id);
}

/** The texts of a card's line besides its doses: how, when again, how much in all, and what comes first and after. */
export function lineTexts(edition: Edition, line: MedicationLine): readonly string[] {
  const face = faceOfLine(edition, line);
  if (face === undefined) return [line.route];
  const { how, again, most, order, course, target } = face;
  return [line.route, how, ...(again === undefined ? [] : [again]), ...most, ...order, ...course, ...target];
}

import type { ActPatient } from '@first60/clinical';
import { askedAct, type Edition, type Face, faceOf, type MedicationLine } from '@first60/edition';
import { attempt } from './doses/attempt.ts';
import { drugOf } from './looked-up.ts';

/** A patient of whom nothing is known, so that the words for everybody are read. */
const NOBODY: ActPatient = { weight: null, age: null, conditions: new Map() };

interface Read {
  readonly acts: Edition['acts'];
  readonly face: Face;
}

/** Faces that were read before. Many rules read the same ones, and a face takes long to make. */
const known = new WeakMap<MedicationLine, Read>();

/**
 * What a crew reads of a medication line when nothing is known of the patient.
 * @returns nothing when the edition does not have the act of the line, or when figures of the act do not allow a dose
 */
export function lineFace(edition: Pick<Edition, 'acts' | 'formulary'>, line: MedicationLine): Face | undefined {
  const { acts } = edition;
  const before = known.get(line);
  if (before !== undefined && before.acts === acts) return before.face;
  const asked = acts && askedAct(acts, line.medication, line.act, line);
  if (acts === undefined || asked === undefined) return undefined;
  const nameOf = (id: string): string => {
    const drug = drugOf(edition, id);
    return drug?.tallMan ?? drug?.genericName ?? id;
  };
  const face = attempt(() => faceOf(asked, NOBODY, acts, nameOf));
  if (face === undefined) return undefined;
  known.set(line, { acts, face });
  return face;
}

/** Every text on the face of a medication line. */
export function lineTexts(edition: Pick<Edition, 'acts' | 'formulary'>, line: MedicationLine): readonly string[] {
  const face = lineFace(edition, line);
  if (face === undefined) return [];
  const { doses, how, again, ...lists } = face;
  const ofDoses = doses.flatMap(({ dose, recipe, later, otherwise }) => [dose, recipe, later, ...otherwise]);
  return [...ofDoses, how, again, ...Object.values(lists).flat()].filter(
    (text): text is string => text !== undefined && text !== '',
  );
}

import type { DoseAge } from '@first60/clinical';
import type { Caution } from '@first60/edition';

/**
 * The cautions that stand with a dose, unfolded: what forbids it first, then what changes it.
 * @param age of the patient, where it is known: what concerns the other age is left out.
 */
export function faceOf(cautions: readonly Caution[], age?: DoseAge): readonly Caution[] {
  const concerned = cautions.filter(({ to }) => age === undefined || to === undefined || to === age);
  return [...concerned.filter(({ level }) => level === 'stop'), ...concerned.filter(({ level }) => level === 'check')];
}

/** The cautions that are read in the fold of a dose. */
export const foldedOf = (cautions: readonly Caution[]): readonly Caution[] =>
  cautions.filter(({ level }) => level === undefined);

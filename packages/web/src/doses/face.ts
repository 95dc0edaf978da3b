import type { DoseAge } from '@first60/clinical';
import type { Caution } from '@first60/edition';

/**
 * The cautions that are shown unfolded with a dose: first those that forbid it, then those that change it.
 * @param age the patient's age group, if known; cautions for the other age group are left out
 */
export function faceOf(cautions: readonly Caution[], age?: DoseAge): readonly Caution[] {
  const concerned = cautions.filter(({ to }) => age === undefined || to === undefined || to === age);
  return [...concerned.filter(({ level }) => level === 'stop'), ...concerned.filter(({ level }) => level === 'check')];
}

/** The cautions shown in a dose's folded part. */
export const foldedOf = (cautions: readonly Caution[]): readonly Caution[] =>
  cautions.filter(({ level }) => level === undefined);

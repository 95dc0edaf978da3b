import { type Act, type ActPatient, fitOf, type Who } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { capital } from './sentence.ts';
import { unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

const ADULT_FROM_MONTHS = 180;

/** True for patients who are all children. */
export const isOfChildren = ({ group, range = {} }: Who): boolean =>
  group === 'child' ||
  group === 'newborn' ||
  Math.min(range.belowMonths ?? Infinity, range.toMonths ?? Infinity) <= ADULT_FROM_MONTHS;

/**
 * What an act aims at, in figures: those rows of its target that may be for the patient, up to the first that surely is.
 * @param never conditions in which it is not given at all
 */
export function targetWords(
  { target, dose }: Act,
  patient: ActPatient,
  tables: ActTables,
  never: ReadonlySet<string> = new Set(),
): string[] {
  if (target === undefined) return [];
  const rows = tables.targets[target]?.rows ?? [];
  const said: string[] = [];
  const groups = new Set<Who['group']>();
  const isForChildren = dose.some(({ who }) => who.group !== 'adult');
  for (const { who = {}, if: condition = {}, say } of rows) {
    const whose = { ...who, ...condition };
    if (!isForChildren && isOfChildren(whose)) continue;
    const fit = fitOf(whose, patient);
    if (fit === 'no' || (whose.if !== undefined && never.has(whose.if))) continue;
    if (fit === 'yes') return [...said, said.length === 0 ? capital(say) : `Else ${say}`];
    const isElse = whose.if === undefined && groups.has(whose.group);
    said.push(`${capital(whoWords(unsurePart(whose, patient), tables.conditions))}${isElse ? ', else' : ''}: ${say}`);
    if (whose.if !== undefined) groups.add(whose.group);
  }
  return said;
}

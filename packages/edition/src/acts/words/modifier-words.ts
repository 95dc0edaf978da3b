import type { Modifier } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { OLMD } from './names.ts';
import { type FittedPatient, unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

const HALF = 0.5;

/** For whom or under which condition the dose is another one: "from 69 years", "shock, only on OLMD". */
export const conditionOf = ({ who, order }: Modifier, patient: FittedPatient, tables: ActTables): string =>
  `${whoWords(unsurePart(who, patient), tables.conditions)}${order ? `, only on ${OLMD}` : ''}`;

/** Why a dose is not the usual one: "half: from 69 years". */
export function modifierWords(modifier: Modifier, tables: ActTables): string {
  const { who, order, factor, limits } = modifier;
  const isHalf = factor?.low === HALF && factor.high === HALF;
  const share = isHalf ? (limits ? 'half of dose and total: ' : 'half: ') : '';
  // It holds of this patient, so the group is said only where it is all that is said.
  const { group, ...rest } = who;
  const whose = whoWords(rest, tables.conditions) || whoWords({ ...(group && { group }) }, tables.conditions);
  return `${share}${whose}${order ? `, only on ${OLMD}` : ''}`;
}

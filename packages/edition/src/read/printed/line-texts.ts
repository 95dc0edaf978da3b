import type { Contraindication } from '@first60/clinical';
import type { Face } from '../../acts/words/face.ts';
import type { MedicationLine } from '../../model/protocol.ts';
import { byAge, type FacesByAge, GROUP } from './faces-by-age.ts';

const ON_ORDER = 'Only on order';

/** An indication with whom it is only on order of OLMD for, when that holds for every dose: "Fluid overload, on OLMD". */
export function ordered(indication: string, { adult, child }: FacesByAge): string {
  const orderOf = (face: Face | undefined): string | undefined => {
    const text = face?.order.find((one) => one.startsWith(ON_ORDER));
    if (text === undefined) return undefined;
    const unless = /, (unless .*)$/.exec(text)?.[1];
    return unless === undefined ? 'on OLMD' : `on OLMD ${unless}`;
  };
  if (/OLMD/.test(indication)) return indication;
  const orders = { adult: orderOf(adult), child: orderOf(child) };
  const isSame = orders.adult === orders.child || adult === undefined || child === undefined;
  const order = orders.adult ?? orders.child;
  if (isSame) return order === undefined ? indication : `${indication}, ${order}`;
  const said = Object.entries(orders).flatMap(([age, text]) => (text === undefined ? [] : [`${age} ${text}`]));
  return `${indication}, ${said.join(', ')}`;
}

/** How an act is never given, each text with the age group that it is for. */
export const warningsOfFaces = (faces: FacesByAge): NonNullable<MedicationLine['warnings']> =>
  byAge(faces, ({ forbidden }) => forbidden.map((text) => ({ text })));

/** A condition of the young. An adult whose age is not known may be one of them. */
const OF_THE_YOUNG = /^under \d+ (?:month|year)s?\b/;

/** The conditions under which an act is not given, or not before a call, each with the age group that it is for. */
export const contraindicationsOfFaces = (faces: FacesByAge): readonly Contraindication[] =>
  byAge(faces, ({ never, callFirst }) => [
    ...never.map((condition) => ({ condition, action: 'never' as const })),
    ...callFirst.map((condition) => ({ condition, action: 'call first' as const })),
  ])
    .map((one) => (OF_THE_YOUNG.test(one.condition) ? { ...one, to: 'pediatric' as const } : one))
    .map((one) =>
      one.to && !SAYS_WHOM.test(one.condition) ? { ...one, condition: ofGroup(GROUP[one.to], one.condition) } : one,
    );

/** "child from 30 kg, pregnancy", "adult, pregnancy" */
const ofGroup = (group: string, condition: string): string =>
  /^(?:from|under|to|above|over|at) \d/.test(condition) ? `${group} ${condition}` : `${group}, ${condition}`;

/** A patient of unknown age reads the conditions of both age groups, so each says whose it is. */
const SAYS_WHOM = /\b(?:adult|child|infant|newborns?|months?|years?)\b/;

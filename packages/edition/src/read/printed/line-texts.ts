import type { Act, Contraindication, DoseAge, OrderRule } from '@first60/clinical';
import type { Face } from '../../acts/words/face.ts';
import { OFFERED } from '../../acts/words/face-dose.ts';
import { capital, uncapital } from '../../acts/words/sentence.ts';
import { whoWords } from '../../acts/words/who-words.ts';
import type { MedicationLine } from '../../model/protocol.ts';
import { byAge, type FacesByAge, GROUP, whoseText } from './faces-by-age.ts';

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

/**
 * An indication with the ages of a group that are on order, where the others of the group are not: "Induction, child under
 * 3 years on OLMD".
 */
export function orderedByAge(indication: string, { order = [] }: Act, faces: FacesByAge): string {
  const ages = order.filter(isOfAges).flatMap(({ who = {} }) => {
    const face = who.group === undefined ? undefined : faces[who.group === 'adult' ? 'adult' : 'child'];
    const isOnOrder = face?.order.some((one) => one.startsWith(ON_ORDER)) ?? false;
    const isHere = who.group === undefined || face !== undefined;
    return isHere && !isOnOrder ? [`${whoWords(who, {})} on OLMD`] : [];
  });
  return [indication, ...ages].join(', ');
}

/** True for an order before each dose for some ages or weights, whatever else holds. */
const isOfAges = ({ kind, who, ...others }: OrderRule): boolean =>
  kind === 'order' && who?.range !== undefined && who.if === undefined && Object.keys(others).length === 0;

/** How an act is never given, each text with the age group that it is for. */
export const warningsOfFaces = (faces: FacesByAge): NonNullable<MedicationLine['warnings']> =>
  byAge(faces, ({ forbidden }) => forbidden.map((text) => ({ text })));

/** How an act is made, each recipe with whom it is for. */
export const recipesOfFaces = (faces: FacesByAge): NonNullable<MedicationLine['recipes']> =>
  byAge(faces, ({ doses }) =>
    doses.flatMap(({ whose, recipe }) => (recipe === undefined ? [] : [{ text: capital(whoseText(whose, recipe)) }])),
  );

/**
 * Doses besides the one that a line states: a later one, and those under a condition, each with the age group that it is
 * for: "From 69 years: half, 2.5 mg = 2.5 mL, 5 mg in all".
 * @param stated the doses as the line states them
 */
export const othersOfFaces = (faces: FacesByAge, stated: string): NonNullable<MedicationLine['others']> =>
  byAge(faces, ({ doses }) =>
    doses.flatMap(({ whose, later, otherwise }) =>
      [...(later === undefined ? [] : [later]), ...otherwise]
        .filter((text) => !stated.includes(text) && !text.startsWith(OFFERED))
        .map((text) => ({ text: capital(whoseText(whose, text)) })),
    ),
  ).map(({ text, to }) =>
    to === undefined || SAYS_WHOM.test(text)
      ? { text, ...(to && { to }) }
      : { text: `${capital(GROUP[to])}: ${uncapital(text)}`, to },
  );

/** A condition of the young. An adult whose age is not known may be one of them. */
const OF_THE_YOUNG = /^under \d+ (?:month|year)s?\b/;

/** The conditions under which an act is not given, or not before a call, each with the age group that it is for. */
export const contraindicationsOfFaces = (faces: FacesByAge): readonly Contraindication[] =>
  byAge(faces, ({ never, callFirst }) => [
    ...never.map((condition) => ({ condition, action: 'never' as const })),
    ...callFirst.map((condition) => ({ condition, action: 'call first' as const })),
  ])
    .map((one) => (OF_THE_YOUNG.test(one.condition) ? { ...one, to: 'pediatric' as const } : one))
    .map(({ condition, ...one }) => ({ ...one, condition: oneCondition(condition, one.to) }));

/** A patient of unknown age reads the texts of both age groups, so each says whose it is. */
const SAYS_WHOM = /\b(?:adult|child|infant|newborns?|months?|years?)\b/;

const RANGE = /^((?:from|under|to|above|over|at) \d[^,]*|newborns?), (.*)$/;

/**
 * A condition as one of a list that commas part: it holds none outside brackets, and says whose it is behind itself.
 * "pregnancy (child from 30 kg)", "SBP 100 or less (adult)", "core below 34 °C (adult: not cold skin)"
 */
function oneCondition(text: string, to: DoseAge | undefined): string {
  const [, range, rest = text] = RANGE.exec(text) ?? [];
  const group = to === undefined || SAYS_WHOM.test(text) ? [] : [GROUP[to]];
  const whose = [...group, ...(range === undefined ? [] : [range])].join(' ');
  const condition = rest.replaceAll(/, (?:or )?(?![^(]*\))/g, ' or ');
  if (whose === '') return condition;
  return condition.endsWith(')') ? condition.replace(/ \(([^()]*)\)$/, ` (${whose}: $1)`) : `${condition} (${whose})`;
}

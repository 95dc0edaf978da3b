import type { ActPatient, AskedAct, Contraindication, DoseAge } from '@first60/clinical';
import { type Face, faceOf, NEXT_DOSE } from '../../acts/words/face.ts';
import type { DrugName } from '../../acts/words/names.ts';
import { ONE_DOSE } from '../../acts/words/repeat-words.ts';
import { capital, uncapital } from '../../acts/words/sentence.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import { type Age, isForAge } from './age.ts';

const NOBODY: ActPatient = { weight: null, age: null, conditions: new Map() };

/** The acts of an edition, and the printed names of its drugs. */
export interface NamedActs {
  readonly acts: EditionActs;
  readonly nameOf: DrugName;
}

/** What an act says to somebody of an age group, or to anybody. */
export const faceFor = (asked: AskedAct, { acts, nameOf }: NamedActs, group?: Age): Face =>
  faceOf(asked, group === undefined ? NOBODY : { ...NOBODY, group }, acts, nameOf);

/** What an act says to each age group that has a dose by it. */
export const facesOf = (asked: AskedAct, named: NamedActs): FacesByAge =>
  Object.fromEntries(
    (['adult', 'child'] as const).flatMap((age) =>
      asked.act.dose.some(({ who }) => isForAge(who, age)) ? [[age, faceFor(asked, named, age)]] : [],
    ),
  );

/** A dilution's recipe as the act says it to these patients: with what a large dose needs more of. */
export const recipeFor = (recipe: string, { doses }: Face): string =>
  doses.map((dose) => dose.recipe).find((said) => said?.startsWith(recipe)) ?? recipe;

const inOneLine = (texts: readonly string[]): string | undefined => {
  const said = texts.filter((text) => text !== '');
  return said.length === 0
    ? undefined
    : said.map((text, at) => (at === 0 ? text : uncapital(text)).replace(/\.$/, '')).join('; ');
};

/** The texts of a printed row. */
export interface RowTexts {
  readonly route: string;
  readonly repeatInterval?: string;
  readonly maxTotal?: string;
  readonly remarks?: string;
}

/**
 * What a printed row says besides its doses and its stops.
 * @param face what the act says to anybody
 * @param faces what it says to each age group
 * @param next what the act of the next dose says to each, where that act has no row of its own
 */
export function rowTexts(face: Face, faces: FacesByAge, next: FacesByAge): RowTexts {
  const repeat = eachAge(faces, ({ again = '', ...one }, age) => {
    const following = again.toLowerCase() === NEXT_DOSE && next[age];
    return inOneLine([following ? nextText(following) : again, ...laterOf(one)]);
  });
  const total = eachAge(faces, ({ most }) => inOneLine(most));
  const remarks = remarksOf(face, faces);
  return {
    route: face.how,
    ...(repeat !== undefined && { repeatInterval: repeat }),
    ...(total !== undefined && { maxTotal: total }),
    ...(remarks !== undefined && { remarks }),
  };
}

/** A text that may differ by age group: said once where both have the same, else each with whose it is. */
function eachAge(
  { adult, child }: FacesByAge,
  textOf: (face: Face, age: Age) => string | undefined,
): string | undefined {
  const [ofAdult, ofChild] = [adult && textOf(adult, 'adult'), child && textOf(child, 'child')];
  if (adult === undefined || child === undefined || ofAdult === ofChild) return ofAdult ?? ofChild;
  const texts = [ofAdult && `Adult: ${uncapital(ofAdult)}`, ofChild && `Child: ${uncapital(ofChild)}`];
  return texts.filter((text) => text !== undefined).join('. ');
}

const THEN_NONE = 'then no more';

/** "Next dose 20-40 mg over 2 min: every 10 min, 300 mg in all". */
function nextText({ doses, how, again, course }: Face): string {
  const given = doses.map(({ whose, dose }) => whoseText(whose, dose)).join('; ');
  const when = inOneLine([
    ...course.filter((text) => !text.startsWith('Then ') && !text.endsWith('?')),
    ...(again ? [again.toLowerCase() === ONE_DOSE ? THEN_NONE : again] : []),
    ...laterOf({ doses }),
  ]);
  return [`Next dose ${given}, ${how}`, when && uncapital(when)].filter((text) => text).join(': ');
}

const laterOf = ({ doses }: Pick<Face, 'doses'>): readonly string[] => [
  ...new Set(doses.flatMap(({ whose, later }) => (later === undefined ? [] : [whoseText(whose, later)]))),
];

const whoseText = (whose: string | undefined, text: string): string =>
  whose === undefined ? text : `${whose}: ${text}`;

/** Other drugs instead, with whose it is when one age group has it alone. */
const insteadByAge = (faces: FacesByAge): readonly string[] =>
  byAge(faces, ({ instead }) => instead.map((text) => ({ text }))).map(({ text, to }) =>
    to === undefined ? text : `${capital(GROUP[to])}, ${uncapital(text)}`,
  );

/** What is neither a dose, a stop nor on the face of a calculator's row, in sentences. */
function remarksOf({ course, target, watch, know }: Face, faces: FacesByAge): string | undefined {
  const said = [
    termed('First, then', course),
    termed('Target', target),
    ...insteadByAge(faces),
    termed('Watch', watch),
    ...know,
  ].flatMap((text) => (text === undefined || text === '' ? [] : [`${text.replace(/\.$/, '')}.`]));
  return said.length === 0 ? undefined : said.join(' ');
}

function termed(term: string, texts: readonly string[]): string | undefined {
  const text = inOneLine(texts);
  return text && `${term}: ${text}`;
}

type FacesByAge = Readonly<Partial<Record<Age, Face>>>;

/** What faces of the age groups say, each text once, with its age group when it is for one of them. */
function byAge<Said extends object>(
  faces: FacesByAge,
  saidBy: (face: Face) => readonly Said[],
): readonly (Said & { readonly to?: DoseAge })[] {
  const all = (['adult', 'child'] as const).flatMap((age) => {
    const face = faces[age];
    return face === undefined ? [] : saidBy(face).map((said) => ({ age, said }));
  });
  const isOne = faces.adult === undefined || faces.child === undefined;
  return [...Map.groupBy(all, ({ said }) => JSON.stringify(said)).values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first.said, ...(!isOne && more.length === 0 && { to: AGES[first.age] }) }],
  );
}

/** What is on the face of a row besides its doses: other doses, when OLMD is called, what ends it. */
export const cautionsOfFaces = (faces: FacesByAge) =>
  byAge(faces, ({ doses, order, stopIf, forbidden }) => {
    const stop = termed('Stop if', stopIf);
    const call = termed('OLMD', order);
    return [
      ...(stop === undefined ? [] : [{ text: `${stop}.`, level: 'stop' as const }]),
      ...forbidden.map((text) => ({ text: `${text}.`, level: 'stop' as const })),
      ...doses.flatMap(({ whose, otherwise }) =>
        otherwise.map((text) => ({ text: `${capital(whoseText(whose, text))}.`, level: 'check' as const })),
      ),
      ...(call === undefined ? [] : [{ text: `${call}.`, level: 'check' as const }]),
    ];
  });

const AGES = { adult: 'adult', child: 'pediatric' } as const satisfies Record<Age, DoseAge>;

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
const GROUP = { adult: 'adult', pediatric: 'child' } as const satisfies Record<DoseAge, string>;

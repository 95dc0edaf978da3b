import { type Face, NEXT_DOSE } from '../../acts/words/face.ts';
import { ONE_DOSE } from '../../acts/words/repeat-words.ts';
import { capital, either, uncapital } from '../../acts/words/sentence.ts';
import type { Age } from './age.ts';
import { byAge, type FacesByAge, GROUP, whoseText } from './faces-by-age.ts';

/** A dilution's recipe as the act says it to these patients: with what a large dose needs more of. */
export const recipeFor = (recipe: string, { doses }: Face): string =>
  doses.map((dose) => dose.recipe).find((said) => said?.startsWith(recipe)) ?? recipe;

/**
 * The same with its patients where others get none or another one: "Child under 6 kg: 1 mL of 3 mg/mL + 9 mL saline". A
 * crew with another patient would make it too.
 */
export function recipeWithWhom(recipe: string, face: Face): string {
  const said = recipeFor(recipe, face);
  const own = face.doses.filter((dose) => dose.recipe === said);
  if (own.length === 0 || own.length === face.doses.length) return said;
  return capital(`${either([...new Set(own.flatMap(({ whose }) => whose ?? []))])}: ${said}`);
}

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

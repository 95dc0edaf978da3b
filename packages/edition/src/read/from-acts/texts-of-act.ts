import type { ActPatient, AskedAct, Contraindication, DoseAge } from '@first60/clinical';
import { type Face, faceOf } from '../../acts/words/face.ts';
import type { DrugName } from '../../acts/words/names.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import type { Age } from './dose-of-act.ts';

const NOBODY: ActPatient = { weight: null, age: null, conditions: new Map() };

/** The acts of an edition, and the printed names of its drugs. */
export interface NamedActs {
  readonly acts: EditionActs;
  readonly nameOf: DrugName;
}

/** What an act says to somebody of an age group, or to anybody. */
export const faceFor = (asked: AskedAct, { acts, nameOf }: NamedActs, group?: Age): Face =>
  faceOf(asked, group === undefined ? NOBODY : { ...NOBODY, group }, acts, nameOf);

const inOneLine = (texts: readonly string[]): string | undefined => {
  const said = texts.filter((text) => text !== '');
  return said.length === 0 ? undefined : said.join('; ');
};

/** The texts of a printed row. */
export interface RowTexts {
  readonly route: string;
  readonly repeatInterval?: string;
  readonly maxTotal?: string;
  readonly remarks?: string;
}

/** What a printed row says besides its doses and its stops. */
export function rowTexts(face: Face): RowTexts {
  const repeat = inOneLine([face.again ?? '', ...laterOf(face)]);
  const total = inOneLine(face.most);
  const remarks = remarksOf(face);
  return {
    route: face.how,
    ...(repeat !== undefined && { repeatInterval: repeat }),
    ...(total !== undefined && { maxTotal: total }),
    ...(remarks !== undefined && { remarks }),
  };
}

const laterOf = ({ doses }: Face): readonly string[] => [
  ...new Set(doses.flatMap(({ whose, later }) => (later === undefined ? [] : [whoseText(whose, later)]))),
];

const whoseText = (whose: string | undefined, text: string): string => (whose === undefined ? text : `${whose}: ${text}`);

/** The rest of a face in sentences, each with what it is about. */
export function remarksOf(face: Face): string | undefined {
  const less = face.doses.flatMap(({ whose, otherwise }) => otherwise.map((text) => whoseText(whose, text)));
  const made = face.doses.flatMap(({ whose, recipe }) => (recipe === undefined ? [] : [whoseText(whose, recipe)]));
  const parts: ReadonlyArray<readonly [string, readonly string[]]> = [
    ['', [...new Set(made)]],
    ['', [...new Set(less)]],
    ['OLMD', face.order],
    ['First', face.course],
    ['Target', face.target],
    ['Stop if', face.stopIf],
    ['Instead', face.instead],
    ['Watch', face.watch],
    ['', face.know],
  ];
  const said = parts.flatMap(([term, texts]) => {
    const text = inOneLine(texts);
    return text === undefined ? [] : [term === '' ? text : `${term}: ${text}`];
  });
  return said.length === 0 ? undefined : said.map((text) => `${text.replace(/\.$/, '')}.`).join(' ');
}

const AGES = { adult: 'adult', child: 'pediatric' } as const satisfies Record<Age, DoseAge>;

/** The conditions under which an act is not given, or not before a call, each with the age group that it is for. */
export function contraindicationsOfFaces(faces: Readonly<Partial<Record<Age, Face>>>): readonly Contraindication[] {
  const all = (['adult', 'child'] as const).flatMap((age) =>
    (['never', 'callFirst'] as const).flatMap((level) =>
      (faces[age]?.[level] ?? []).map((condition) => ({ age, level, condition })),
    ),
  );
  const isOne = faces.adult === undefined || faces.child === undefined;
  return [...Map.groupBy(all, ({ level, condition }) => `${level} ${condition}`).values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const { condition, level, age } = first;
    const isForBoth = isOne || more.length > 0;
    return [{ condition, action: level === 'never' ? 'never' : 'call first', ...(!isForBoth && { to: AGES[age] }) }];
  });
}

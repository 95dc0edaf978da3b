import type { ActPatient, AskedAct, DoseAge } from '@first60/clinical';
import { type Face, faceOf } from '../../acts/words/face.ts';
import type { DrugName } from '../../acts/words/names.ts';
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

/** What an act says to the age groups that have a dose by it. */
export type FacesByAge = Readonly<Partial<Record<Age, Face>>>;

/** What faces of the age groups say, each text once, with its age group when it is for one of them. */
export function byAge<Said extends object>(
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

const AGES = { adult: 'adult', child: 'pediatric' } as const satisfies Record<Age, DoseAge>;

/** The words for an age group. */
export const GROUP = { adult: 'adult', pediatric: 'child' } as const satisfies Record<DoseAge, string>;

/** A text with whom it is for. */
export const whoseText = (whose: string | undefined, text: string): string =>
  whose === undefined ? text : `${whose}: ${text}`;

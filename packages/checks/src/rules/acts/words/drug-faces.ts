import { type ActAnswer, type ActPatient, type DrugActs, giveAct, kg, years } from '@first60/clinical';
import { askedAct, type Edition, type EditionActs, type Face, faceOf } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { drugOf } from '../../../looked-up.ts';
import type { ActFace } from '../act-rule.ts';

type Reader = Pick<ActFace, 'kind' | 'patient'> & { readonly of: Pick<ActPatient, 'weight' | 'age'> };

const reader = (kind: ActFace['kind'], patient: string, weight: number, age: number): Reader => ({
  kind,
  patient,
  of: { weight: kg(weight), age: years(age) },
});

/** Nobody known, and people of each kind: a usual one, an old one, children of three sizes. */
const READERS: readonly Reader[] = [
  { kind: 'nobody known', patient: 'nobody known', of: { weight: null, age: null } },
  reader('adult', 'an adult of 80 kg, 40 years', 80, 40),
  reader('adult', 'an adult of 80 kg, 75 years', 80, 75),
  reader('child', 'a child of 8 kg, 6 months', 8, 0.5),
  reader('child', 'a child of 16 kg, 4 years', 16, 4),
  reader('child', 'a child of 30 kg, 9 years', 30, 9),
  reader('newborn', 'a newborn of 3.5 kg', 3.5, 0),
];

/** What a crew reads of every act of a drug, for people of each kind whom the act is for. */
export function drugFaces(
  drug: DrugActs,
  acts: EditionActs,
  formulary: Pick<Edition, 'formulary'>,
): readonly ActFace[] {
  const nameOf = (id: string): string => {
    const named = drugOf(formulary, id);
    return named?.tallMan ?? named?.genericName ?? id;
  };
  return drug.acts.flatMap((act) => {
    const asked = askedAct(acts, drug.id, act.id);
    if (asked === undefined) return [];
    return READERS.flatMap(({ kind, patient, of }): readonly ActFace[] => {
      const person: ActPatient = { ...of, conditions: new Map() };
      const face = attempt(() => (isForNone(giveAct(asked, person)) ? undefined : faceOf(asked, person, acts, nameOf)));
      return face === undefined
        ? []
        : [{ drug: drug.id, act: act.id, label: act.label, kind, patient, words: textsBeforeKnow(face).join(' ') }];
    });
  });
}

/** True when the act is not for the patient. Its face says that alone. */
const isForNone = (answer: ActAnswer): boolean =>
  (answer.kind === 'branches' ? answer.branches : [answer]).every(
    (one) => one.kind === 'withheld' && one.because === 'not-for-patient',
  );

/** Every text of a face but the warnings that are one tap away. */
function textsBeforeKnow({ doses, how, again, know, ...lists }: Face): readonly string[] {
  const ofDoses = doses.flatMap(({ whose, dose, volume, strength, containers, because, later, recipe, otherwise }) => [
    whose,
    dose,
    volume,
    strength,
    containers,
    because,
    later,
    recipe,
    ...otherwise,
  ]);
  return [...ofDoses, how, again, ...Object.values(lists).flat()].filter((text) => text !== undefined);
}

import {
  type ActAnswer,
  type ActPatient,
  type AskedAct,
  agesOf,
  giveAct,
  isForPatient,
  type LinePatient,
} from '@first60/clinical';
import { askedAct, type Face, type FaceDose, faceOf, type MedicationLine } from '@first60/edition';
import { drugName } from '../../edition/drug-name.ts';
import type { DrugsWithActs } from '../../edition/shown-card.ts';
import { m } from '../../paraglide/messages.js';
import type { Fact } from './fact-list.tsx';

/** What is read of a line before its drug is given. */
export interface LineFace {
  /** The patient's dose where it is less than the usual, or why there is none. It stands beside the line's figures. */
  readonly own?: string;
  /** Everything that its act says, always in the same order. */
  readonly facts: readonly Fact[];
  /** Route and pace, which the printed table has in a column. */
  readonly how: string;
  /** Whether and when again, which is a column too. */
  readonly again: string;
  /** Other doses and when OLMD is called; what comes first and then; how often and how much in all: texts for the place above First 60. */
  readonly order: readonly (readonly [term: string, text: string])[];
  readonly steps: readonly (readonly [term: string, text: string])[];
  readonly repeat: readonly (readonly [term: string, text: string])[];
  /** The facts that are in no column. */
  readonly bounds: readonly Fact[];
  /** Further acts that the line shows below it, for the patient: a later dose, a smaller one. */
  readonly also: readonly FurtherAct[];
}

/** A further act of a line: what it is for, and everything that it says, with its dose first. */
export interface FurtherAct {
  readonly name: string;
  readonly facts: readonly Fact[];
}

/**
 * The face of a line's act for a patient. A line that is not for the patient is told as for a patient who is not known,
 * because a crew that opens it reads it as it is written.
 * @returns nothing when the edition has no such act, as for a recalled drug
 */
export function lineFace(
  drugs: DrugsWithActs,
  line: MedicationLine,
  patient: LinePatient | undefined,
): LineFace | undefined {
  const asked = askedAct(drugs.acts, line.medication, line.act, line);
  if (asked === undefined) return undefined;
  const isTheirs = isForPatient(line, patient);
  const own = toldOf(drugs, asked, actPatient(patient));
  const face = isTheirs ? boundedFace(drugs, asked, patient) : toldOf(drugs, asked, NOBODY).face;
  const ownDose = patient && ownText(own, isTheirs);
  return {
    ...(ownDose !== undefined && { own: ownDose }),
    facts: [...wayOf(face), ...boundsOf(face)],
    how: face.how,
    again: againOf(face)
      .filter((text) => text !== '')
      .join('; '),
    order: [
      ...brief(m.protocol_face_less(), [...new Set(face.doses.flatMap(lessOf))]),
      ...brief(m.protocol_face_olmd(), face.order),
    ],
    steps: brief(m.protocol_face_first(), face.course),
    repeat: [...brief(m.protocol_face_again(), againOf(face)), ...brief(m.protocol_face_most(), face.most)],
    bounds: boundsOf(face),
    // Also of a line that is not theirs: a smaller patient may have a dose of their own.
    also: (line.also ?? []).flatMap((act) => furtherAct(drugs, line, act, patient)),
  };
}

interface Told {
  readonly answers: Answers;
  readonly face: Face;
}

const toldOf = (drugs: DrugsWithActs, asked: AskedAct, who: ActPatient): Told => ({
  answers: answersOf(giveAct(asked, who)),
  face: faceOf(asked, who, drugs.acts, (medication) => nameIn(drugs, medication)),
});

/** A dose that is withheld has no limits and no cautions. What OLMD may order has them all the same. */
function boundedFace(drugs: DrugsWithActs, asked: AskedAct, patient: LinePatient | undefined): Face {
  const own = toldOf(drugs, asked, actPatient(patient));
  if (patient === undefined || own.answers.some(({ kind }) => kind !== 'withheld')) return own.face;
  return toldOf(drugs, asked, { ...actPatient(patient), ...UNKNOWN }).face;
}

/** A further act, when it may be for the patient. The card's additions hold for it too. */
function furtherAct(
  drugs: DrugsWithActs,
  line: MedicationLine,
  act: string,
  patient: LinePatient | undefined,
): readonly FurtherAct[] {
  const asked = askedAct(drugs.acts, line.medication, act, { ...(line.add && { add: line.add }) });
  if (asked === undefined) return [];
  const own = toldOf(drugs, asked, actPatient(patient));
  if (own.answers.every(isForOthers)) return [];
  const face = boundedFace(drugs, asked, patient);
  return [
    {
      name: asked.act.cardLabel ?? asked.act.label,
      facts: [
        ...fact(m.protocol_face_dose(), own.face.doses.map(figuresText)),
        ...fact(m.protocol_face_make(), [...new Set(own.face.doses.flatMap(({ recipe }) => recipe ?? []))]),
        ...wayOf(face),
        ...boundsOf(face),
      ],
    },
  ];
}

const wayOf = (face: Face): readonly Fact[] => [
  ...fact(m.protocol_face_how(), [face.how]),
  ...fact(m.protocol_face_again(), againOf(face)),
];

/** A later dose that is another one is told with the repeat. */
const againOf = ({ again = '', doses }: Face): readonly string[] => [
  again,
  ...new Set(doses.flatMap(({ whose, later }) => (later === undefined ? [] : [ofGroup(whose, later)]))),
];

const boundsOf = (face: Face): readonly Fact[] => [
  ...fact(m.protocol_face_most(), face.most),
  ...fact(m.protocol_face_olmd(), face.order),
  ...fact(m.protocol_face_never(), [inOneLine(face.never)], 'stop'),
  ...fact(m.protocol_face_warning(), [inOneLine(face.forbidden)], 'stop'),
  ...fact(m.protocol_face_call_first(), [inOneLine(face.callFirst)]),
  ...fact(m.protocol_face_first(), face.course),
  ...fact(m.protocol_face_target(), face.target),
  ...fact(m.protocol_face_stop_if(), [inOneLine(face.stopIf)]),
  ...fact(m.protocol_face_less(), [...new Set(face.doses.flatMap(lessOf))]),
  ...fact(m.protocol_face_instead(), face.instead),
  ...fact(m.protocol_face_watch(), [inOneLine(face.watch)]),
  ...fact(m.protocol_face_know(), [inOneLine(face.know)], 'small'),
];

const brief = (term: string, texts: readonly string[]): LineFace['order'] => {
  const said = texts.filter((text) => text !== '');
  return said.length === 0 ? [] : [[term, said.join('; ')]];
};

const inOneLine = (texts: readonly string[]): string => texts.join(' · ');

function fact(term: string, texts: readonly string[], tone?: Fact[2]): readonly Fact[] {
  const lines = texts.filter((text) => text !== '');
  if (lines.length === 0) return [];
  return [tone === undefined ? [term, lines] : [term, lines, tone]];
}

const lessOf = ({ whose, otherwise }: FaceDose): readonly string[] => otherwise.map((text) => ofGroup(whose, text));

const ofGroup = (whose: string | undefined, text: string): string => (whose === undefined ? text : `${whose}, ${text}`);

type Answers = readonly Exclude<ActAnswer, { readonly kind: 'branches' }>[];

/** The answers in the order of the doses of a face. */
const answersOf = (answer: ActAnswer): Answers => (answer.kind === 'branches' ? answer.branches : [answer]);

/** The row of a line that is not for the patient says so itself. */
function ownText({ answers, face }: { answers: Answers; face: Face }, isTheirs: boolean): string | undefined {
  if (answers.every(isForOthers)) return isTheirs ? m.protocol_face_none() : undefined;
  const own = face.doses.filter(({ because }, place) => because !== undefined || answers[place]?.kind === 'withheld');
  return own.length === 0 ? undefined : m.protocol_face_own({ dose: own.map(doseText).join('; ') });
}

const isForOthers = (answer: Answers[number]): boolean =>
  answer.kind === 'withheld' && answer.because === 'not-for-patient';

const equalText = ({ dose, volume }: FaceDose): string => (volume === undefined ? dose : `${dose} = ${volume}`);
const whoseText = (whose: string | undefined, text: string): string =>
  whose === undefined ? text : `${whose}: ${text}`;

const doseText = (dose: FaceDose): string =>
  [whoseText(dose.whose, equalText(dose)), dose.because].filter(Boolean).join(', ');

/** A dose with all that is drawn up for it: "adult: 150 mg = 3 mL of 50 mg/mL, 1 ampoule". */
function figuresText(dose: FaceDose): string {
  const { whose, strength, containers, because } = dose;
  const drawn = strength === undefined ? equalText(dose) : m.protocol_face_of({ dose: equalText(dose), strength });
  return [whoseText(whose, drawn), containers, because].filter(Boolean).join(', ');
}

const UNKNOWN = { weight: null, age: null } as const;
const NOBODY: ActPatient = { ...UNKNOWN, conditions: new Map() };
const GROUPS = { adult: 'adult', pediatric: 'child' } as const;

function actPatient(patient: LinePatient | undefined): ActPatient {
  if (patient === undefined) return NOBODY;
  const [age, other] = agesOf(patient.age);
  return {
    weight: patient.weight,
    age: patient.years,
    ...(age !== undefined && other === undefined && { group: GROUPS[age] }),
    conditions: new Map(),
  };
}

function nameIn({ formulary }: DrugsWithActs, medication: string): string {
  const drug = formulary[medication];
  return drug === undefined ? medication.replaceAll('-', ' ') : drugName(drug);
}

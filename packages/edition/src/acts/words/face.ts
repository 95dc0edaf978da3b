import {
  type Act,
  type ActAnswer,
  type ActPatient,
  type AskedAct,
  assuming,
  convert,
  fitOf,
  type Given,
  giveAct,
  isSameGiven,
  type Repeat,
  type Said,
  type Who,
} from '@first60/clinical';
import type { EditionActs } from '../../model/edition-acts.ts';
import { type Asking, merged, unique } from './asking.ts';
import { doseWithLiters } from './dose-words.ts';
import { cautionsOf, knowOf, neverIn, withheldText } from './face-cautions.ts';
import { type FaceDose, faceDose, stepWords } from './face-dose.ts';
import { howText } from './face-how.ts';
import { isOnOrderAgain, ordersOf } from './face-orders.ts';
import { limitWords } from './limit-words.ts';
import { limitsSaid, totalBefore } from './limits-said.ts';
import { type DrugName, nameOfGiven, nameOfOther } from './names.ts';
import { withRate } from './pump-rate.ts';
import { NO_MORE, ONE_DOSE, repeatWords } from './repeat-words.ts';
import { capital, either } from './sentence.ts';
import { recheckWords, startWords, stopWords } from './start-words.ts';
import { targetWords } from './target-words.ts';
import { unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

/** What is read before a drug is given, each thing at its own place and in the same order on every view. */
export interface Face {
  readonly doses: readonly FaceDose[];
  /** Route, site, time and device. */
  readonly how: string;
  /** Whether and when again. */
  readonly again?: string;
  /** The most, in all. */
  readonly most: readonly string[];
  /** When OLMD is called. */
  readonly order: readonly string[];
  /** It is not given in these. */
  readonly never: readonly string[];
  /** How it is never given, whoever the patient is. */
  readonly forbidden: readonly string[];
  /** OLMD is called first in these. */
  readonly callFirst: readonly string[];
  /** What comes first, what follows, what is looked at again. */
  readonly course: readonly string[];
  /** What ends a dose that runs. */
  readonly stopIf: readonly string[];
  /** How far it is given. */
  readonly target: readonly string[];
  /** What is watched or at hand. */
  readonly watch: readonly string[];
  /** Another drug or act instead. */
  readonly instead: readonly string[];
  /** Warnings, which are one tap away. */
  readonly know: readonly string[];
}

type OneAnswer = Exclude<ActAnswer, { readonly kind: 'branches' }> & { readonly who?: Who };

const answersOf = (answer: ActAnswer): readonly OneAnswer[] =>
  answer.kind === 'branches' ? answer.branches : [answer];

/**
 * The face of an act for a patient: what a crew reads before it gives the drug. Every view is made of these texts.
 * @param drugName the printed name of a drug by its id
 */
export function faceOf(asked: AskedAct, patient: ActPatient, acts: EditionActs, drugName: DrugName): Face {
  const { act, drug } = asked;
  const answer = giveAct(asked, patient);
  const answers = answersOf(answer);
  const asking = { patient, tables: acts, isOne: answer.kind !== 'branches' };
  const nameOf = (ref: string) => nameOfGiven(ref, asked, acts, drugName);
  const given = answers.filter((one): one is Given => one.kind === 'given');
  const administered = answers.filter((one): one is Given | Said => one.kind === 'given' || one.kind === 'said');
  const doses = answers.map((one): FaceDose => {
    const whose = asking.isOne || one.who === undefined ? undefined : whoWords(one.who, acts.conditions);
    if (one.kind === 'given') return faceDose(one, asked, patient, acts, whose);
    const dose = one.kind === 'said' ? one.say : withheldText(one, asked, asking);
    return { ...(whose !== undefined && whose !== '' && { whose }), dose, otherwise: [] };
  });
  const most = mostOf(given, asked, patient, acts, drugName(drug.id));
  const hasNext = drug.acts.some(({ start }) => start?.after?.includes(act.id));
  const onOrder = isOnOrderAgain(act, patient) ? ', only on order' : '';
  const isLast =
    most.length === 0 && given.length > 0 && given.every((one) => limitsSaid(one, asked, patient).isEndedForGood);
  const time = merged(
    administered,
    ({ repeat }) => repeat,
    (repeat) =>
      repeat === 'none' && hasNext ? NEXT_DOSE : repeatWords(repeat, { ...totalEnd(given, act, repeat), isLast }),
    asking,
  );
  const step = merged(
    given,
    (one) => (isInSteps(one) ? one.step : undefined),
    (value) => withRate(stepWords(value, given[0], act), value, given),
    asking,
  );
  // The dose of an infusion is raised step by step: "again" would be read as another one.
  const isRaised = step !== undefined && given.some(({ dose }) => dose.per !== undefined);
  const again = isRaised
    ? undefined
    : time === undefined
      ? isOnOrderAgain(act, patient)
        ? ''
        : undefined
      : [time, ...onlyOnOrder(administered, asked, asking)].join('; ');
  const then = merged(
    administered,
    (one) => one.then,
    (text) => text,
    asking,
  );
  // A dose that OLMD names has its stops too; one that is not for the patient has none.
  const isWithheld = administered.length === 0;
  const flushes = act.start?.first?.some(({ say }) => say === FLUSH) === true && then === FLUSH;
  const start = flushes ? withoutFlush(act.start) : act.start;
  const isForNobody = answers.every((one) => one.kind === 'withheld' && one.because === 'not-for-patient');
  return {
    doses,
    how: isWithheld ? '' : howText(asked, administered, asking),
    ...(again !== undefined &&
      !isForNobody && {
        again:
          again === ONE_DOSE && onOrder !== ''
            ? 'No, more only on order'
            : again === ''
              ? 'Only on order'
              : capital(
                  again.endsWith(NO_MORE) ? again.replace(NO_MORE, `${onOrder}${NO_MORE}`) : `${again}${onOrder}`,
                ),
      }),
    most,
    order: ordersOf(administered, asked, most, again !== undefined && onOrder !== '', asking, nameOf),
    never: cautionsOf('stop', isWithheld ? undefined : administered, asked, asking),
    callFirst: cautionsOf('ask', isWithheld ? undefined : administered, asked, asking),
    course: [
      ...startWords(start, patient, acts, nameOf),
      ...(step === undefined
        ? []
        : [isRaised ? raisedText(step, time) : `in steps${/^\d/.test(step) ? ' of' : ':'} ${step}`]),
      ...(flushes ? ['flush before and after'] : then === undefined ? [] : [`then ${then}`]),
      ...recheckWords(act, step !== undefined, acts),
    ].map(capital),
    stopIf: stopWords(act, acts),
    target: targetWords(act, patient, acts, neverIn(administered)),
    watch: unique(administered.flatMap(({ monitor }) => monitor.map((key) => acts.monitoring[key]?.say ?? key))),
    instead: insteadOf(asked, patient, acts, drugName),
    forbidden: knowOf(administered, asked, asking, true),
    know: knowOf(administered, asked, asking, false),
    ...(isForNobody && NOTHING_DONE),
  };
}

/** What is done around a dose: nothing for a patient whom the act is not for. */
const NOTHING_DONE = { course: [], stopIf: [], target: [], instead: [] } satisfies Partial<Face>;

const FLUSH = 'flush';

/** The same start without the flush, which is said together with the one that follows. */
const withoutFlush = ({ first = [], ...start }: NonNullable<Act['start']>): NonNullable<Act['start']> => {
  const others = first.filter(({ say }) => say !== FLUSH);
  return { ...start, ...(others.length > 0 && { first: others }) };
};

/** The most, in all; where one group has a limit, also the end of another that its own number of doses says else. */
function mostOf(
  given: readonly Given[],
  asked: AskedAct,
  patient: ActPatient,
  acts: EditionActs,
  name: string,
): readonly string[] {
  const said = given.map((one) => limitWords(one, asked, acts, patient, name));
  const isSomeSaid = said.some((texts) => texts.length > 0);
  const all = given.flatMap((one, at) => {
    const own = said[at] ?? [];
    return own.length === 0 && isSomeSaid ? limitWords(one, asked, acts, patient, name, true) : own;
  });
  return unique(all).map(capital);
}

/** A step of the whole dose is none. */
const isInSteps = ({ dose, step }: Given): boolean =>
  step?.some(({ is }) => is.perKg !== dose.perKg || !isSameGiven(is, { low: dose.high ?? dose.low })) ?? false;

/** Said of a dose that is followed by one of another act. */
export const NEXT_DOSE = 'no, the next dose has its own line';

/** Groups with no time for a next dose, which have it on order alone: "child: only on order". */
function onlyOnOrder(
  answers: readonly (Given | Said)[],
  { act }: AskedAct,
  { isOne, tables, patient }: Asking,
): readonly string[] {
  if (isOne) return [];
  return answers.flatMap(({ who, repeat }) => {
    if (who === undefined || repeat !== undefined || !isOnOrderAgain(act, assuming(patient, who))) return [];
    return [`${whoWords(unsurePart(who, patient), tables.conditions)}: only on order`];
  });
}

/** "Raise by 2.1-4.2 mL/h every 5-10 min". */
const raisedText = (step: string, time: string | undefined): string =>
  `raise by ${step}${time === undefined ? '' : ` ${time}`}`;

/** What ends the doses before their number does: fewer doses, or a total; nothing where a later dose is another one. */
function totalEnd(
  given: readonly Given[],
  { dose }: Act,
  repeat: Repeat | 'none',
): { readonly total?: string; readonly count?: number } {
  const [only] = given;
  const hasLater = dose.some(({ give }) => typeof give === 'object' && 'low' in give && give.fromDose !== undefined);
  if (only === undefined || given.length > 1 || hasLater || repeat === 'none' || repeat.count === undefined) return {};
  const total = totalBefore(only, repeat.count);
  if (total === undefined) return {};
  const most = only.dose.high ?? only.dose.low;
  const count = Math.floor(total.value.div(convert(most, total.unit).value).toNumber());
  return count > 1 ? { count } : { total: doseWithLiters(total) };
}

/** Other drugs and acts that may be for this patient. */
function insteadOf(asked: AskedAct, patient: ActPatient, acts: EditionActs, drugName: DrugName): string[] {
  const isForPatient = (ref: string): boolean => {
    const [medication = '', id] = ref.split('/');
    const other = acts.drugs[medication]?.acts.find((one) => one.id === id);
    return other === undefined || other.dose.some(({ who, give }) => give !== 'call' && fitOf(who, patient) !== 'no');
  };
  const entries = (asked.act.instead ?? []).filter((one) => isForPatient(one.act));
  const byCondition = Map.groupBy(entries, ({ if: condition, order }) => `${condition} ${order ?? ''}`);
  const said = [...byCondition.values()].map((group) => {
    const [first] = group;
    const condition = first === undefined ? '' : (acts.conditions[first.if]?.say ?? first.if);
    const order = first?.order ? `, only on order` : '';
    const names = group.map((one) => one.say ?? nameOfOther(one.act, asked, acts, drugName));
    return { condition, text: `${either(unique(names))}${order}` };
  });
  // Conditions with the same answer are said together.
  return [...Map.groupBy(said, ({ text }) => text)].map(
    ([text, same]) => `${capital(either(same.map(({ condition }) => condition)))}: ${text}`,
  );
}

import {
  type ActCaution,
  type Administration,
  type AskedAct,
  convert,
  convertible,
  type DrugClass,
  fitOf,
  type Given,
  type Know,
  type Withheld,
} from '@first60/clinical';
import { type Asking, unique } from './asking.ts';
import { canMeet } from './can-meet.ts';
import { cautionTexts, knowText } from './caution-words.ts';
import { isSureOrder } from './face-orders.ts';
import { OLMD } from './names.ts';
import { capital } from './sentence.ts';
import { isOfChildren } from './target-words.ts';
import { unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

const WITHHELD = {
  'not-for-patient': 'not for this patient',
  stop: 'not given',
  call: `dose only from ${OLMD}`,
  limit: 'no more',
} as const;

/** Why there is no dose: "not given: over 65 years". Patients outside the dose may be named by a stop too. */
export function withheldText(
  { because, stop }: Withheld,
  { act, drug }: AskedAct,
  { patient, tables }: Asking,
): string {
  const own = [...(drug.stop ?? []), ...(act.stop ?? [])];
  const sure =
    because === 'not-for-patient'
      ? own.filter(({ who, acts, say }) => {
          const isOfAct = acts === undefined || acts.includes(act.id);
          return isOfAct && say !== undefined && who.range !== undefined && fitOf(who, patient) === 'yes';
        })
      : stop.filter(({ applies }) => applies === 'yes').map(({ caution }) => caution);
  if ((because !== 'stop' && because !== 'not-for-patient') || sure.length === 0) return WITHHELD[because];
  const said = sure.map((caution) => ({ caution, whole: whoWords(caution.who, tables.conditions) }));
  return `${WITHHELD.stop}: ${unique(cautionTexts(said, tables)).join(', ')}`;
}

/** Conditions in which none of these is given. */
export const neverIn = (answers: readonly Administration[]): ReadonlySet<string> =>
  new Set(
    answers.flatMap(({ stop }) =>
      stop.flatMap(({ caution: { who, routes } }) =>
        who.if !== undefined && who.group === undefined && who.range === undefined && routes === undefined
          ? [who.if]
          : [],
      ),
    ),
  );

/** Conditions under which it is not given, or not before a call; also those that only a patient outside the dose has. */
export function cautionsOf(
  level: 'stop' | 'ask',
  answers: readonly Administration[] | undefined,
  { act, drug, classes }: AskedAct,
  { patient, tables }: Asking,
): string[] {
  if (answers === undefined && act.dose.every(({ who }) => fitOf(who, patient) === 'no')) return [];
  const isForChildren = act.dose.some(({ who }) => who.group !== 'adult');
  const isLifted = ({ who }: ActCaution): boolean =>
    (act.lift ?? []).some((lift) => lift.if === undefined || lift.if === who.if);
  const concerns = ({ acts, except }: ActCaution): boolean =>
    (acts === undefined || acts.includes(act.id)) && !except?.includes(act.id);
  const inherited = [...classes.flatMap(({ rules }) => rules[level] ?? []), ...(drug[level] ?? []).filter(concerns)];
  // A patient whose age is not known may be one of those for whom there is no dose.
  const outside = [...inherited.filter((one) => !isLifted(one)), ...(act[level] ?? [])].filter(({ who }) =>
    answers === undefined ? fitOf(who, patient) !== 'no' : who.range !== undefined && fitOf(who, patient) === 'unsure',
  );
  // A question that is sure to apply is an order, and is said there.
  const told = (answers ?? []).flatMap((one) =>
    one[level].filter((found) => level === 'stop' || !isSureOrder(found)).map(({ caution }) => caution),
  );
  const shown = [...told, ...outside].filter(
    ({ who }) =>
      (isForChildren || !isOfChildren(who)) &&
      // A stop may name the patients outside the dose. A question about them is for nobody.
      (level === 'stop' || act.dose.some((entry) => canMeet(who, entry.who))),
  );
  const said = shown.map((caution) => ({
    caution: { ...caution, who: unsurePart(caution.who, patient) },
    whole: whoWords(caution.who, tables.conditions),
  }));
  return unique(cautionTexts(said, tables));
}

/**
 * Warnings; also those for patients who get no dose by this act.
 * @param forbids those that forbid a way to give it, or the others
 */
export function knowOf(
  answers: readonly Administration[],
  asked: AskedAct,
  { patient, tables }: Asking,
  forbids: boolean,
): string[] {
  const { act } = asked;
  const outside = (act.know ?? []).filter(({ who }) => who?.range !== undefined && fitOf(who, patient) !== 'no');
  const all = [...answers.flatMap(({ know }) => know), ...outside, ...(answers.length === 0 ? [] : ofClasses(asked))];
  const written = [
    ...asked.classes.flatMap(({ rules }) => rules.know ?? []),
    ...(asked.drug.know ?? []),
    ...(act.know ?? []),
  ];
  // As they are written: what is for one group of patients would stand behind what is for all.
  const place = (one: Know): number => {
    const at = written.indexOf(one);
    return at === -1 ? written.length : at;
  };
  return unique(
    all
      .toSorted((one, other) => place(one) - place(other))
      .filter(
        (one) => (one.forbids ?? false) === forbids && (one.lessThan === undefined || isPartOfOne(answers, asked)),
      )
      .map((one) =>
        capital(knowText({ ...one, ...(one.who && { who: unsurePart(one.who, patient) }) }, tables).replace(/\.$/, '')),
      ),
  );
}

/** True when some dose is, or may be, less than one container holds. */
const isPartOfOne = (answers: readonly Administration[], { drug, act }: AskedAct): boolean => {
  const held = (drug.products.find(({ id }) => id === act.product) ?? drug.products[0]).holds.drug;
  return answers.some((one) => {
    if (held === undefined || !('dose' in one)) return true;
    const { dose } = one as Given;
    const most = dose.high ?? dose.low;
    return dose.perKg === true || !convertible(most.unit, held.unit) || convert(most, held.unit).value.lt(held.amount);
  });
};

/** One drug of a class alone, and what two people check. A flush, and an act that lifts everything, is of no class. */
function ofClasses({ drug, act, classes }: AskedAct): readonly Know[] {
  const { id, uncounted, lift = [], when = [] } = act;
  if (uncounted || lift.some((one) => one.if === undefined)) return [];
  const isOne = ({ in: within, except = [] }: NonNullable<DrugClass['onlyOne']>): boolean =>
    (within === undefined || when.includes(within)) && !except.includes(`${drug.id}/${id}`);
  return classes.flatMap(({ rules: { onlyOne, doubleCheck } }) => [
    ...(onlyOne !== undefined && isOne(onlyOne) ? [{ say: onlyOne.say }] : []),
    ...(doubleCheck === undefined ? [] : [{ say: `Double check: ${doubleCheck}` }]),
  ]);
}

import {
  type Act,
  type ActAnswer,
  type ActCaution,
  type ActPatient,
  type Administration,
  type AskedAct,
  type ByWho,
  fitOf,
  type Given,
  giveAct,
  type Know,
  type OrderRule,
  type Route,
  type Said,
  type Who,
  type Withheld,
} from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import { quantityText } from '../../model/quantity-text.ts';
import { cautionText, knowText } from './caution-words.ts';
import { overWords } from './dose-words.ts';
import { type FaceDose, faceDose, stepWords } from './face-dose.ts';
import { limitWords } from './limit-words.ts';
import { type DrugName, nameOfGiven, nameOfOther, OLMD } from './names.ts';
import { isAlways, orderWords } from './order-words.ts';
import { ONE_DOSE, repeatWords } from './repeat-words.ts';
import { capital, either } from './sentence.ts';
import { recheckWords, startWords, stopWords } from './start-words.ts';
import { isOfChildren, targetWords } from './target-words.ts';
import { unsurePart } from './unsure-part.ts';
import { valueWords } from './value-words.ts';
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

const WITHHELD = {
  'not-for-patient': 'not for this patient',
  stop: 'not given',
  call: `dose only from ${OLMD}`,
  limit: 'no more',
} as const;

type OneAnswer = Exclude<ActAnswer, { readonly kind: 'branches' }> & { readonly who?: Who };

const answersOf = (answer: ActAnswer): readonly OneAnswer[] =>
  answer.kind === 'branches' ? answer.branches : [answer];

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What the words of an answer depend on. */
interface Asking {
  readonly patient: ActPatient;
  readonly tables: ActTables;
  /** The answer is one, and not one for each group. */
  readonly isOne: boolean;
}

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
    const dose = one.kind === 'said' ? one.say : withheldText(one, acts);
    return { ...(whose !== undefined && whose !== '' && { whose }), dose, otherwise: [] };
  });
  const hasNext = drug.acts.some(({ start }) => start?.after?.includes(act.id));
  const onOrder = isOnOrderAgain(act, patient) ? ', only on order' : '';
  const again = merged(
    administered,
    ({ repeat }) => repeat,
    (repeat) => (repeat === 'none' && hasNext ? 'no, the next dose is another one' : repeatWords(repeat)),
    asking,
  );
  const step = merged(
    given,
    (one) => one.step,
    (value) => stepWords(value, given[0], act),
    asking,
  );
  const then = merged(
    administered,
    (one) => one.then,
    (text) => text,
    asking,
  );
  // A dose that OLMD names has its stops too; one that is not for the patient has none.
  const isWithheld = administered.length === 0;
  const most = unique(given.flatMap((one) => limitWords(one, act, drug, acts, patient, drugName(drug.id)))).map(
    capital,
  );
  return {
    doses,
    how: isWithheld ? '' : howText(asked, administered, asking),
    ...(again !== undefined && {
      again: again === ONE_DOSE && onOrder !== '' ? 'No, more only on order' : `${capital(again)}${onOrder}`,
    }),
    most,
    order: ordersOf(administered, asked, most, again !== undefined && onOrder !== '', asking, nameOf),
    never: cautionsOf('stop', isWithheld ? undefined : administered, asked, asking),
    callFirst: cautionsOf('ask', isWithheld ? undefined : administered, asked, asking),
    course: [
      ...startWords(act.start, acts, nameOf),
      ...(step === undefined ? [] : [`in steps${/^\d/.test(step) ? ' of' : ':'} ${step}`]),
      ...(then === undefined ? [] : [`then ${then}`]),
      ...recheckWords(act, acts),
    ].map(capital),
    stopIf: stopWords(act, acts),
    target: targetWords(act, patient, acts),
    watch: unique(administered.flatMap(({ monitor }) => monitor.map((key) => acts.monitoring[key]?.say ?? key))),
    instead: insteadOf(asked, patient, acts, drugName),
    know: knowOf(administered, asked, asking),
  };
}

/**
 * Orders that hold or may hold, at this dose or a later one. An order before each dose says all the others; what a limit
 * says already is not said again.
 */
function ordersOf(
  answers: readonly Administration[],
  { act }: AskedAct,
  most: readonly string[],
  isSaidByAgain: boolean,
  { patient, tables }: Asking,
  nameOf: (ref: string) => string,
): string[] {
  const rules = answers
    .flatMap(({ order }) => [...order.rules.map(({ rule }) => rule), ...order.later])
    .map((rule): OrderRule => ({ ...rule, ...(rule.who && { who: unsurePart(rule.who, patient) }) }));
  const asked = answers.flatMap(({ ask }) => ask.filter(({ applies }) => applies === 'yes'));
  const because = unique(
    asked.map(({ caution }) => cautionText(caution, tables, whoWords(caution.who, tables.conditions))),
  );
  const always = rules.some(isAlways) || asked.length > 0;
  const above = (act.order ?? []).filter((rule) => rule.above !== undefined && fitOf(rule.who ?? {}, patient) !== 'no');
  const modified = new Set((act.modify ?? []).map(({ who }) => JSON.stringify(unsurePart(who, patient))));
  const kept = rules.filter((rule) => {
    if (isAlways(rule)) return false;
    if (always) return rule.kind === 'tell' || rule.above !== undefined;
    // A smaller dose under a condition stands beside the dose, with its own limit.
    const isOfModifier =
      rule.fromDose === undefined && rule.who !== undefined && modified.has(JSON.stringify(rule.who));
    const isSecond = isSaidByAgain && rule.fromDose === 2 && rule.kind === 'order';
    return !isOfModifier && !isSecond && !isSaidByCount(rule, most);
  });
  return unique([
    ...(always ? [because.length === 0 ? 'Only on order' : `Only on order: ${because.join(', ')}`] : []),
    ...[...kept, ...above].map((rule) =>
      capital(orderWords({ ...rule, ...(rule.who && { who: unsurePart(rule.who, patient) }) }, tables, nameOf)),
    ),
  ]);
}

/** Why there is no dose: "not given: over 65 years". */
function withheldText({ because, stop }: Withheld, tables: ActTables): string {
  const sure = stop.filter(({ applies }) => applies === 'yes');
  if (because !== 'stop' || sure.length === 0) return WITHHELD[because];
  const texts = sure.map(({ caution }) => cautionText(caution, tables, whoWords(caution.who, tables.conditions)));
  return `${WITHHELD.stop}: ${unique(texts).join(', ')}`;
}

/** True when each dose after the first is on order for this patient, whatever else holds. */
const isOnOrderAgain = ({ order = [] }: Act, patient: ActPatient): boolean =>
  order.some(
    ({ kind, fromDose, who = {}, unless, above, after, if: condition }) =>
      kind === 'order' &&
      fromDose === 2 &&
      fitOf(who, patient) === 'yes' &&
      [unless, above, after, condition].every((part) => part === undefined),
  );

/** "From the 3rd dose only on order" says no more than "2 doses, then OLMD". */
const isSaidByCount = (
  { kind, fromDose, who, unless, after, above, if: condition }: OrderRule,
  most: readonly string[],
): boolean =>
  kind === 'order' &&
  fromDose !== undefined &&
  [unless, after, above, condition].every((part) => part === undefined) &&
  Object.keys(who ?? {}).length === 0 &&
  most.some((text) => text.startsWith(`${fromDose - 1} doses`) && text.endsWith(`then ${OLMD}`));

/** Conditions under which it is not given, or not before a call; also those that only a patient outside the dose has. */
function cautionsOf(
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
    one[level].filter(({ applies }) => level === 'stop' || applies !== 'yes').map(({ caution }) => caution),
  );
  const shown = [...told, ...outside].filter(({ who }) => isForChildren || !isOfChildren(who));
  return unique(
    shown.map((caution) =>
      cautionText(
        { ...caution, who: unsurePart(caution.who, patient) },
        tables,
        whoWords(caution.who, tables.conditions),
      ),
    ),
  );
}

/** Warnings; also those for patients who get no dose by this act. */
function knowOf(answers: readonly Administration[], { act, classes }: AskedAct, { patient, tables }: Asking): string[] {
  const outside = (act.know ?? []).filter(({ who }) => who?.range !== undefined && fitOf(who, patient) !== 'no');
  const all = [
    ...answers.flatMap(({ know }) => know),
    ...outside,
    ...(answers.length === 0 ? [] : ofClasses(act, classes)),
  ];
  return unique(
    all.map((one) =>
      capital(knowText({ ...one, ...(one.who && { who: unsurePart(one.who, patient) }) }, tables).replace(/\.$/, '')),
    ),
  );
}

/** One drug of a class alone, and what two people check. A flush, and an act that lifts everything, is of no class. */
function ofClasses({ uncounted, lift = [], when = [] }: Act, classes: AskedAct['classes']): readonly Know[] {
  if (uncounted || lift.some((one) => one.if === undefined)) return [];
  return classes.flatMap(({ rules: { onlyOne, doubleCheck } }) => [
    ...(onlyOne !== undefined && (onlyOne.in === undefined || when.includes(onlyOne.in)) ? [{ say: onlyOne.say }] : []),
    ...(doubleCheck === undefined ? [] : [{ say: `Double check: ${doubleCheck}` }]),
  ]);
}

/** What all answers say of one thing, each value once; with the group of each where not all say the same. */
function merged<One extends Administration, Value>(
  answers: readonly One[],
  partOf: (one: One) => ByWho<Value> | undefined,
  words: (value: Value) => string,
  { patient, tables, isOne }: Asking,
): string | undefined {
  const texts = answers.map((one) => valueWords(partOf(one), words, patient, tables));
  if (isOne || unique(texts.map((text) => text ?? '')).length < 2) return texts[0];
  const values = answers.flatMap((one) => (partOf(one) ?? []).map(({ who = one.who, is }) => ({ who, is })));
  return valueWords(values, words, patient, tables);
}

/** Other drugs and acts that may be for this patient. */
function insteadOf(asked: AskedAct, patient: ActPatient, acts: EditionActs, drugName: DrugName): string[] {
  const isForPatient = (ref: string): boolean => {
    const [medication = '', id] = ref.split('/');
    const other = acts.drugs[medication]?.acts.find((one) => one.id === id);
    return other === undefined || other.dose.some(({ who }) => fitOf(who, patient) !== 'no');
  };
  const entries = (asked.act.instead ?? []).filter((one) => isForPatient(one.act));
  const byCondition = Map.groupBy(entries, ({ if: condition, order }) => `${condition} ${order ?? ''}`);
  return [...byCondition.values()].map((group) => {
    const [first] = group;
    const condition = first === undefined ? '' : (acts.conditions[first.if]?.say ?? first.if);
    const order = first?.order ? `, only on order` : '';
    return `${capital(condition)}: ${either(unique(group.map((one) => nameOfOther(one.act, asked, acts, drugName))))}${order}`;
  });
}

type RouteOf = Administration['routes'][number];

/** Routes by which this patient may get it, with site, parts, time and device. The time is that of a vein. */
function howText(asked: AskedAct, answers: readonly Administration[], asking: Asking): string {
  const { act } = asked;
  const { tables } = asking;
  const isVein = (route: Route): boolean => tables.routes[route]?.vein === true;
  const routes: readonly RouteOf[] =
    answers.length === 0 ? act.routes.map(({ route }) => ({ route, parts: 1 })) : uniqueRoutes(answers);
  const over = merged(answers, (one) => one.over, overWords, asking);
  const rate = rateWords(asked);
  const pace = [over, rate].filter((text) => text !== undefined).join(', ');
  const vein = routes.filter(({ route }) => isVein(route));
  const others = routes.filter(({ route }) => !isVein(route));
  const name = ({ route, parts }: RouteOf): string => {
    const printed = tables.routes[route]?.print ?? route;
    const who = act.routes.find((one) => one.route === route)?.who;
    const whose =
      who === undefined || asking.isOne ? '' : `${whoWords(unsurePart(who, asking.patient), tables.conditions)} also `;
    if (route === 'IN' && parts > 1) return `${whose}${printed}, half in each nostril`;
    return parts > 1 ? `${whose}${printed} in ${parts} parts` : `${whose}${printed}`;
  };
  const hasBoth = vein.some(({ route }) => route === 'IV') && vein.some(({ route }) => route === 'IO');
  const veins = hasBoth ? ['IV/IO'] : vein.map(name);
  const isMixed = vein.length > 0 && others.length > 0;
  const veinText = [either(veins), isMixed ? pace : ''].filter((text) => text !== '').join(' ');
  const all = either([...(veins.length === 0 ? [] : [veinText]), ...others.map(name)]);
  const device = merged(
    answers,
    (one) => one.device,
    (text) => (text === 'pump' ? 'by pump' : text),
    asking,
  );
  const tooMuch = answers
    .flatMap((one) => ('tooMuchFor' in one ? (one as Given).tooMuchFor : []))
    .map(({ route }) => `too much for ${tables.routes[route]?.print ?? route}`);
  const parts = [all, isMixed ? undefined : pace, siteOf(act), device, ...unique(tooMuch)];
  return capital(parts.filter((text) => text !== undefined && text !== '').join(', '));
}

/** The nostrils are said with the route. */
const siteOf = ({ site }: Act): string | undefined => (site === 'each nostril' ? undefined : site);

/** The routes of all answers, each once, with the most parts. */
function uniqueRoutes(answers: readonly Administration[]): readonly RouteOf[] {
  const all = answers.flatMap(({ routes }) => routes);
  return all.filter(({ route }, at) => all.findIndex((other) => other.route === route) === at);
}

/** The greatest rate into a vein, where the act says no time. */
function rateWords({ act, drug }: AskedAct): string | undefined {
  const hasTime = act.over?.some(({ is }) => typeof is !== 'string') ?? false;
  const limit = drug.routeLimits?.find(
    ({ routes, rate, rateNotFor }) =>
      rate !== undefined && !rateNotFor?.includes(act.id) && act.routes.some(({ route }) => routes.includes(route)),
  );
  return hasTime || limit?.rate === undefined ? undefined : `at most ${quantityText(limit.rate)}/min`;
}

import type { ActAnswer, Dose, Given, GivenCaution, OrderState, Said, Withheld } from '@first60/clinical';
import { inWords, isAbove, type Rational, rational, standsFor } from '../oracle/rational.ts';
import { whoKey } from './cautions.ts';
import { compareDose, compareRecipe, compareVolume, PLACES } from './compare-dose.ts';
import { inUnit } from './dose-words.ts';
import {
  keyOfCaution,
  keyOfLimit,
  keyOfLimitWords,
  keyOfModifier,
  keyOfModifierWords,
  keyOfRule,
  keyOfRuleWords,
  keyOfWho,
} from './engine-keys.ts';
import type { Before } from './limits.ts';
import type { CautionState, Expected, Outcome } from './oracle.ts';
import type { Sure } from './possible-patient.ts';

const APPLIES = { yes: 'yes', maybe: 'unsure', no: 'no' } as const satisfies Record<Sure, string>;

/** One answer out of several, or the only one. */
type Branch = Exclude<ActAnswer, { kind: 'branches' }>;
/** Says in words what is wrong. */
type Say = (what: string) => void;

/** Every way in which an answer of the engine differs from the oracle's, in words; none when they agree. */
export function compare(expected: Expected, answer: ActAnswer, before: Before): readonly string[] {
  const wrong: string[] = [];
  const say: Say = (what) => wrong.push(what);
  const { outcomes, entries, overlaps } = expected;
  if (overlaps) say('two doses surely fit: the file overlaps');
  const [first] = outcomes;
  if (!first) {
    if (answer.kind !== 'withheld') say(`${answer.kind}, although no dose is for this patient`);
    return wrong;
  }
  // What is surely stopped, ended or called for may be said once for all branches.
  if (answer.kind === 'withheld' && outcomes.every((outcome) => mayWithhold(outcome, answer, false))) {
    if (answer.because === 'stop' && !answer.stop.some(({ applies }) => applies === 'yes')) say('withheld by no stop');
    return wrong;
  }
  const isSure = outcomes.length === 1 && entries.some(({ fits }) => fits === 'yes');
  if (isSure && answer.kind === 'branches') say('branches, although one dose is sure');
  if (!isSure && answer.kind !== 'branches') say(`one ${answer.kind}, although ${outcomes.length} are possible`);
  const branches = answer.kind === 'branches' ? answer.branches : [answer];
  const left = new Map(branches.entries());
  for (const outcome of outcomes) {
    const [best] = [...left]
      .map(([at, branch]) => ({ at, faults: faultsOf(outcome, branch, before, !isSure) }))
      .toSorted((one, other) => one.faults.length - other.faults.length);
    if (best) left.delete(best.at);
    const whose = isSure ? '' : `${outcome.who.words}: `;
    for (const fault of best?.faults ?? ['the branch is not shown']) say(`${whose}${fault}`);
  }
  for (const branch of left.values()) say(`a branch for nobody: ${branch.kind}`);
  return wrong;
}

/** Whether this reason to give nothing is true of the outcome. */
function mayWithhold(outcome: Outcome, { because }: Withheld, isBranch: boolean): boolean {
  if (because === 'not-for-patient') return outcome.kind === 'nobody';
  if (because === 'call') return outcome.kind === 'call';
  if (because === 'stop') return (isBranch ? outcome.stopped.narrow : outcome.stopped.wide) === 'yes';
  return outcome.ended !== 'no';
}

function faultsOf(outcome: Outcome, branch: Branch, before: Before, isBranch: boolean): readonly string[] {
  const wrong: string[] = [];
  const say: Say = (what) => wrong.push(what);
  if ('who' in branch && isBranch && !isAmong(keyOfWho(branch.who), whoKey(outcome.who)))
    say(`the branch is said to be for ${keyOfWho(branch.who)}`);
  if (branch.kind === 'withheld') {
    if (!mayWithhold(outcome, branch, isBranch)) say(`withheld (${branch.because}) for no reason`);
    else if (branch.because !== 'not-for-patient') compareCautions('stop', outcome.stop, branch.stop, say);
    return wrong;
  }
  if (outcome.stopped.wide === 'yes') say('given, although a stop surely holds');
  else if (outcome.kind === 'call') say(`${branch.kind}, although nothing is given before the call`);
  else if (outcome.ended === 'yes') say('given, although the limit is reached');
  else if (branch.kind !== outcome.kind) say(`${branch.kind} instead of ${outcome.kind}`);
  else if (branch.kind === 'given') compareGiven(outcome, branch, before, isBranch, say);
  else if (branch.say !== outcome.say) say(`the words differ: ${branch.say}`);
  if (branch.kind === outcome.kind) compareAdministration(outcome, branch, say);
  return wrong;
}

/** A branch may say more than its entry: "child, under 20 kg" of "child". */
const isAmong = (shown: string, entry: string): boolean =>
  entry.split(', ').every((part) => part === 'all' || shown.split(', ').includes(part));

function compareGiven(outcome: Outcome, given: Given, before: Before, isBranch: boolean, say: Say): void {
  const right = outcome.given;
  if (!right) return;
  compareDose(given.dose, right.dose, say);
  compareVolume(given.volume, given.dose, right.volume, say);
  compareRecipe(given.recipe, right.recipe, right.dose, outcome.stock, say);
  if (given.missingDiluent !== right.missing)
    say(`missing diluent ${given.missingDiluent ?? 'none'} is ${right.missing ?? 'none'}`);
  const offered = given.offered.map(({ preparation }) => preparation.id).join();
  if (offered !== right.offered.join()) say(`offered: ${offered || 'nothing'} is ${right.offered.join() || 'nothing'}`);
  const { containers } = right;
  if (String(given.containers) !== (containers ? inWords(containers) : 'undefined'))
    say(`${given.containers} containers are ${containers ? inWords(containers) : 'none'}`);
  compareModifiers(outcome, given, say);
  compareLimits(outcome, given, isBranch, say);
  compareLeft(outcome, given, before, say);
}

/** What stands beside a dose and beside the words for a gas alike. */
function compareAdministration(outcome: Outcome, shown: Given | Said, say: Say): void {
  compareOrder(outcome, shown.order, say);
  compareCautions('stop', outcome.stop, shown.stop, say);
  compareCautions('ask', outcome.ask, shown.ask, say);
  compareRoutes(outcome, shown, say);
}

function compareModifiers({ modified, otherwise }: Outcome, given: Given, say: Say): void {
  const shown = given.modified.map(keyOfModifier).sort();
  const right = modified.map(keyOfModifierWords).sort();
  if (shown.join() !== right.join())
    say(`made smaller by ${shown.join('; ') || 'nothing'}, not by ${right.join('; ') || 'nothing'}`);
  const others = new Map(given.otherwise.map((each) => [keyOfModifier(each.modifier), each]));
  for (const { modifier, applies, isOrder, dose, volume } of otherwise) {
    const key = keyOfModifierWords(modifier);
    const found = others.get(key);
    others.delete(key);
    if (!found) {
      say(`another dose is not shown: ${key}`);
      continue;
    }
    if (found.applies !== APPLIES[applies]) say(`otherwise ${found.applies}, not ${APPLIES[applies]}: ${key}`);
    if ((found.order ?? false) !== isOrder) say(`otherwise ${isOrder ? '' : 'not '}on order: ${key}`);
    compareDose(found.dose, dose, (what) => say(`otherwise ${what}`));
    compareVolume(found.volume, found.dose, volume, (what) => say(`otherwise ${what}`));
  }
  for (const key of others.keys()) say(`another dose for nothing: ${key}`);
}

const isAmount = (shown: Dose | undefined, right: Outcome['limits'][number]['total']): boolean =>
  shown === undefined || right === undefined
    ? shown === right
    : standsFor(shown.value.toFixed(), inUnit(right, shown.unit), PLACES);

function compareLimits({ limits }: Outcome, given: Given, isBranch: boolean, say: Say): void {
  const shown = new Map(given.limits.map((each) => [keyOfLimit(each.limit), each]));
  for (const { limit, total, concerns } of limits) {
    const key = keyOfLimitWords(limit);
    const found = shown.get(key);
    if (!found) say(`limit not shown: ${key}`);
    else if (found.applies !== APPLIES[concerns]) say(`limit ${found.applies}, not ${APPLIES[concerns]}: ${key}`);
    else if (!isAmount(found.total, total))
      say(`total ${found.total?.value.toFixed() ?? 'none'} is ${total ? inWords(total.value) : 'none'}: ${key}`);
    shown.delete(key);
  }
  if (!isBranch) for (const key of shown.keys()) say(`a limit that is not this patient's: ${key}`);
}

function compareLeft({ ref, dosesLeft, limits }: Outcome, { left }: Given, before: Before, say: Say): void {
  const isNothing = before.family === 0 && before.acts.size === 0;
  if (isNothing) return;
  if (left?.doses !== undefined && !dosesLeft.includes(left.doses))
    say(`${left.doses} doses left are ${dosesLeft.map(String).join(' or ')}`);
  if (left?.doses === undefined && before.acts.has(ref) && dosesLeft.every((each) => each !== undefined))
    say(`doses left are not said: ${dosesLeft.join(' or ')}`);
  const total = left?.total;
  if (total === undefined) return;
  const totals = limits.flatMap(({ totalLeft }) => totalLeft ?? []);
  if (!totals.some((each) => standsFor(total.value.toFixed(), inUnit(each, total.unit), PLACES)))
    say(`a total of ${total.value.toFixed()} left, which no limit leaves`);
}

const STATES = { yes: 'order', maybe: 'unsure', no: 'standing' } as const;

function compareOrder({ order, rules, later, added }: Outcome, shown: OrderState, say: Say): void {
  const allowed = new Set([STATES[order.narrow], STATES[order.wide]]);
  if (!allowed.has(shown.now)) say(`order now is ${shown.now}, not ${[...allowed].join(' or ')}`);
  const least = rules.filter(({ narrow }) => narrow !== 'no').length + added;
  const most = rules.filter(({ wide }) => wide !== 'no').length + added;
  if (shown.rules.length < least || shown.rules.length > most)
    say(`${shown.rules.length} rules of order are ${least === most ? least : `${least} to ${most}`}`);
  const left = shown.rules.map(({ rule, applies }) => ({ key: keyOfRule(rule), applies }));
  for (const { rule, narrow, wide } of rules) {
    const key = keyOfRuleWords(rule);
    const at = left.findIndex((each) => each.key === key);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found ? ![APPLIES[narrow], APPLIES[wide]].includes(found.applies) : narrow !== 'no')
      say(`rule of order ${found?.applies ?? 'not shown'}, not ${APPLIES[narrow]}: ${key}`);
  }
  // What is left follows from modifiers, limits and the act's own number of doses.
  if (left.length !== added) say(`${left.length} rules of order that follow from something else are ${added}`);
  const now = new Set(rules.filter(({ narrow }) => narrow !== 'no').map(({ rule }) => keyOfRuleWords(rule)));
  const waiting = new Set(shown.later.map(keyOfRule));
  for (const { rule, narrow, wide } of later) {
    const key = keyOfRuleWords(rule);
    if (now.has(key)) continue;
    if (narrow !== 'no' && !waiting.has(key)) say(`a later rule of order is not shown: ${key}`);
    if (wide !== 'no') waiting.delete(key);
  }
  for (const key of waiting) if (!now.has(key)) say(`a later rule of order that is none: ${key}`);
}

function compareCautions(
  level: 'stop' | 'ask',
  right: ReadonlyMap<string, CautionState>,
  given: readonly GivenCaution[],
  say: Say,
): void {
  const shown = new Map(given.map((each) => [keyOfCaution(each.caution), each.applies]));
  if (shown.size !== given.length) say(`one ${level} stands there twice`);
  for (const [key, { narrow, wide }] of right) {
    const applies = shown.get(key);
    if (applies === undefined) {
      if (narrow !== 'no') say(`${level} not shown: ${key}`);
    } else if (applies !== APPLIES[narrow] && applies !== APPLIES[wide]) {
      say(`${level} ${applies}, not ${APPLIES[narrow]}: ${key}`);
    }
    shown.delete(key);
  }
  for (const key of shown.keys()) say(`a ${level} that is none: ${key}`);
}

function compareRoutes({ routes }: Outcome, given: Given | Said, say: Say): void {
  const shown = new Set<string>(given.routes.map(({ route }) => route));
  const tooMuch = new Set<string>(given.kind === 'said' ? [] : given.tooMuchFor.map(({ route }) => route));
  for (const { route, open } of routes) {
    if (open === 'yes' && !shown.has(route) && !tooMuch.has(route)) say(`route not shown: ${route}`);
    if (open === 'no' && shown.has(route)) say(`route that is not this patient's: ${route}`);
  }
}

/** Two answers for patients who differ by weight alone, the lighter first: the heavier gets no less. */
export function isMonotone(lighter: Given, heavier: Given): boolean {
  const isOneBand =
    keyOfWho(lighter.who) === keyOfWho(heavier.who) &&
    !lighter.dose.perKg &&
    !heavier.dose.perKg &&
    lighter.modified.length === heavier.modified.length;
  return !isOneBand || !isAbove(lowEnd(lighter), lowEnd(heavier));
}

const lowEnd = ({ dose }: Given): Rational => rational(dose.low.value.toFixed());

import type { Route } from '../medication-line/line-dose.ts';
import type { Act, DrugActs, OrderRule } from './act.ts';
import { comparable, doseFor, isLess, mostOf, writtenDose } from './give-dose.ts';
import type { DosesBefore, GivenCaution, GivenDose, OrderState } from './given.ts';
import { allFit, anyFits, type Fit } from './known-range.ts';
import { dosesOf, refOf } from './limits.ts';
import { type BranchPatient, conditionFit, fitOf } from './who.ts';

type RuleFor = OrderState['rules'][number];

/**
 * Whether OLMD is asked before the next dose of an act. `more` are the rules that follow from limits and modifiers, and a
 * question that surely applies is asked before the dose too. A rule to tell OLMD afterwards does not hold the dose up.
 * A gas has no dose.
 * @throws RangeError when a rule and the dose measure different things.
 */
export function orderState(
  drug: DrugActs,
  act: Act,
  dose: GivenDose | undefined,
  patient: BranchPatient,
  before: DosesBefore,
  more: readonly RuleFor[],
  ask: readonly GivenCaution[],
): OrderState {
  const own = (act.order ?? []).flatMap((rule): readonly RuleFor[] => {
    const applies = ruleFit(rule, drug, act, dose, patient, before);
    return applies === 'no' ? [] : [{ rule, applies }];
  });
  const rules = [...own, ...more];
  const first = rules.filter(({ rule }) => rule.kind === 'order').map(({ applies }) => applies);
  const isAsked = first.includes('yes') || ask.some(({ applies }) => applies === 'yes');
  const now = isAsked ? 'order' : first.includes('unsure') ? 'unsure' : 'standing';
  return { now, rules, later: laterRules(act, own, patient) };
}

/** The rules that wait for a later dose or another drug, unless they surely are for somebody else. */
const laterRules = ({ order = [] }: Act, now: readonly RuleFor[], patient: BranchPatient): readonly OrderRule[] =>
  order.filter(
    (rule) =>
      (rule.fromDose !== undefined || rule.after !== undefined) &&
      !now.some((one) => one.rule === rule) &&
      concernsFit(rule, patient) !== 'no',
  );

/** Whether a rule is for a patient, whatever was given. */
const concernsFit = (rule: OrderRule, patient: BranchPatient): Fit =>
  allFit([
    fitOf(rule.who ?? {}, patient),
    conditionFit(rule.if, patient),
    rule.unless === undefined ? 'yes' : notFit(conditionFit(rule.unless, patient)),
  ]);

function ruleFit(
  rule: OrderRule,
  drug: DrugActs,
  act: Act,
  dose: GivenDose | undefined,
  patient: BranchPatient,
  before: DosesBefore,
): Fit {
  const number = dosesOf(drug, act, before) + 1;
  return allFit([
    concernsFit(rule, patient),
    rule.fromDose === undefined || number >= rule.fromDose ? 'yes' : 'no',
    rule.above === undefined ? 'yes' : aboveFit(dose, doseFor(writtenDose(rule.above), patient)),
    rule.after === undefined ? 'yes' : afterFit(rule.after, drug, before),
  ]);
}

function notFit(fit: Fit): Fit {
  if (fit === 'unsure') return fit;
  return fit === 'yes' ? 'no' : 'yes';
}

/** A range that passes the limit may be set above it. What cannot be compared without a weight may be above it too. */
function aboveFit(dose: GivenDose | undefined, limit: GivenDose): Fit {
  if (dose === undefined || !comparable(dose, limit)) return 'unsure';
  if (!isLess(limit.low, mostOf(dose))) return 'no';
  return isLess(limit.low, dose.low) ? 'yes' : 'unsure';
}

/**
 * Whether an act or drug was given before, by these routes when they are said. What is logged has no route: it is sure
 * where all routes of the act are among them.
 */
function afterFit({ given, routes }: NonNullable<OrderRule['after']>, drug: DrugActs, before: DosesBefore): Fit {
  const isGiven = (ref: string) => ref === given || ref.startsWith(`${given}/`) || ref === `${drug.id}/${given}`;
  const refs = [...before.acts].filter(([ref, { doses }]) => doses > 0 && isGiven(ref)).map(([ref]) => ref);
  return anyFits(refs.map((ref) => (routes === undefined ? 'yes' : routeFit(ref, routes, drug))));
}

function routeFit(ref: string, routes: readonly Route[], drug: DrugActs): Fit {
  const act = drug.acts.find((each) => refOf(drug, each) === ref);
  if (act === undefined) return 'unsure';
  const among = act.routes.filter(({ route }) => routes.includes(route));
  if (among.length === 0) return 'no';
  return among.length === act.routes.length ? 'yes' : 'unsure';
}

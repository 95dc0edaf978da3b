import type { Route } from '../medication-line/line-dose.ts';
import { type Ml, ml } from '../units.ts';
import type { Act, ActDose, DrugActs, Give, OrderRule, Who } from './act.ts';
import { administrationOf } from './administration.ts';
import { type CautionsFor, cautionsFor, isStopped, openRoutes } from './cautions.ts';
import { comparable, cutDose, doseFor, grownDose, isSameDose, mostOf, writtenDose } from './give-dose.ts';
import type { ActAnswer, ActPatient, DosesBefore, Given, GivenDose, GivenVolume, Said, Withheld } from './given.ts';
import { givenParts } from './given-parts.ts';
import {
  type ClassOfDrug,
  dosesOf,
  type LimitFor,
  leftBefore,
  limitsFor,
  type WithinLimits,
  withinLimits,
} from './limits.ts';
import { type ModifiedDose, modifiedDose } from './modify-dose.ts';
import { orderState } from './order.ts';
import { containersOf, mayPrepare, mustPrepare, type Prepared, prepared, undiluted } from './prepare.ts';
import { productOf } from './product.ts';
import { beyondCount, countOf, growthOf } from './repeat.ts';
import { type RouteVolumes, routesFor, routesTaking } from './route-volumes.ts';
import { assuming, type BranchPatient, bothWho, fitOf, valuesFor } from './who.ts';

/** An act, and everything besides the patient that its answer depends on. */
export interface AskedAct {
  readonly drug: DrugActs;
  readonly act: Act;
  /** The classes of the drug. */
  readonly classes: readonly ClassOfDrug[];
  /** What the routes take. */
  readonly routes: RouteVolumes;
  /** The diluents that are stocked, as preparations name them. */
  readonly diluents: ReadonlySet<string>;
}

const NOTHING_BEFORE: DosesBefore = { acts: new Map(), family: 0 };

interface Answer {
  readonly who: Who;
  readonly answer: Given | Said | Withheld;
}

/**
 * What one act comes to for one patient: who it is for, the dose after its limits and modifiers, how it is prepared, the
 * volume of what is given, what is left, whether OLMD is asked first, and the cautions.
 *
 * Weights are in kg, above 0 to 150; ages in years, 0 to 120; volumes in mL, or mL/h for an infusion. All is exact and
 * nothing is rounded. Where it is not known which of several doses or preparations is for the patient, the answer has a
 * branch for each that may be. Without `before` nothing was given.
 * @throws RangeError when figures that belong together measure different things, or a name leads nowhere: bugs in the
 * data, never a user's input.
 * Source: product specification section 5; the acts themselves name theirs.
 */
export function giveAct(asked: AskedAct, patient: ActPatient, before: DosesBefore = NOTHING_BEFORE): ActAnswer {
  const entries = asked.act.dose.map((entry) => ({ ...entry, fit: fitOf(entry.who, patient) }));
  const sure = entries.find(({ fit }) => fit === 'yes');
  if (sure !== undefined) {
    const answers = answersOf(asked, sure.give, sure.who, patient, before);
    const [only] = answers;
    return only !== undefined && answers.length === 1 ? only.answer : branches(answers);
  }
  const possible = entries.filter(({ fit }) => fit === 'unsure');
  if (possible.length === 0) return { kind: 'withheld', because: 'not-for-patient', stop: [] };
  return branches(possible.flatMap(({ give, who }) => answersOf(asked, give, who, assuming(patient, who), before)));
}

const branches = (answers: readonly Answer[]): ActAnswer => ({
  kind: 'branches',
  branches: answers.map(({ who, answer }) => (answer.kind === 'withheld' ? { ...answer, who } : answer)),
});

/** The answer for one dose entry, or one for each side where the preparation depends on what is not known. */
function answersOf(
  asked: AskedAct,
  give: Give,
  who: Who,
  patient: BranchPatient,
  before: DosesBefore,
): readonly Answer[] {
  const { drug, act } = asked;
  const cautions = cautionsFor(
    drug,
    act,
    asked.classes.map(({ rules }) => rules),
    patient,
  );
  const withheld = (because: Withheld['because']): readonly Answer[] => [
    { who, answer: { kind: 'withheld', because, stop: cautions.stop } },
  ];
  const taken = routesFor(act, patient);
  const routes = openRoutes(taken, cautions.stop);
  if (isStopped(cautions.stop) || (taken.length > 0 && routes.length === 0)) return withheld('stop');
  if (taken.length === 0) return withheld('not-for-patient');
  if (give === 'call') return withheld('call');
  if ('say' in give) {
    return [{ who, answer: saidTo({ ...asked, cautions, open: routes, who, patient, before }, give.say) }];
  }
  const must = mustPrepare(drug.preparations, act, routes, patient);
  if (must.kind === 'sides') {
    return must.sides.flatMap((side) => answersOf(asked, give, bothWho(who, side), assuming(patient, side), before));
  }
  const given = givenTo({ ...asked, cautions, open: routes, give, who, patient, before });
  return given === undefined ? withheld('limit') : [{ who, answer: given }];
}

interface PatientAct extends AskedAct {
  readonly cautions: CautionsFor;
  readonly open: readonly Route[];
  readonly who: Who;
  readonly patient: BranchPatient;
  readonly before: DosesBefore;
}

interface PatientDose extends PatientAct {
  readonly give: ActDose;
}

/** The words for a gas. It is in no limit and has no volume. */
function saidTo(of: PatientAct, say: string): Said {
  const { drug, act, patient, before, cautions } = of;
  const how = administrationOf(act, cautions, patient);
  const more = beyondCount(how.repeat, dosesOf(drug, act, before) + 1);
  return {
    kind: 'said',
    who: of.who,
    say,
    routes: routesTaking(undefined, of.open, act, of.routes, patient).routes,
    ...how,
    order: orderState(drug, act, undefined, patient, before, more, cautions.ask),
  };
}

/** What a patient gets of a dose; undefined when a limit that stops the drug is used up. */
function givenTo(of: PatientDose): Given | undefined {
  const { drug, act, patient, before, cautions } = of;
  const how = administrationOf(act, cautions, patient);
  const byAge = doseByAge(act, of.give, patient);
  const number = dosesOf(drug, act, before) + 1;
  const written = writtenDose(byAge?.give ?? of.give, number);
  const growth = growthOf(how.repeat, number);
  const changed = modifiedDose(written, drug, act, patient, growth);
  const limits = limitsFor(drug, act, of.classes, patient, before, changed.ofLimits);
  const { dose, passed } = withinLimits(changed.dose, limits, grownDose(written, growth).max);
  if (isUsedUp(passed)) return undefined;

  const order = orderState(
    drug,
    act,
    dose,
    patient,
    before,
    [
      ...changed.modified
        .filter((modifier) => modifier.order)
        .map(({ who }) => ({ rule: orderFor(who), applies: 'yes' as const })),
      ...passed.map(({ limit, applies }) => ({ rule: orderFor(limit.who), applies })),
      ...beyondCount(how.repeat, number),
    ],
    cautions.ask,
  );
  const { volume, recipe, preparation, missingDiluent, offered, containers } = preparedFor(of, dose);
  return givenParts({
    kind: 'given' as const,
    who: byAge?.who ?? of.who,
    dose,
    volume,
    recipe,
    preparation,
    missingDiluent,
    offered,
    containers,
    ...routesTaking(amountOf(dose, volume), of.open, act, of.routes, patient),
    ...how,
    step: valuesFor(act.step, patient)?.map((step) => ({
      ...step,
      is: stepOf(doseFor(writtenDose(step.is), patient), dose),
    })),
    modified: changed.modified,
    otherwise: changed.otherwise.flatMap((other) => otherwiseGiven(of, other, dose, limits)),
    limits: limits.map(({ limit, applies, total }) => givenParts({ limit, applies, total })),
    left: leftBefore(limits, number - 1, countOf(how.repeat)),
    order,
  });
}

/**
 * What a dose would be by a modifier that is not in it; nothing where the limits leave none of it, or the same dose. A
 * limit for another condition, of which nothing is known, does not count: this dose is for the modifier's own.
 */
function otherwiseGiven(
  of: PatientDose,
  { modifier, applies, dose: full }: ModifiedDose['otherwise'][number],
  given: GivenDose,
  limits: readonly LimitFor[],
): Given['otherwise'] {
  const counting = limits.filter(
    ({ limit: { who = {} }, applies: isSure }) =>
      isSure === 'yes' || who.if === undefined || who.if === modifier.who.if,
  );
  const { dose, passed } = withinLimits(full, counting);
  if (isUsedUp(passed) || isSameDose(dose, given)) return [];
  const order = modifier.order || passed.length > 0 ? (true as const) : undefined;
  return [givenParts({ modifier, applies, dose, volume: preparedFor(of, dose).volume, order })];
}

/** True when a limit that stops the drug surely leaves no room for the dose. */
const isUsedUp = (passed: WithinLimits['passed']): boolean =>
  passed.some(({ limit, applies }) => limit.then === 'stop' && applies === 'yes');

const orderFor = (who: Who | undefined): OrderRule => givenParts({ kind: 'order' as const, who });

/** The published dose for an age, while the weight that the dose is for is not known. */
function doseByAge(act: Act, give: ActDose, patient: BranchPatient): { who: Who; give: ActDose } | undefined {
  if (!give.perKg || patient.weight !== null) return undefined;
  const entry = act.byAge?.find(({ who }) => fitOf(who, patient) === 'yes');
  return entry && { who: entry.who, give: { low: entry.dose } };
}

/** How a dose is prepared. What is mixed with a fluid that no kit holds has no volume. */
function preparedFor(
  of: PatientDose,
  dose: GivenDose,
): Prepared & Pick<Given, 'preparation' | 'missingDiluent' | 'offered' | 'containers'> {
  const { drug, act, open, patient } = of;
  const product = productOf(drug, act);
  const must = mustPrepare(drug.preparations, act, open, patient);
  const preparation = must.kind === 'prepared' ? must.preparation : undefined;
  const made = preparation ? prepared(dose, product, preparation) : undefined;
  const isMissing = (diluent: string) => !of.diluents.has(diluent);
  const offered = mayPrepare(drug.preparations, act, open, patient, undiluted(dose, product).volume)
    .filter((one) => one !== preparation && !isMissing(one.diluent))
    .flatMap((one) => prepared(dose, product, one)?.recipe ?? []);
  if (preparation && made && isMissing(preparation.diluent)) {
    const containers = containersOf(dose, product, undefined);
    return givenParts({ preparation, missingDiluent: preparation.diluent, offered, containers });
  }
  const { volume, recipe } = made ?? undiluted(dose, product);
  const named = made ? preparation : undefined;
  return givenParts({ volume, recipe, preparation: named, offered, containers: containersOf(dose, product, recipe) });
}

/** What goes in at once, in mL; undefined for an infusion and while it depends on a weight. */
function amountOf(dose: GivenDose, volume: GivenVolume | undefined): Ml | undefined {
  if (dose.perKg || dose.per) return undefined;
  if (volume !== undefined) return volume.whole ?? volume.high ?? volume.low;
  return dose.low.unit === 'mL' ? ml(mostOf(dose).value) : undefined;
}

/** A step is never more than the whole dose. */
const stepOf = (step: GivenDose, dose: GivenDose): GivenDose =>
  comparable(step, dose) && !step.perKg ? cutDose(step, mostOf(dose)) : step;

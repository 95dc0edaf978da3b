import type { Course } from './arrest-course.ts';
import type { ArrestEvent } from './arrest-event.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import type { ArrestPatient } from './arrest-weight.ts';
import type { Cue, CueDrug } from './cue.ts';
import { cueDrug } from './cue-drug.ts';
import { isDoseOf } from './given-doses.ts';

const SECOND = 1_000;

type Choice = ArrestPlan['antiarrhythmic']['choices'][number];

/**
 * The cue for an antiarrhythmic at `t`: first all choices, after the plan's shock; once one was given, only the next
 * dose of that choice. Only shocks of this arrest count. There is no cue for a cold patient or while the rhythm is not
 * shockable. The cue is quiet after an injury, and after a drug that rules out one of the choices, because the crew
 * then decides whether to give another choice.
 */
export function antiarrhythmicCue(
  plan: ArrestPlan,
  course: Course,
  t: number,
  patient: ArrestPatient,
): Cue | undefined {
  const { phase, layout, cold, trauma, rhythm } = course;
  if (phase !== 'arrest' || layout === 'bls' || cold || rhythm?.shockable !== true) return undefined;
  const { afterShock, choices, text } = plan.antiarrhythmic;
  if (course.shocks.length - course.earlierShocks < afterShock) return undefined;
  const chosen = chosenOf(choices, plan, course);
  const open = chosen === undefined ? choices : [chosen];
  const next = open
    .map((choice) => nextOf(choice, plan, course, patient))
    .filter((one) => one !== undefined)
    .filter((one) => one.since <= t);
  if (next.length === 0) return undefined;
  const since = Math.min(...next.map((one) => one.since));
  const said = text === undefined ? {} : { text };
  const because = trauma ? 'trauma' : open.some((choice) => ruledOutBy(choice, course)) ? 'withheld' : undefined;
  const quiet = because === undefined ? {} : ({ quiet: true, because } as const);
  return { kind: 'antiarrhythmic', since, choices: next.map(({ give }) => give), ...said, ...quiet };
}

/** The choice whose drug was given first. The other choice is no longer offered, because only one may be given. */
function chosenOf(choices: readonly Choice[], plan: ArrestPlan, { drugs }: Course): Choice | undefined {
  for (const { event } of drugs) {
    const chosen = choices.find(({ doses }) => doses.some(({ drug }) => isOf(plan, drug, event)));
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/**
 * The name of the choice that was given instead of this drug, because only one antiarrhythmic may be given. Undefined when
 * neither was given, when this one was given first, and for a drug that is not one of the choices. Source: the plan's own
 * rule.
 */
export function givenInstead(plan: ArrestPlan, course: Course, id: string): string | undefined {
  const { choices } = plan.antiarrhythmic;
  const isChoice = ({ doses }: Choice) => doses.some(({ drug }) => drug === id);
  const chosen = chosenOf(choices, plan, course);
  return chosen === undefined || isChoice(chosen) || !choices.some(isChoice) ? undefined : chosen.name;
}

/** True when the drug that rules out a choice was given in this arrest. */
function ruledOutBy({ notAfter }: Choice, { drugs, arrests }: Course): boolean {
  const from = arrests.at(-1)?.from ?? 0;
  return drugs.some(({ event: { data }, t }) => data.kind === 'drug' && data.drug === notAfter && t >= from);
}

/**
 * The name of the drug that was given in this arrest and rules this one out; undefined for every other drug.
 * Source: the plan's own rule, magnesium for torsades.
 */
export function withheldAfter(plan: ArrestPlan, course: Course, id: string): string | undefined {
  const choice = plan.antiarrhythmic.choices.find(({ doses }) => doses.some(({ drug }) => drug === id));
  if (choice === undefined || !ruledOutBy(choice, course)) return undefined;
  return plan.drugs.find((one) => one.id === choice.notAfter)?.name;
}

/** True when a drug is one of the plan's antiarrhythmics. None of them is given to a cold patient. */
export const isAntiarrhythmic = ({ antiarrhythmic }: ArrestPlan, id: string): boolean =>
  antiarrhythmic.choices.some(({ doses }) => doses.some(({ drug }) => drug === id));

function isOf(plan: ArrestPlan, id: string, event: ArrestEvent): boolean {
  const drug = plan.drugs.find((one) => one.id === id);
  return drug !== undefined && isDoseOf(plan, drug, event);
}

interface NextDose {
  readonly since: number;
  readonly give: CueDrug;
}

function nextOf({ doses }: Choice, plan: ArrestPlan, course: Course, patient: ArrestPatient): NextDose | undefined {
  const own = course.drugs.filter(({ event }) => doses.some(({ drug }) => isOf(plan, drug, event)));
  // A dose given out of order counts as if all doses before it had been given, so that a smaller dose is not followed
  // by a cue for a larger one.
  const given = own.reduce((index, { event }) => {
    const found = doses.findIndex(({ drug }, place) => place >= index && isOf(plan, drug, event));
    return found === -1 ? index : found + 1;
  }, 0);
  const next = doses[given];
  const give = next && cueDrug(plan, next.drug, patient, course.drugs);
  const since = next && sinceOf(next, course, own.at(-1)?.t);
  return give === undefined || since === undefined ? undefined : { since, give };
}

/**
 * The time from which a dose is due: from its shock on, and after the gap if the plan has one. Without a gap, the
 * rhythm must be seen again in a later cycle, which means a shock after the previous dose.
 */
function sinceOf({ fromShock, gap }: Choice['doses'][number], course: Course, last: number | undefined) {
  const shocks = course.shocks.slice(course.earlierShocks).map(({ t }) => t);
  const shock = shocks[fromShock - 1];
  if (shock === undefined || last === undefined) return shock;
  if (gap !== undefined) return Math.max(shock, last + gap * SECOND);
  const again = shocks.find((t) => t > last);
  return again === undefined ? undefined : Math.max(shock, again);
}

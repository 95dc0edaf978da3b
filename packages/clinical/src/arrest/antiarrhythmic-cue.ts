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
 * The cue of an antiarrhythmic at `t`: the choices after the plan's shock, and once one was given the next dose of that
 * one alone. Shocks are those of this arrest. None in the cold, and none while the rhythm is not to be shocked. After an
 * injury it is quiet, and after a drug that rules out one of its choices: which of the others is the crew's to choose.
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

/** The choice whose drug was given first. The other is not offered any more: one, not both. */
function chosenOf(choices: readonly Choice[], plan: ArrestPlan, { drugs }: Course): Choice | undefined {
  for (const { event } of drugs) {
    const chosen = choices.find(({ doses }) => doses.some(({ drug }) => isOf(plan, drug, event)));
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/**
 * The choice that was given in place of this drug, by its name: one antiarrhythmic, not both. Undefined where neither was
 * given, where this one was given first, and for a drug that is none of the choices. Source: the plan's own rule.
 */
export function givenInstead(plan: ArrestPlan, course: Course, id: string): string | undefined {
  const { choices } = plan.antiarrhythmic;
  const isChoice = ({ doses }: Choice) => doses.some(({ drug }) => drug === id);
  const chosen = chosenOf(choices, plan, course);
  return chosen === undefined || isChoice(chosen) || !choices.some(isChoice) ? undefined : chosen.name;
}

/** Whether the drug after which a choice is not given was given in this arrest. */
function ruledOutBy({ notAfter }: Choice, { drugs, arrests }: Course): boolean {
  const from = arrests.at(-1)?.from ?? 0;
  return drugs.some(({ event: { data }, t }) => data.kind === 'drug' && data.drug === notAfter && t >= from);
}

/**
 * The drug, by its name, that was given in this arrest and after which this one is not; undefined for every other drug.
 * Source: the plan's own rule, magnesium for torsades.
 */
export function withheldAfter(plan: ArrestPlan, course: Course, id: string): string | undefined {
  const choice = plan.antiarrhythmic.choices.find(({ doses }) => doses.some(({ drug }) => drug === id));
  if (choice === undefined || !ruledOutBy(choice, course)) return undefined;
  return plan.drugs.find((one) => one.id === choice.notAfter)?.name;
}

/** Whether a drug of the plan is one of its antiarrhythmics: none of them is given in the cold. */
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
  // A dose out of its order counts as all before it: a larger one is not asked for after a smaller one.
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
 * From when a dose is due: from its shock, and after the gap where the plan has one. Without a gap a later cycle has to
 * show the rhythm again: a shock after the dose before.
 */
function sinceOf({ fromShock, gap }: Choice['doses'][number], course: Course, last: number | undefined) {
  const shocks = course.shocks.slice(course.earlierShocks).map(({ t }) => t);
  const shock = shocks[fromShock - 1];
  if (shock === undefined || last === undefined) return shock;
  if (gap !== undefined) return Math.max(shock, last + gap * SECOND);
  const again = shocks.find((t) => t > last);
  return again === undefined ? undefined : Math.max(shock, again);
}

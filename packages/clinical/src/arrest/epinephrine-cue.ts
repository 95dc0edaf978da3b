import type { Course } from './arrest-course.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import type { ArrestPatient } from './arrest-weight.ts';
import type { Cue } from './cue.ts';
import { cueDrug } from './cue-drug.ts';
import type { ArrestRow } from './standing-rows.ts';

const SECOND = 1_000;

/** Times when epinephrine may be given, is due and is late, in ms of arrest time. */
export interface EpinephrineWindow {
  readonly may: number;
  /** Each is absent when no source gives it. */
  readonly due?: number;
  readonly late?: number;
  /** The last dose in effect; absent before the first. */
  readonly last?: number;
}

/** The epinephrine doses from which the time until the next dose is counted, regardless of route. */
export const epinephrineDoses = ({ epinephrine }: ArrestPlan, { drugs }: Course): readonly ArrestRow[] => {
  const counted = new Set([epinephrine.drug, ...(epinephrine.also ?? [])]);
  return drugs.filter(({ event: { data } }) => data.kind === 'drug' && counted.has(data.drug));
};

/**
 * The window for the next epinephrine dose, in ms of arrest time. Undefined when the sequence has none: no arrest, a
 * crew with an AED, or a rhythm that is unknown or has yet to be shocked. A re-arrest starts with the rule for a first
 * dose, but not before the window after the last dose opens.
 */
export function epinephrineWindow(plan: ArrestPlan, course: Course): EpinephrineWindow | undefined {
  const arrest = course.arrests.at(-1);
  if (course.phase !== 'arrest' || course.layout === 'bls' || arrest === undefined) return undefined;
  const last = epinephrineDoses(plan, course).at(-1)?.t;
  const again = last === undefined ? undefined : windowAfter(plan, course, last);
  const isFirstArrest = course.arrests.length === 1;
  if (again !== undefined && (isFirstArrest || again.last >= arrest.from)) return again;
  const from = firstFrom(plan, course);
  if (from === undefined) return undefined;
  const { within } = plan.epinephrine;
  const due = Math.max(from, again?.due ?? again?.late ?? from);
  const start = isFirstArrest ? Math.min(course.began, arrest.from) : arrest.from;
  return {
    may: Math.max(from, again?.may ?? from),
    due,
    ...(within === undefined ? {} : { late: Math.max(due, start + within * SECOND) }),
    ...(last === undefined ? {} : { last }),
  };
}

/** Times since the last dose. A core that is cool, but not cold, has its own longer times and no "due". */
export function windowAfter({ epinephrine, cool }: ArrestPlan, { core }: Course, last: number) {
  const { may, late } = core === 'cool' && cool !== undefined ? cool : epinephrine;
  const due = core === 'cool' && cool !== undefined ? undefined : epinephrine.due;
  return {
    may: last + may * SECOND,
    ...(due === undefined ? {} : { due: last + due * SECOND }),
    late: last + late * SECOND,
    last,
  };
}

/** The time from which a first dose is due: at once in a non-shockable rhythm, otherwise after the plan's shock. */
function firstFrom({ epinephrine }: ArrestPlan, { rhythm, shocks, earlierShocks }: Course): number | undefined {
  if (rhythm === undefined) return undefined;
  const shock = shocks[earlierShocks + epinephrine.afterShock - 1]?.t;
  return rhythm.shockable ? shock : Math.min(rhythm.from, shock ?? rhythm.from);
}

/** The epinephrine cue at `t`. For a cold patient and after an injury, it is quiet and states why. */
export function epinephrineCue(plan: ArrestPlan, course: Course, t: number, patient: ArrestPatient): Cue | undefined {
  const times = epinephrineWindow(plan, course);
  if (times === undefined || t < times.may) return undefined;
  const give = cueDrug(plan, plan.epinephrine.drug, patient, course.drugs);
  if (give === undefined) return undefined;
  const { may, due = Number.POSITIVE_INFINITY, late = Number.POSITIVE_INFINITY, last } = times;
  const because = course.cold ? 'cold' : course.trauma ? 'trauma' : undefined;
  const [window, since] =
    t >= late ? (['late', late] as const) : t >= due ? (['due', due] as const) : (['may', may] as const);
  return {
    kind: 'epinephrine',
    window,
    since,
    ...(times.due === undefined ? {} : { due }),
    ...(times.late === undefined ? {} : { late: times.late }),
    first: last === undefined,
    give,
    ...(because === undefined ? {} : { quiet: true, because }),
  };
}

import type { ArrestEventData, ColdCore, Rhythm } from './arrest-event.ts';
import type { ArrestRow } from './standing-rows.ts';

/** From the start of an arrest to ROSC or the end of the log. Arrest time in ms. */
interface Arrest {
  readonly from: number;
  readonly to?: number;
  /** The arrest ended with a pulse. */
  readonly pulse?: true;
}

/** Uninterrupted compressions according to the presses. Arrest time in ms. */
export interface CprRun {
  readonly from: number;
  readonly to?: number;
  /** Rhythm checks during this run for which Pause was not pressed. */
  readonly looks: readonly number[];
}

/**
 * A shockable or non-shockable rhythm. `from` is the time of the first consecutive check with the same kind of rhythm.
 */
interface SeenRhythm {
  readonly rhythm: Rhythm;
  readonly shockable: boolean;
  readonly from: number;
  readonly at: number;
}

/** The state of an arrest after its valid events. It does not depend on the plan or the current time. */
export interface Course {
  readonly phase: 'none' | 'arrest' | 'rosc' | 'ended';
  readonly plan: 'adult' | 'child';
  readonly layout: 'als' | 'bls';
  readonly practice: boolean;
  /** Start of the arrest: 0, or negative if it was before the press on CODE. */
  readonly began: number;
  readonly arrests: readonly Arrest[];
  /** Each run starts a cycle. The last run continues if it has no end. */
  readonly runs: readonly CprRun[];
  /** The rhythm in the current arrest; absent until the first rhythm check. */
  readonly rhythm?: SeenRhythm;
  /** A shockable rhythm was seen, and no shock has been given since. */
  readonly armed: boolean;
  /** All shocks, and how many of them were before the current arrest. */
  readonly shocks: readonly ArrestRow[];
  readonly earlierShocks: number;
  readonly drugs: readonly ArrestRow[];
  readonly patient: Patient;
  readonly airway?: Airway['airway'];
  /** The last entry about a cold core. */
  readonly core?: ColdCore;
  /** The plan's limits for a cold core apply: the core was measured below them or is assumed to be. */
  readonly cold: boolean;
  /** The cause is an injury. */
  readonly trauma: boolean;
  /** True for a newborn, false for an older child; absent when not entered. */
  readonly newborn?: boolean;
  /** The wall clock ran backwards while no other clock counted, so the true time may be longer. */
  readonly unsure: boolean;
  readonly endedAt?: number;
}

type Patient = Omit<Of<'patient'>, 'kind'>;
type Airway = Of<'airway'>;
type Of<K extends ArrestEventData['kind']> = Extract<ArrestEventData, { kind: K }>;

/** The course before anything was logged. */
export const NO_COURSE: Course = {
  phase: 'none',
  plan: 'adult',
  layout: 'als',
  practice: false,
  began: 0,
  arrests: [],
  runs: [],
  armed: false,
  shocks: [],
  earlierShocks: 0,
  drugs: [],
  patient: {},
  cold: false,
  trauma: false,
  unsure: false,
};

const isShockable = (rhythm: Rhythm): boolean => rhythm === 'vf-pvt' || rhythm === 'shock-advised';

/** True while compressions are running according to the presses. */
export const isCompressing = ({ phase, runs }: Course): boolean =>
  phase === 'arrest' && runs.length > 0 && runs.at(-1)?.to === undefined;

/** The course after one more row. Rows are in the order of their corrected times. */
export function after(course: Course, row: ArrestRow): Course {
  const { t, event } = row;
  const { data } = event;
  switch (data.kind) {
    case 'started':
      return { ...opened(course, t), plan: data.plan, layout: data.layout, practice: data.practice };
    case 'plan':
      return { ...course, plan: data.plan, layout: data.layout };
    case 'began':
      return { ...course, began: data.before > 0 ? -data.before : 0 };
    case 'cpr':
      return inArrest(course) ? startRun(course, t) : opened(course, t);
    case 'pause':
      return endRun(course, t);
    case 'rhythm':
      return seen(opened(course, t), t, data.rhythm);
    case 'shock':
      return shocked(opened(course, t), row);
    case 'rosc':
      return rosc(course, t);
    case 'rearrest':
      return course.phase === 'rosc' ? beginArrest(course, t) : course;
    case 'ended':
      return course.phase === 'ended' ? course : { ...closeArrest(course, t), phase: 'ended', endedAt: t };
    case 'drug':
      return { ...course, drugs: [...course.drugs, row] };
    default:
      return framed(course, data);
  }
}

function framed(course: Course, data: ArrestEventData): Course {
  switch (data.kind) {
    case 'patient': {
      const { kind: _, ...patient } = data;
      return { ...course, patient };
    }
    case 'airway':
      return { ...course, airway: data.airway };
    case 'circumstance':
      return circumstanced(course, data);
    case 'clock-changed':
      return { ...course, unsure: course.unsure || data.unsure };
    default:
      return course;
  }
}

function circumstanced(course: Course, { circumstance, holds }: Of<'circumstance'>): Course {
  if (circumstance === 'trauma') return { ...course, trauma: holds };
  if (circumstance === 'newborn') return { ...course, newborn: holds };
  // A pregnancy does not change any step of the sequence.
  if (circumstance === 'pregnant') return course;
  const { core, ...others } = course;
  if (holds) return { ...others, core: circumstance, cold: circumstance !== 'cool' };
  return core === circumstance ? { ...others, cold: false } : course;
}

const inArrest = ({ phase }: Course): boolean => phase === 'arrest';

/** An action that was corrected to a time before the press on CODE also starts the arrest. */
const opened = (course: Course, t: number): Course => (course.phase === 'none' ? beginArrest(course, t) : course);

/** A first arrest or a re-arrest. The counts for the sequence start again; the doses already given are kept. */
function beginArrest({ rhythm: _, ...course }: Course, t: number): Course {
  const arrests = [...course.arrests, { from: t }];
  return startRun({ ...course, phase: 'arrest', arrests, earlierShocks: course.shocks.length, armed: false }, t);
}

/** Ends the last span if it is still open. */
function closed<T extends { readonly to?: number }>(spans: readonly T[], t: number): readonly T[] {
  const last = spans.at(-1);
  return last === undefined || last.to !== undefined ? spans : spans.with(-1, { ...last, to: t });
}

const endRun = (course: Course, t: number): Course =>
  isCompressing(course) ? { ...course, runs: closed(course.runs, t) } : course;

const startRun = (course: Course, t: number): Course => ({
  ...course,
  runs: [...closed(course.runs, t), { from: t, looks: [] }],
});

const closeArrest = (course: Course, t: number): Course => ({
  ...course,
  armed: false,
  runs: closed(course.runs, t),
  arrests: closed(course.arrests, t),
});

function rosc(course: Course, t: number): Course {
  if (!inArrest(course)) return course;
  const ended = closeArrest(course, t);
  const last = ended.arrests.at(-1);
  const arrests: readonly Arrest[] = last === undefined ? [] : ended.arrests.with(-1, { ...last, pulse: true });
  return { ...ended, phase: 'rosc', arrests };
}

/** A rhythm check. After a non-shockable rhythm, compressions resume at once; a pulse is ROSC. */
function seen(course: Course, t: number, rhythm: Rhythm): Course {
  if (!inArrest(course)) return course;
  if (rhythm === 'pulse') return rosc(course, t);
  const shockable = isShockable(rhythm);
  const from = course.rhythm?.shockable === shockable ? course.rhythm.from : t;
  const looked = { ...course, rhythm: { rhythm, shockable, from, at: t }, armed: shockable };
  if (!shockable) return startRun(looked, t);
  return isCompressing(course) ? { ...looked, runs: checked(course.runs, t) } : looked;
}

function checked(runs: readonly CprRun[], t: number): readonly CprRun[] {
  const last = runs.at(-1);
  return last === undefined ? runs : runs.with(-1, { ...last, looks: [...last.looks, t] });
}

/**
 * A shock. If Pause was not pressed before it, compressions are assumed to resume right after it, and the cycle starts
 * again.
 */
function shocked(course: Course, row: ArrestRow): Course {
  const shocks = [...course.shocks, row];
  if (!inArrest(course)) return { ...course, shocks };
  const given = { ...course, shocks, armed: false };
  return isCompressing(course) ? startRun(given, row.t) : given;
}

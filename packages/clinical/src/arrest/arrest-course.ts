import type { ArrestEventData, ColdCore, Rhythm } from './arrest-event.ts';
import type { ArrestRow } from './standing-rows.ts';

/** From the begin of an arrest to ROSC or the end of the log. Arrest time in ms. */
interface Arrest {
  readonly from: number;
  readonly to?: number;
  /** It ended with a pulse. */
  readonly pulse?: true;
}

/** Compressions without a stop, as far as it was pressed. Arrest time in ms. */
export interface CprRun {
  readonly from: number;
  readonly to?: number;
  /** Looks at the rhythm during this run, where nobody pressed Pause for them. */
  readonly looks: readonly number[];
}

/** A rhythm to be shocked, or one that is not. `from` is the first of the same kind in a row. */
interface SeenRhythm {
  readonly rhythm: Rhythm;
  readonly shockable: boolean;
  readonly from: number;
  readonly at: number;
}

/** The state of an arrest after its valid events. It depends on neither the plan nor the present time. */
export interface Course {
  readonly phase: 'none' | 'arrest' | 'rosc' | 'ended';
  readonly plan: 'adult' | 'child';
  readonly layout: 'als' | 'bls';
  readonly practice: boolean;
  /** When the arrest began: 0, or less where it was before the press on CODE. */
  readonly began: number;
  readonly arrests: readonly Arrest[];
  /** Each run starts a cycle. The last one without an end goes on. */
  readonly runs: readonly CprRun[];
  /** Of the present arrest; absent until somebody looked. */
  readonly rhythm?: SeenRhythm;
  /** A rhythm to be shocked was seen, and no shock was given since. */
  readonly armed: boolean;
  /** All shocks, and how many of them were before the present arrest. */
  readonly shocks: readonly ArrestRow[];
  readonly earlierShocks: number;
  readonly drugs: readonly ArrestRow[];
  readonly patient: Patient;
  readonly airway?: Airway['airway'];
  /** What was told last of a cold core. */
  readonly core?: ColdCore;
  /** The limits of a core below that of the plan hold: it was measured, or is taken as that. */
  readonly cold: boolean;
  /** The cause is an injury. */
  readonly trauma: boolean;
  /** Newly born, or older; absent where nobody said. */
  readonly newborn?: boolean;
  /** The wall clock ran back while nothing else counted: the time is what it says, or more. */
  readonly unsure: boolean;
  readonly endedAt?: number;
}

type Patient = Omit<Of<'patient'>, 'kind'>;
type Airway = Of<'airway'>;
type Of<K extends ArrestEventData['kind']> = Extract<ArrestEventData, { kind: K }>;

/** Before anything was logged. */
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

/** Whether compressions run, as far as it was pressed. */
export const isCompressing = ({ phase, runs }: Course): boolean =>
  phase === 'arrest' && runs.length > 0 && runs.at(-1)?.to === undefined;

/** The course after one more row. Rows come by their corrected time. */
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
  // A pregnancy changes no step of the sequence.
  if (circumstance === 'pregnant') return course;
  const { core, ...others } = course;
  if (holds) return { ...others, core: circumstance, cold: circumstance !== 'cool' };
  return core === circumstance ? { ...others, cold: false } : course;
}

const inArrest = ({ phase }: Course): boolean => phase === 'arrest';

/** What was done before the press on CODE, by a corrected time, begins the arrest as well. */
const opened = (course: Course, t: number): Course => (course.phase === 'none' ? beginArrest(course, t) : course);

/** A first or another arrest. What was counted for its sequence begins again; what was given stays. */
function beginArrest({ rhythm: _, ...course }: Course, t: number): Course {
  const arrests = [...course.arrests, { from: t }];
  return startRun({ ...course, phase: 'arrest', arrests, earlierShocks: course.shocks.length, armed: false }, t);
}

/** The last span ends, where it goes on. */
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

/** A look at the rhythm. One that is not shocked is followed by compressions at once; a pulse is ROSC. */
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

/** A shock. Where nobody pressed Pause before it, compressions are taken to go on from it: the cycle starts again. */
function shocked(course: Course, row: ArrestRow): Course {
  const shocks = [...course.shocks, row];
  if (!inArrest(course)) return { ...course, shocks };
  const given = { ...course, shocks, armed: false };
  return isCompressing(course) ? startRun(given, row.t) : given;
}

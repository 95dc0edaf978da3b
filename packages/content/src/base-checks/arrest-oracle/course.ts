import { type Press, secondsOf } from './script.ts';

/** State of an arrest after applying the presses that count. Times are whole seconds of the arrest. */
export interface Course {
  phase: 'arrest' | 'pulse' | 'ended';
  plan: 'adult' | 'child';
  layout: string;
  /** Time between the start of the arrest and the press on CODE. */
  before: number;
  /** Number of arrests, including this one. */
  arrests: number;
  /** The start of this arrest: the press on CODE, or Re-arrest. */
  arrestFrom: number;
  /** Time when compressions last started. */
  cprFrom: number;
  pauseFrom: number | null;
  /** Time of the last pause or rhythm entry. */
  checkedAt: number;
  /** Time of the last rhythm entry. */
  lookedAt: number;
  rhythm: string | null;
  /** A shockable rhythm was found and no shock has followed yet. */
  armed: boolean;
  /** Times of the shocks in this arrest. */
  shocks: number[];
  /** Number of shocks since the first arrest began. */
  allShocks: number;
  pulseAt: number;
  weight: string | null;
  /** The latest entry about a cold core. */
  core: 'cold' | 'cold-not-measured' | 'cool' | null;
  /** Index of the press that entered `core`; -1 before any entry. */
  coreToldAt: number;
  /** Index of the last "Cold" fact; -1 before it and after "None known". */
  coldFactAt: number;
  trauma: boolean;
  /** True when entered as newly born, false when entered as older, null when not entered. */
  newborn: boolean | null;
  pregnant: boolean;
  advancedAirway: boolean;
  /** Every EtCO2 value that was entered. */
  etco2: Array<{ readonly at: number; readonly value: number }>;
  /** Every value that was entered, of any kind. */
  values: Array<{ readonly at: number; readonly order: number; readonly name: string; readonly value: number }>;
  causes: Set<string>;
  /** Every dose, with the amount in mg as written in the script. */
  doses: Array<{ readonly drug: string; readonly at: number; readonly mg: string }>;
}

export const isShockable = (rhythm: string | null): boolean => rhythm === 'vf-pvt' || rhythm === 'shock-advised';

export function courseOf(presses: readonly Press[]): Course {
  const course: Course = {
    phase: 'arrest',
    plan: 'adult',
    layout: 'als',
    before: 0,
    arrests: 1,
    arrestFrom: 0,
    cprFrom: 0,
    pauseFrom: null,
    checkedAt: 0,
    lookedAt: 0,
    rhythm: null,
    armed: false,
    shocks: [],
    allShocks: 0,
    pulseAt: 0,
    weight: null,
    core: null,
    coreToldAt: -1,
    coldFactAt: -1,
    trauma: false,
    newborn: null,
    pregnant: false,
    advancedAirway: false,
    etco2: [],
    values: [],
    causes: new Set(),
    doses: [],
  };
  for (const [order, press] of presses.entries()) follow(course, press, order);
  return course;
}

function follow(course: Course, { at, kind, words: [first = '', second = ''] }: Press, order: number): void {
  switch (kind) {
    case 'started':
    case 'plan':
      course.plan = first === 'child' ? 'child' : 'adult';
      course.layout = second;
      break;
    case 'began':
      course.before = secondsOf(first);
      break;
    case 'cpr':
      compress(course, at);
      break;
    case 'pause':
      course.pauseFrom ??= at;
      course.checkedAt = at;
      break;
    case 'rhythm':
      found(course, at, first);
      break;
    case 'shock':
      course.shocks.push(at);
      course.allShocks += 1;
      course.armed = false;
      // Without a press on Pause, compressions went on until the shock and start again after it.
      if (course.pauseFrom === null) compress(course, at);
      break;
    case 'rosc':
      pulse(course, at);
      break;
    case 'rearrest':
      if (course.phase !== 'pulse') break;
      Object.assign(course, { phase: 'arrest', arrests: course.arrests + 1, arrestFrom: at, checkedAt: at });
      Object.assign(course, { rhythm: null, armed: false, shocks: [] });
      compress(course, at);
      break;
    case 'ended':
      course.phase = 'ended';
      break;
    case 'drug':
      course.doses.push({ drug: first, at, mg: second });
      break;
    case 'airway':
      course.advancedAirway = first !== 'bag-mask';
      break;
    case 'vital':
      if (first === 'etco2') course.etco2.push({ at, value: Number(second) });
      course.values.push({ at, order, name: first, value: Number(second) });
      break;
    case 'cause':
      course.causes.add(first);
      break;
    case 'patient':
      course.weight = first;
      break;
    case 'circumstance':
      circumstance(course, first, second === 'true');
      if (first.startsWith('co')) course.coreToldAt = order;
      break;
    case 'fact':
      // Several answers may be given. A later answer withdraws none of them, except that "None known" withdraws "Cold".
      if (first === 'circumstances' && second === 'Pregnant') course.pregnant = true;
      if (first === 'circumstances' && second === 'Cold') course.coldFactAt = order;
      if (first === 'circumstances' && second === 'None known') course.coldFactAt = -1;
      break;
    case 'access':
    case 'compressor':
    case 'order':
    case 'left':
    case 'arrived':
    case 'handed-over':
      break;
    default:
      throw new RangeError(`${kind} is no press`);
  }
}

function circumstance(course: Course, name: string, holds: boolean): void {
  if (name === 'trauma' || name === 'pregnant' || name === 'newborn') {
    course[name] = holds;
    return;
  }
  if (name !== 'cold' && name !== 'cold-not-measured' && name !== 'cool') throw new RangeError(`${name} is none`);
  // A core has only one temperature, so the latest entry replaces the previous one.
  if (holds) course.core = name;
  else if (course.core === name) course.core = null;
}

function compress(course: Course, at: number): void {
  course.cprFrom = at;
  course.pauseFrom = null;
}

function found(course: Course, at: number, rhythm: string): void {
  if (rhythm === 'pulse') {
    pulse(course, at);
    return;
  }
  if (course.phase !== 'arrest') return;
  course.rhythm = rhythm;
  course.armed = isShockable(rhythm);
  course.checkedAt = at;
  course.lookedAt = at;
  // Without a shock, the same press resumes compressions for two minutes.
  if (!course.armed) compress(course, at);
}

function pulse(course: Course, at: number): void {
  if (course.phase !== 'arrest') return;
  course.phase = 'pulse';
  course.pulseAt = at;
  course.pauseFrom = null;
}

import { type Course, courseOf, isShockable } from './course.ts';
import { doseText, expectedDose, expectedEnergy, given, passesTotal } from './expected-figures.ts';
import { clockText, type Press } from './script.ts';
import { standingPresses } from './standing.ts';

/** What the screen must show at one second. Every value is text, so that a script can state it. */
export type Moment = Readonly<Record<string, string>>;

const CYCLE = 120;

export function momentAt(presses: readonly Press[], now: number): Moment {
  const course = courseOf(standingPresses(presses, now));
  const runs = course.phase === 'arrest' && course.pauseFrom === null;
  const next = nextAntiarrhythmics(course, now);
  return {
    total: clockText(now + course.before),
    cycle: runs ? clockText((now - course.cprFrom) % CYCLE) : '-',
    unchecked: String(runs ? uncheckedEnds(course, now) : 0),
    pause: course.phase === 'arrest' && course.pauseFrom !== null ? clockText(now - course.pauseFrom) : '-',
    cues: cuesAt(course, now, next).sort().join(',') || '-',
    // Only the adult's card has the 12-lead a second time.
    'late-tasks': String(course.phase === 'pulse' && course.plan === 'adult' && now - course.pulseAt >= 600 ? 1 : 0),
    breaths: course.advancedAirway ? 'every' : 'ratio',
    causes: String(course.causes.size),
    epinephrine: doseText(expectedDose(course.plan, 'epinephrine', course.weight)),
    amiodarone: doseText(expectedDose(course.plan, 'amiodarone', course.weight)),
    'lidocaine-first': doseText(expectedDose(course.plan, 'lidocaine-first', course.weight)),
    antiarrhythmic:
      next.map((drug) => `${drug}:${doseText(expectedDose(course.plan, drug, course.weight))}`).join(',') || '-',
    energy: course.plan === 'child' ? expectedEnergy(course.allShocks, course.weight) : '-',
  };
}

/** How often two minutes ended since compressions began without a check after it. */
function uncheckedEnds({ cprFrom, checkedAt }: Course, now: number): number {
  const ends = Math.floor((now - cprFrom) / CYCLE);
  const checked = Math.max(0, Math.floor((checkedAt - cprFrom) / CYCLE));
  return Math.max(0, ends - checked);
}

function cuesAt(course: Course, now: number, antiarrhythmics: readonly string[]): string[] {
  if (course.phase === 'ended') return [];
  if (course.phase === 'pulse') return ['tasks'];
  const cues = [];
  const epinephrine = epinephrineWindow(course, now);
  const spent = course.cold && course.allShocks >= 3;
  const paused = course.pauseFrom === null ? -1 : now - course.pauseFrom;
  if (paused >= 8) cues.push(paused < 10 ? 'pause-amber' : 'pause-limit');
  if (course.armed && !spent) cues.push('shock');
  if (paused < 0 && uncheckedEnds(course, now) > 0) cues.push('check');
  if (paused < 0 && (now - course.cprFrom) % CYCLE >= 105) cues.push('charge');
  if (epinephrine !== null) cues.push(`epinephrine-${epinephrine}`);
  if (antiarrhythmics.length > 0) cues.push('antiarrhythmic');
  const [last, ...earlier] = course.etco2.toReversed();
  if (last !== undefined && last < 10) cues.push('etco2-low');
  if (last !== undefined && last >= 40 && earlier.some((value) => value < 40)) cues.push('etco2-rise');
  if (course.cold) cues.push('cold');
  if (course.trauma) cues.push('trauma');
  return cues;
}

function epinephrineWindow(course: Course, now: number): 'may' | 'due' | 'late' | null {
  if (course.cold || course.trauma) return null;
  const last = course.doses.findLast(({ drug }) => drug === 'epinephrine');
  const since = last === undefined ? Number.POSITIVE_INFINITY : now - last.at;
  if (since < 180) return null;
  if (last !== undefined && last.at >= course.arrestFrom) return since < 240 ? 'may' : since < 300 ? 'due' : 'late';
  if (course.rhythm === null) return null;
  if (isShockable(course.rhythm)) return course.shocks >= 2 ? 'due' : null;
  return course.plan === 'child' && now - course.arrestFrom >= 300 ? 'late' : 'due';
}

/** Each dose of each antiarrhythmic, from its shock on, and so many seconds after the one before. */
const ANTIARRHYTHMICS: Readonly<
  Record<'adult' | 'child', ReadonlyArray<ReadonlyArray<readonly [drug: string, fromShock: number, gap: number]>>>
> = {
  adult: [
    [
      ['amiodarone-first', 3, 0],
      ['amiodarone-second', 5, 0],
    ],
    [
      ['lidocaine-first', 3, 0],
      ['lidocaine-second', 5, 300],
    ],
  ],
  child: [
    [
      ['amiodarone', 3, 0],
      ['amiodarone', 5, 300],
      ['amiodarone', 7, 300],
    ],
    [
      ['lidocaine', 3, 0],
      ['lidocaine', 5, 300],
      ['lidocaine', 7, 300],
    ],
  ],
};

/** The antiarrhythmics of which one may be given now: before the first dose the crew chooses. */
function nextAntiarrhythmics(course: Course, now: number): string[] {
  const { plan, shocks, rhythm, cold, doses, weight } = course;
  if (course.phase !== 'arrest' || cold || !isShockable(rhythm)) return [];
  const choices = ANTIARRHYTHMICS[plan].map((steps) => ({
    steps,
    before: doses.filter((dose) => steps.some(([drug]) => drug === dose.drug)),
  }));
  const [chosen] = choices
    .filter(({ before }) => before.length > 0)
    .sort((a, b) => (a.before[0]?.at ?? 0) - (b.before[0]?.at ?? 0));
  return (chosen === undefined ? choices : [chosen]).flatMap(({ steps, before }) => {
    const [drug, fromShock = 0, gap = 0] = steps[before.length] ?? [];
    if (drug === undefined || shocks < fromShock || now - (before.at(-1)?.at ?? -gap) < gap) return [];
    return passesTotal(drug, weight, given(before), expectedDose(plan, drug, weight)) ? [] : [drug];
  });
}

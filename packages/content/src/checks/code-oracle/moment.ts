import { isAbove, plus } from '../oracle/rational.ts';
import { type Course, courseOf, isShockable } from './course.ts';
import { amiodaroneTotal, doseText, expectedDose, expectedEnergy, given } from './expected-figures.ts';
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
    'late-tasks': String(course.phase === 'pulse' && now - course.pulseAt >= 600 ? 1 : 0),
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

/** The antiarrhythmics of which one may be given now: before the first dose the crew chooses. */
function nextAntiarrhythmics(course: Course, now: number): string[] {
  const { plan, shocks, rhythm, cold, doses, weight } = course;
  if (course.phase !== 'arrest' || cold || !isShockable(rhythm)) return [];
  const amiodarone = doses.filter(({ drug }) => drug.startsWith('amiodarone'));
  const lidocaine = doses.filter(({ drug }) => drug.startsWith('lidocaine'));
  const waited = (of: typeof doses) => now - (of.at(-1)?.at ?? 0) >= 300;
  if (amiodarone.length === 0 && lidocaine.length === 0) {
    if (shocks < 3) return [];
    return plan === 'adult' ? ['amiodarone-first', 'lidocaine-first'] : ['amiodarone', 'lidocaine'];
  }
  if (shocks < 5) return [];
  if (plan === 'adult') {
    if (amiodarone.length > 0) return amiodarone.length === 1 ? ['amiodarone-second'] : [];
    return lidocaine.length === 1 && waited(lidocaine) ? ['lidocaine-second'] : [];
  }
  if (amiodarone.length === 0) return lidocaine.length < 3 && waited(lidocaine) ? ['lidocaine'] : [];
  if (amiodarone.length >= 3 || !waited(amiodarone)) return [];
  const next = expectedDose(plan, 'amiodarone', weight);
  const passes = next !== null && weight !== null && isAbove(plus(given(amiodarone), next.mg), amiodaroneTotal(weight));
  return passes ? [] : ['amiodarone'];
}

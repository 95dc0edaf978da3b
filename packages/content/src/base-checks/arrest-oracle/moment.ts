import { type Course, courseOf, isShockable } from './course.ts';
import {
  doseText,
  type ExpectedDose,
  expectedDose,
  expectedEnergy,
  given,
  mayBeNewborn,
  saysAdultDose,
  withinTotal,
} from './expected-figures.ts';
import { clockText, type Press } from './script.ts';
import { standingPresses } from './standing.ts';

/** The values that the screen must show at one second. Each is a string, so that a script can contain it. */
export type Moment = Readonly<Record<string, string>>;

const CYCLE = 120;

interface NextDose {
  readonly drug: string;
  /** Null when the weight is missing. */
  readonly dose: ExpectedDose | null;
}

export function momentAt(presses: readonly Press[], now: number): Moment {
  const course = courseOf(standingPresses(presses, now));
  return { ...figuresOf(course), ...momentOf(course, now) };
}

/** The figures that do not change until the next press. */
export const figuresOf = (course: Course): Moment => ({
  breaths: course.advancedAirway ? 'every' : 'ratio',
  causes: String(course.causes.size),
  epinephrine: doseText(expectedDose(course.plan, 'epinephrine', course.weight)),
  amiodarone: doseText(expectedDose(course.plan, 'amiodarone', course.weight)),
  'lidocaine-first': doseText(expectedDose(course.plan, 'lidocaine-first', course.weight)),
  dextrose: doseText(expectedDose(course.plan, 'dextrose', course.weight)),
  energy: course.plan === 'child' ? expectedEnergy(course.allShocks, course.weight) : '-',
  'adult-dose': String(course.plan === 'child' && saysAdultDose(course.allShocks, course.weight)),
});

/** The values that change from second to second. */
export function momentOf(course: Course, now: number): Moment {
  const runs = course.phase === 'arrest' && course.pauseFrom === null;
  const next = nextAntiarrhythmics(course, now);
  const cues = cuesAt(course, now, next);
  return {
    total: clockText(now + course.before),
    cycle: runs ? clockText((now - course.cprFrom) % CYCLE) : '-',
    unchecked: String(runs ? uncheckedEnds(course, now) : 0),
    pause: course.phase === 'arrest' && course.pauseFrom !== null ? clockText(now - course.pauseFrom) : '-',
    cues: cues.toSorted().join(',') || '-',
    now: nowLine(course, cues),
    charge: cues.includes('charge') ? (figuresOf(course).energy ?? '-') : '-',
    etco2: etco2Text(course),
    'epinephrine-quiet': (epinephrineWindow(course, now) !== null && quietReason(course)) || '-',
    // Only the adult's card lists the 12-lead a second time.
    'late-tasks': String(course.phase === 'pulse' && course.plan === 'adult' && now - course.pulseAt >= 600 ? 1 : 0),
    'first-task': firstTask(course),
    'own-tasks': ownTasks(course),
    'antiarrhythmic-quiet': (next.length > 0 && antiarrhythmicQuiet(course)) || '-',
    antiarrhythmic: next.map(({ drug, dose }) => `${drug}:${doseText(dose)}`).join(',') || '-',
  };
}

/**
 * Order in which cues are chosen for the NOW line. Cues that are due share a group, because the rules do not order
 * them.
 */
const NOW_ORDER = [
  ['shock', 'shock-over', 'shock-aed', 'shock-compressing'],
  ['pause-limit', 'compress'],
  ['pause-amber'],
  ['charge', 'compressor'],
  ['rearrest', 'slow'],
  ['pulse-core-cold', 'pulse-core-cool', 'pulse-core'],
  ['check', 'check-aed', 'epinephrine-due', 'epinephrine-late', 'antiarrhythmic', 'tasks', 'newborn-first'],
  ['etco2-rise', 'etco2-low'],
  ['epinephrine-may'],
  ['core-cold', 'core-cool', 'core'],
  ['newborn'],
  ['trauma', 'refractory'],
  ['pads', 'pads-aed'],
  ['newborn-asked'],
  ['cold', 'cold-not-measured', 'cool', 'pregnant'],
];

function nowLine({ phase, pauseFrom, layout }: Course, cues: readonly string[]): string {
  const place = NOW_ORDER.findIndex((group) => group.some((cue) => cues.includes(cue)));
  const isPause = phase === 'arrest' && pauseFrom !== null && (place === -1 || place > 2);
  if (isPause) return layout === 'bls' ? 'pause-aed' : 'pause';
  return NOW_ORDER[place]?.join('/') ?? (phase === 'arrest' ? 'cpr' : '-');
}

/** The NOW-line group that a cue belongs to. */
export const nowGroup = (cue: string): string => NOW_ORDER.find((group) => group.includes(cue))?.join('/') ?? cue;

/** Number of two-minute cycles that have ended without a check since compressions began. */
function uncheckedEnds({ cprFrom, checkedAt }: Course, now: number): number {
  const ends = Math.floor((now - cprFrom) / CYCLE);
  const checked = Math.max(0, Math.floor((checkedAt - cprFrom) / CYCLE));
  return Math.max(0, ends - checked);
}

function cuesAt(course: Course, now: number, antiarrhythmics: readonly NextDose[]): string[] {
  if (course.phase === 'ended') return [];
  if (course.phase === 'pulse') {
    const core = askedCore(course);
    return [
      ...(isRearrest(course, now) ? ['rearrest'] : []),
      ...(firstTask(course) === 'slow' ? ['slow'] : []),
      ...(core === null ? [] : [`pulse-${core}`]),
      'tasks',
    ];
  }
  const cues = [];
  const { layout, plan, pauseFrom } = course;
  const isAed = layout === 'bls';
  const own = (cue: string) => (isAed ? `${cue}-aed` : cue);
  const epinephrine = quietReason(course) === null ? epinephrineWindow(course, now) : null;
  const spent = isCold(course) && course.allShocks >= 3;
  const shocks = course.armed && !spent;
  // The limit of ten seconds is for a crew that checks the rhythm itself. An AED takes as long as it needs.
  const isOver = pauseFrom !== null && !isAed && now - pauseFrom >= 10;
  // Hands are on the chest: a crew that has resumed compressions charges and then clears the patient.
  const isHandsOn = pauseFrom === null && !isAed;
  if (shocks) cues.push(isOver ? 'shock-over' : isHandsOn ? 'shock-compressing' : own('shock'));
  if (pauseFrom !== null) {
    const lastShock = course.shocks.at(-1);
    const isDone =
      (course.rhythm !== null && course.lookedAt >= pauseFrom) || (lastShock !== undefined && lastShock >= pauseFrom);
    if (!shocks && isOver) cues.push('pause-limit');
    else if (!shocks && isDone) cues.push('compress');
    else if (!isAed && !isOver && now - pauseFrom >= 8) cues.push('pause-amber');
  } else {
    if (course.rhythm === null && course.shocks.length === 0) cues.push(own('pads'));
    if (uncheckedEnds(course, now) > 0) cues.push(own('check'));
    // An AED charges by itself, and a crew does not charge for a shock that must not be given.
    if ((now - course.cprFrom) % CYCLE >= 105) cues.push(isAed || spent ? 'compressor' : 'charge');
  }
  if (epinephrine !== null) cues.push(`epinephrine-${epinephrine}`);
  if (antiarrhythmics.length > 0 && antiarrhythmicQuiet(course) === null) cues.push('antiarrhythmic');
  const measured = etco2Said(course);
  if (measured?.cue === 'etco2-rise') cues.push('etco2-rise');
  // After two minutes the value may no longer be true.
  if (measured?.cue === 'etco2-low' && now - measured.at < CYCLE) cues.push('etco2-low');
  if (course.core !== null) cues.push(course.core);
  const asked = askedCore(course);
  if (asked !== null) cues.push(asked);
  if (course.trauma) cues.push('trauma');
  if (course.trauma && isShockable(course.rhythm) && course.shocks.length >= 3) cues.push('refractory');
  // Only the adult's card mentions pregnancy, and only the child's card mentions the first days of life.
  if (plan === 'adult' && course.pregnant) cues.push('pregnant');
  if (plan === 'child' && mayBeNewborn(course.weight) && course.newborn !== false) {
    const isFirst = epinephrine !== null && !course.doses.some(({ drug }) => drug === 'epinephrine');
    cues.push(isFirst ? 'newborn-first' : course.newborn ? 'newborn' : 'newborn-asked');
  }
  return cues;
}

/**
 * The core entry to request: because of a temperature not yet followed by a core entry, otherwise because of the "Cold"
 * fact.
 */
function askedCore({ core, coreToldAt, values, coldFactAt }: Course): 'core-cold' | 'core-cool' | 'core' | null {
  const warmth = values.findLast(({ name }) => name === 'temperature');
  if (warmth !== undefined && warmth.order > coreToldAt) {
    const wanted = warmth.value < 30 ? 'cold' : warmth.value < 35 ? 'cool' : null;
    const held = core === 'cold-not-measured' ? 'cold' : core;
    if (wanted !== null && wanted !== held) return `core-${wanted}`;
    // The fact was entered before the temperature, so the temperature settles it.
    if (coldFactAt < warmth.order) return null;
  }
  return coldFactAt > coreToldAt && core === null ? 'core' : null;
}

/** True when the last EtCO2 after ROSC is below 10 and no older than two minutes. */
function isRearrest({ pulseAt, etco2 }: Course, now: number): boolean {
  const last = etco2.findLast(({ at }) => at >= pulseAt);
  return last !== undefined && last.value < 10 && now - last.at < CYCLE;
}

/**
 * Reason why an antiarrhythmic has no loud cue. After an injury, the card has no such cue. Magnesium was given for
 * torsades, for which amiodarone is not given. If the crew chose lidocaine earlier, its cue continues.
 */
function antiarrhythmicQuiet({ trauma, doses, arrestFrom }: Course): 'trauma' | 'withheld' | null {
  if (trauma) return 'trauma';
  const first = doses.find(({ drug }) => drug.startsWith('amiodarone') || drug.startsWith('lidocaine'));
  const isMagnesium = doses.some(({ drug, at }) => drug === 'magnesium' && at >= arrestFrom);
  return isMagnesium && first?.drug.startsWith('lidocaine') !== true ? 'withheld' : null;
}

/**
 * Minimum and maximum that the post-ROSC tasks set for a value, read from both cards. A child's minimum pressure
 * depends on age, but below 70 mmHg it is too low at every age of at least 1 month.
 */
const TASK_LIMITS = [
  { task: 'slow', name: 'heart-rate', least: 60, most: Number.POSITIVE_INFINITY, of: ['child'] },
  { task: 'oxygen', name: 'spo2', least: 94, most: 98, of: ['adult', 'child'] },
  { task: 'breaths', name: 'etco2', least: 35, most: 45, of: ['adult', 'child'] },
  { task: 'pressure', name: 'systolic', least: 90, most: Number.POSITIVE_INFINITY, of: ['adult'] },
  { task: 'saline', name: 'systolic', least: 70, most: Number.POSITIVE_INFINITY, of: ['child'] },
  { task: 'glucose', name: 'glucose', least: 60, most: Number.POSITIVE_INFINITY, of: ['adult', 'child'] },
];

/**
 * The task that comes first because of a value entered since this ROSC. A pulse slow enough for compressions comes
 * first, then values that are too low, then values that are too high. Within these, the latest entry comes first.
 */
function firstTask(course: Course): string {
  const { phase, plan, pulseAt, values, trauma } = course;
  if (phase !== 'pulse') return '-';
  const wrong = TASK_LIMITS.flatMap(({ task, name, least, most, of }) => {
    const last = values.findLast((one) => one.name === name && one.at >= pulseAt);
    // Below 10, the pulse may be lost, so breaths are not mentioned.
    if (task === 'breaths' && last !== undefined && last.value < 10) return [];
    // After an injury, no pressure is targeted until the bleeding is stopped. With a cold core, no drug is given for
    // pressure.
    if (last === undefined || !of.includes(plan) || ((trauma || isCold(course)) && task === 'pressure')) return [];
    return last.value < least || last.value > most ? [{ task, at: last.at, isLow: last.value < least }] : [];
  });
  if (wrong.some(({ task }) => task === 'slow')) return 'slow';
  const [first] = wrong.toSorted((one, other) => Number(other.isLow) - Number(one.isLow) || other.at - one.at);
  return first?.task ?? '-';
}

/** The post-ROSC tasks that change with an injury or a cold core. */
export const OWN_TASKS = [
  'pressure-injury',
  'push-dose',
  'pressure-cold',
  'saline-cold',
  'temperature',
  'warming',
] as const;

/**
 * The tasks that apply. Below 30 °C, measured or assumed, OLMD decides on drugs for the pressure and the patient is warmed.
 */
function ownTasks(course: Course): string {
  const { phase, plan, trauma } = course;
  if (phase !== 'pulse') return '-';
  const cold = isCold(course);
  const stands: Record<(typeof OWN_TASKS)[number], boolean> = {
    'pressure-injury': trauma,
    'push-dose': plan === 'child' && !trauma && !cold,
    'pressure-cold': cold,
    'saline-cold': plan === 'adult' && cold && !trauma,
    temperature: !cold,
    warming: cold,
  };
  return OWN_TASKS.filter((task) => stands[task]).join(',');
}

/** A core below 30 °C and a cold core that was not measured have the same limits. */
const isCold = ({ core }: Course): boolean => core === 'cold' || core === 'cold-not-measured';

/** Reason why epinephrine has no cue although it is due. */
const quietReason = (course: Course): 'cold' | 'trauma' | null =>
  isCold(course) ? 'cold' : course.trauma ? 'trauma' : null;

/** Meaning of the last EtCO2 value in this arrest: low, or risen (only until the rhythm is checked). */
function etco2Said({ etco2, arrestFrom, rhythm, lookedAt }: Course) {
  const [last, ...earlier] = etco2.filter(({ at }) => at >= arrestFrom).toReversed();
  if (last === undefined) return null;
  if (last.value < 10) return { cue: 'etco2-low', ...last };
  const isRise = last.value >= 40 && earlier.some(({ value }) => value < 40);
  return isRise && (rhythm === null || lookedAt <= last.at) ? { cue: 'etco2-rise', ...last } : null;
}

/** The value and its time on the arrest clock, "9@5:12". */
function etco2Text(course: Course): string {
  const said = course.phase === 'arrest' ? etco2Said(course) : null;
  return said === null ? '-' : `${said.value}@${clockText(said.at + course.before)}`;
}

function epinephrineWindow(course: Course, now: number): 'may' | 'due' | 'late' | null {
  const { phase, plan, layout, rhythm, shocks, doses, arrests, arrestFrom, before, core } = course;
  if (phase !== 'arrest' || layout === 'bls') return null;
  const last = doses.findLast(({ drug }) => drug === 'epinephrine');
  const since = last === undefined ? Number.POSITIVE_INFINITY : now - last.at;
  // Core 30-35 °C: every 6-10 min. The cards state no time in between.
  const [may, due, late] = core === 'cool' ? [360, 600, 600] : [180, 240, 300];
  if (since < may) return null;
  if (last !== undefined && (arrests === 1 || last.at >= arrestFrom)) {
    return since < due ? 'may' : since < late ? 'due' : 'late';
  }
  if (rhythm === null || (isShockable(rhythm) && shocks.length < 2)) return null;
  if (since < due) return 'may';
  const from = arrests === 1 ? arrestFrom - before : arrestFrom;
  return plan === 'child' && now - from >= 300 ? 'late' : 'due';
}

/** Each dose of each antiarrhythmic: the shock after which it is due, and the seconds since the previous dose. */
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

/** The antiarrhythmics that may be given now. Before the first dose, the crew can choose between them. */
function nextAntiarrhythmics(course: Course, now: number): NextDose[] {
  const { plan, layout, shocks, rhythm, doses, weight } = course;
  if (course.phase !== 'arrest' || layout === 'bls' || isCold(course) || !isShockable(rhythm)) return [];
  const choices = ANTIARRHYTHMICS[plan].map((steps) => ({
    steps,
    before: doses.filter((dose) => steps.some(([drug]) => drug === dose.drug)),
  }));
  const first = doses.find((dose) => choices.some(({ before }) => before.includes(dose)));
  const chosen = choices.find(({ before }) => first !== undefined && before.includes(first));
  return (chosen === undefined ? choices : [chosen]).flatMap(({ steps, before }) => {
    const [drug, fromShock = 0, gap = 0] = steps[placeAfter(steps, before)] ?? [];
    const last = before.at(-1)?.at;
    if (drug === undefined || shocks.length < fromShock) return [];
    if (last !== undefined && now - last < gap) return [];
    // Without an interval of its own, the next dose belongs to a later cycle: VF/pVT must have been shocked again since.
    if (last !== undefined && gap === 0 && !shocks.some((shock) => shock > last)) return [];
    const whole = expectedDose(plan, drug, weight);
    const dose = whole && withinTotal(drug, weight, given(before), whole);
    return whole !== null && dose === null ? [] : [{ drug, dose }];
  });
}

/** Index of the next dose. A dose given out of order also counts as all the doses before it. */
function placeAfter(steps: ReadonlyArray<readonly [drug: string, ...unknown[]]>, before: Course['doses']): number {
  let place = 0;
  for (const { drug } of before) {
    const found = steps.findIndex(([step], index) => index >= place && step === drug);
    if (found >= 0) place = found + 1;
  }
  return place;
}

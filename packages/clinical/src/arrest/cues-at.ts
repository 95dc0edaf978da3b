import { antiarrhythmicCue } from './antiarrhythmic-cue.ts';
import { isCompressing } from './arrest-course.ts';
import { cycleAt } from './arrest-cycle.ts';
import { pausedSince } from './arrest-pause.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import type { ArrestState } from './arrest-state.ts';
import type { ArrestPatient } from './arrest-weight.ts';
import { circumstanceCues } from './circumstance-cues.ts';
import type { Cue } from './cue.ts';
import { epinephrineCue } from './epinephrine-cue.ts';
import { etco2Cue } from './etco2-cue.ts';
import { mayShock, nextPress } from './next-press.ts';
import { nextShock } from './next-shock.ts';
import { roscCues } from './rosc-cues.ts';

const SECOND = 1_000;

/**
 * The cues of the published sequence at `t` (ms of arrest time, not before the last event), in order; the first is the
 * NOW line. Hands-on actions come first: a pause that is too long, a shock, the pause, charging. Among the cues that
 * are due, the one that became due last comes first. Next are advice based on an EtCO2 and optional actions, then CPR
 * alone, then all quiet cues. After ROSC only the tasks are listed, those with a value outside the plan's limits first.
 * Before them come an EtCO2 that suggests a lost pulse and a core that has not been entered. Empty before an arrest,
 * after its end, and when the plan's agency has turned cues off.
 * Source: the plan, each rule with its own.
 */
export function cuesAt(plan: ArrestPlan, state: ArrestState, t: number, patient: ArrestPatient): Cue[] {
  if (!plan.cues) return [];
  const cues = state.phase === 'arrest' ? arrestCues(plan, state, t, patient) : roscCues(plan, state, t);
  return cues.toSorted((one, other) => rank(one) - rank(other) || other.since - one.since);
}

/** Within a rank, the newest comes first. Quiet cues come after all others. */
function rank(cue: Cue): number {
  const own = RANKS[rankOf(cue)];
  return cue.quiet === true ? Math.max(own, RANKS.quiet) : own;
}

function rankOf(cue: Cue): keyof typeof RANKS {
  if (cue.kind === 'epinephrine') return cue.window;
  if (cue.kind === 'task') return cue.first === true ? 'first' : (cue.measured ?? 'task');
  if (cue.kind === 'core') return cue.rosc === true ? 'core-rosc' : 'core';
  if (cue.kind !== 'newborn') return cue.kind;
  if (cue.beforeDrug) return 'due';
  return cue.told ? 'newborn' : 'newborn-asked';
}

const RANKS: Record<
  | Exclude<Cue['kind'], 'epinephrine'>
  | 'may'
  | 'due'
  | 'late'
  | 'quiet'
  | 'first'
  | 'below'
  | 'above'
  | 'newborn-asked'
  | 'core-rosc',
  number
> = {
  shock: 0,
  compress: 1,
  pause: 2,
  charge: 3,
  compressor: 3,
  check: 4,
  due: 4,
  late: 4,
  antiarrhythmic: 4,
  // After ROSC, a lost pulse comes first, then the core, because the tasks depend on it. Values that are too low come before
  // values that are too high, and both before the other tasks.
  first: 1,
  'core-rosc': 2,
  below: 3,
  above: 4,
  task: 5,
  // A pulse that may be lost comes before all tasks that assume a pulse.
  'etco2-rearrest': 1,
  // A drug that is due comes before advice.
  'etco2-rise': 5,
  'etco2-low': 5,
  may: 6,
  core: 7,
  newborn: 8,
  // After an injury, the pads come once bleeding, airway and chest have been treated.
  trauma: 9,
  refractory: 9,
  pads: 10,
  'newborn-asked': 11,
  cold: 12,
  cool: 12,
  pregnant: 12,
  cpr: 13,
  quiet: 14,
  breaths: 15,
  ratio: 15,
  causes: 16,
};

function arrestCues(plan: ArrestPlan, state: ArrestState, t: number, patient: ArrestPatient): Cue[] {
  const epinephrine = epinephrineCue(plan, state, t, patient);
  return [
    ...handsCues(plan, state, t, patient),
    etco2Cue(plan, state, t),
    // Before the drug, because the newborn card has a different first dose.
    ...circumstanceCues(plan, state, epinephrine),
    epinephrine,
    antiarrhythmicCue(plan, state, t, patient),
    breathsCue(plan, state),
    causesCue(plan, state, t),
  ].filter((cue) => cue !== undefined);
}

/** Hands-on actions: the pause or the cycle, and the shock. */
function handsCues(plan: ArrestPlan, state: ArrestState, t: number, patient: ArrestPatient): Cue[] {
  const since = pausedSince(state);
  const paused = since === undefined ? 0 : Math.max(0, t - since);
  // An AED needs its own time, and compressions during its analysis make it start over.
  const over = state.layout === 'als' && paused >= plan.pause.limit * SECOND;
  const shock = shockCue(
    plan,
    state,
    patient,
    over && since !== undefined ? since + plan.pause.limit * SECOND : undefined,
  );
  if (since === undefined) return [...shock, ...cycleCues(plan, state, t, patient)];
  // A crew about to shock is not told to compress, because a hand on the chest would receive the shock.
  if (over && shock.length > 0) return shock;
  const acted =
    nextPress(plan, state) === 'cpr' ? Math.max(state.rhythm?.at ?? since, state.shocks.at(-1)?.t ?? since) : undefined;
  if (over || acted !== undefined) {
    return [
      {
        kind: 'compress',
        since: Math.max(over ? since + plan.pause.limit * SECOND : since, acted ?? since),
        paused,
        over,
      },
    ];
  }
  const warn = state.layout === 'als' && paused >= plan.pause.warnAt * SECOND;
  return [...shock, { kind: 'pause', since, paused, warn, ...aed(state) }];
}

/** The shock to give now; `over` is the time from which the pause before it is too long. */
function shockCue(plan: ArrestPlan, state: ArrestState, patient: ArrestPatient, over: number | undefined): Cue[] {
  if (!state.armed || !mayShock(plan, state)) return [];
  const since = Math.max(state.rhythm?.at ?? 0, over ?? Number.NEGATIVE_INFINITY);
  const energy = nextShock(plan, state, patient);
  const late = over === undefined ? {} : ({ over: true } as const);
  const hands = state.layout === 'als' && isCompressing(state) ? ({ compressing: true } as const) : {};
  return [{ kind: 'shock', since, energy, ...late, ...hands, ...aed(state) }];
}

const aed = ({ layout }: ArrestState) => (layout === 'bls' ? ({ aed: true } as const) : {});

function cycleCues(plan: ArrestPlan, state: ArrestState, t: number, patient: ArrestPatient): Cue[] {
  const cycle = cycleAt(plan, state, t);
  if (cycle === undefined) return [];
  const { from, to, checkSince, missed } = cycle;
  const before = to - plan.cycle.chargeAt * SECOND;
  // An AED charges itself, and a shock that is not allowed is not charged.
  const charges = state.layout === 'als' && mayShock(plan, state);
  const next: Cue = charges
    ? { kind: 'charge', since: before, due: to, energy: nextShock(plan, state, patient) }
    : { kind: 'compressor', since: before, due: to };
  return [
    ...(t >= before ? [next] : []),
    ...(checkSince === undefined ? [] : [{ kind: 'check', since: checkSince, missed, ...aed(state) } as const]),
    isSeen(state) ? { kind: 'cpr', since: from, due: to } : { kind: 'pads', since: arrestFrom(state), ...aed(state) },
  ];
}

/** True when a rhythm was seen or a shock given in this arrest. */
const isSeen = ({ rhythm, shocks, earlierShocks }: ArrestState): boolean =>
  rhythm !== undefined || shocks.length > earlierShocks;

const arrestFrom = ({ arrests }: ArrestState): number => arrests.at(-1)?.from ?? 0;

function breathsCue({ breaths: { every, ratio, twoRescuers } }: ArrestPlan, state: ArrestState): Cue {
  const { airway } = state;
  const said = { since: arrestFrom(state), quiet: true } as const;
  if (airway === 'supraglottic' || airway === 'tube') return { kind: 'breaths', ...said, every };
  return { kind: 'ratio', ...said, ratio, ...(twoRescuers === undefined ? {} : { twoRescuers }) };
}

/** How many causes were checked. The cue returns in each cycle. */
function causesCue(plan: ArrestPlan, state: ArrestState, t: number): Cue {
  const looked = new Set(state.rows.map(({ event: { data } }) => (data.kind === 'cause' ? data.cause : undefined)));
  const since = cycleAt(plan, state, t)?.from ?? pausedSince(state) ?? 0;
  const seen = plan.causes.filter(({ id }) => looked.has(id)).length;
  return { kind: 'causes', since, quiet: true, seen, of: plan.causes.length };
}

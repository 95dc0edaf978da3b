import { antiarrhythmicCue } from './antiarrhythmic-cue.ts';
import { cycleAt } from './code-cycle.ts';
import { pausedSince } from './code-pause.ts';
import type { CodePlan } from './code-plan.ts';
import type { CodeState } from './code-state.ts';
import type { CodePatient } from './code-weight.ts';
import type { Cue } from './cue.ts';
import { epinephrineCue } from './epinephrine-cue.ts';
import { etco2Cue } from './etco2-cue.ts';
import { mayShock } from './next-press.ts';
import { nextShock } from './next-shock.ts';

const SECOND = 1_000;

/**
 * What the published sequence says at `t` (ms of code time, not before the last event), in its order: the first is the NOW
 * line. The hands come first: a pause that is too long, a shock, the pause, charging. Of what is due, the one that fell due
 * last stands before the others. What may be done follows, then CPR by itself, then all that is quiet. After ROSC the tasks
 * stand alone. None where the plan's agency turned cues off, before a code and after its end.
 * Source: the plan, each rule with its own.
 */
export function cuesAt(plan: CodePlan, state: CodeState, t: number, patient: CodePatient): Cue[] {
  if (!plan.cues) return [];
  const cues = state.phase === 'arrest' ? arrestCues(plan, state, t, patient) : roscCues(plan, state, t);
  return cues.toSorted((one, other) => rank(one) - rank(other) || other.since - one.since);
}

/** Of one rank the newest stands first. */
function rank(cue: Cue): number {
  if (cue.kind !== 'epinephrine') return RANKS[cue.kind];
  return cue.quiet === true ? RANKS.quiet : RANKS[cue.window];
}

const RANKS: Record<Exclude<Cue['kind'], 'epinephrine'> | 'may' | 'due' | 'late' | 'quiet', number> = {
  compress: 0,
  shock: 1,
  pause: 2,
  charge: 3,
  compressor: 3,
  check: 4,
  'etco2-rise': 4,
  due: 4,
  late: 4,
  antiarrhythmic: 4,
  task: 4,
  'etco2-low': 5,
  may: 6,
  trauma: 7,
  cold: 7,
  cpr: 8,
  quiet: 9,
  breaths: 10,
  ratio: 10,
  causes: 11,
};

function arrestCues(plan: CodePlan, state: CodeState, t: number, patient: CodePatient): Cue[] {
  return [
    ...handsCues(plan, state, t, patient),
    etco2Cue(plan, state),
    epinephrineCue(plan, state, t, patient),
    antiarrhythmicCue(plan, state, t, patient),
    circumstanceCue('trauma', plan.trauma.text, state),
    circumstanceCue('cold', plan.cold.text, state),
    breathsCue(plan, state),
    causesCue(plan, state, t),
  ].filter((cue) => cue !== undefined);
}

/** What the hands do: the pause or the cycle, and the shock. */
function handsCues(plan: CodePlan, state: CodeState, t: number, patient: CodePatient): Cue[] {
  const shock: Cue[] =
    state.armed && mayShock(plan, state)
      ? [{ kind: 'shock', since: state.rhythm?.at ?? t, energy: nextShock(plan, state, patient) }]
      : [];
  const since = pausedSince(state);
  if (since === undefined) return [...shock, ...cycleCues(plan, state, t)];
  const paused = Math.max(0, t - since);
  const { warnAt, limit } = plan.pause;
  if (paused >= limit * SECOND) return [{ kind: 'compress', since: since + limit * SECOND, paused }, ...shock];
  return [...shock, { kind: 'pause', since, paused, warn: paused >= warnAt * SECOND }];
}

function cycleCues(plan: CodePlan, state: CodeState, t: number): Cue[] {
  const cycle = cycleAt(plan, state, t);
  if (cycle === undefined) return [];
  const { from, to, checkSince, missed } = cycle;
  const before = to - plan.cycle.chargeAt * SECOND;
  // An AED charges by itself, and a shock that may not be given is not charged.
  const kind = state.layout === 'als' && mayShock(plan, state) ? 'charge' : 'compressor';
  return [
    ...(t >= before ? [{ kind, since: before, due: to } as const] : []),
    ...(checkSince === undefined ? [] : [{ kind: 'check', since: checkSince, missed } as const]),
    { kind: 'cpr', since: from, due: to },
  ];
}

function circumstanceCue(kind: 'cold' | 'trauma', text: string, state: CodeState): Cue | undefined {
  if (!state[kind]) return undefined;
  const told = state.rows.findLast(({ event: { data } }) => data.kind === 'circumstance' && data.circumstance === kind);
  return { kind, since: told?.t ?? 0, text };
}

function breathsCue({ breaths: { every, ratio, twoRescuers } }: CodePlan, { airway, arrests }: CodeState): Cue {
  const said = { since: arrests.at(-1)?.from ?? 0, quiet: true } as const;
  if (airway === 'supraglottic' || airway === 'tube') return { kind: 'breaths', ...said, every };
  return { kind: 'ratio', ...said, ratio, ...(twoRescuers === undefined ? {} : { twoRescuers }) };
}

/** How many causes somebody has looked at, said again each cycle. */
function causesCue(plan: CodePlan, state: CodeState, t: number): Cue {
  const looked = new Set(state.rows.map(({ event: { data } }) => (data.kind === 'cause' ? data.cause : undefined)));
  const since = cycleAt(plan, state, t)?.from ?? pausedSince(state) ?? 0;
  const seen = plan.causes.filter(({ id }) => looked.has(id)).length;
  return { kind: 'causes', since, quiet: true, seen, of: plan.causes.length };
}

/** The tasks after this ROSC whose time has come and that nobody has done. */
function roscCues({ rosc }: CodePlan, { phase, arrests, rows, trauma }: CodeState, t: number): Cue[] {
  const back = arrests.at(-1)?.to;
  if (phase !== 'rosc' || back === undefined) return [];
  const done = new Set(
    rows.map(({ event: { data }, t: at }) => (data.kind === 'task' && at >= back ? data.task : undefined)),
  );
  return rosc
    .filter(({ injury }) => injury === undefined || injury === trauma)
    .map(({ id, text, after }): Cue => ({ kind: 'task', since: back + after * SECOND, task: id, text }))
    .filter((cue) => cue.kind === 'task' && cue.since <= t && !done.has(cue.task));
}

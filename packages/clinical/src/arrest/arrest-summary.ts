import { missedChecks } from './arrest-cycle.ts';
import type { ArrestEventData } from './arrest-event.ts';
import { type Pause, pausesOf } from './arrest-pause.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import type { ArrestState } from './arrest-state.ts';
import { epinephrineDoses } from './epinephrine-cue.ts';
import type { ArrestRow } from './standing-rows.ts';

const SECOND = 1_000;

/** The figures of an arrest. All times are ms of arrest time: 0 is the press on CODE, negative times are before it. */
export interface ArrestSummary {
  /** Start of the arrest, 0 or negative. Any time minus this is the time "after the collapse". */
  readonly began: number;
  /** End of the log, or `t` while the log continues. */
  readonly until: number;
  /** The wall clock ran backwards, so the true times may be longer. */
  readonly unsure: boolean;
  /** `pressed` is false when compressions are assumed from the press on CODE, because CPR was not pressed before a pause. */
  readonly firstCompression?: { readonly t: number; readonly pressed: boolean };
  readonly firstShock?: number;
  readonly firstEpinephrine?: number;
  /** Each dose of epinephrine in effect, with the time since the previous one. Empty without a plan. */
  readonly epinephrine: ReadonlyArray<{ readonly t: number; readonly sinceLast?: number }>;
  readonly rosc: readonly number[];
  /** Every pause with its length in ms; `long` is true when it exceeds the plan's limit. */
  readonly pauses: ReadonlyArray<Pause & { readonly length: number; readonly long: boolean }>;
  /** Ends of cycles without a rhythm check. */
  readonly missedChecks: readonly number[];
  /** From taps, not measured: ms in arrest, ms with compressions, and their share from 0 to 1. */
  readonly compressions: { readonly arrest: number; readonly compressing: number; readonly fraction?: number };
  /** Total time the app was away, in ms. */
  readonly away: number;
  /** The timeline: events in effect, by their corrected time. `event.t` is the time of the press. */
  readonly rows: readonly ArrestRow[];
  readonly undone: readonly ArrestRow[];
}

/**
 * The figures of an arrest at `t`, ms of arrest time, not before the last event. Without a plan there are no limits: no
 * pause counts as long, no check as missed, and no dose as epinephrine. The figures contain no verdict.
 * Source: the log alone.
 */
export function arrestSummary(state: ArrestState, t: number, plan?: ArrestPlan): ArrestSummary {
  const until = state.endedAt ?? t;
  const firstShock = state.shocks[0]?.t;
  const doses = plan === undefined ? [] : epinephrineDoses(plan, state).map((row) => row.t);
  const firstCompression = compressionOf(state);
  return {
    began: state.began,
    until,
    unsure: state.unsure,
    ...(firstCompression && { firstCompression }),
    ...(firstShock === undefined ? {} : { firstShock }),
    ...(doses[0] === undefined ? {} : { firstEpinephrine: doses[0] }),
    epinephrine: doses.map((dose, index) => {
      const before = doses[index - 1];
      return before === undefined ? { t: dose } : { t: dose, sinceLast: dose - before };
    }),
    rosc: state.arrests.flatMap(({ to, pulse }) => (to !== undefined && pulse === true ? [to] : [])),
    pauses: pausesOf(state).map((pause) => {
      const length = Math.max(0, (pause.to ?? until) - pause.from);
      return { ...pause, length, long: plan !== undefined && length > plan.pause.limit * SECOND };
    }),
    missedChecks: plan === undefined ? [] : missedChecks(plan, state, until),
    compressions: compressionsOf(state, until),
    away: sum(of(state.rows, 'clock-gap').map(({ data }) => data.away)),
    rows: state.rows,
    undone: state.undone,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Of<K extends ArrestEventData['kind']> = Extract<ArrestEventData, { kind: K }>;

const of = <K extends ArrestEventData['kind']>(rows: readonly ArrestRow[], kind: K) =>
  rows.flatMap(({ t, event: { data } }) => (data.kind === kind ? [{ t, data: data as Of<K> }] : []));

/** The first press on CPR, unless a pause came before it: compressions then ran from the start of the log. */
function compressionOf({ rows, runs }: ArrestState): ArrestSummary['firstCompression'] {
  const first = rows.find(({ event: { data } }) => data.kind === 'cpr' || data.kind === 'pause');
  if (first?.event.data.kind === 'cpr') return { t: first.t, pressed: true };
  return runs[0] && { t: runs[0].from, pressed: false };
}

function compressionsOf({ arrests, runs }: ArrestState, until: number): ArrestSummary['compressions'] {
  const lengthOf = ({ from, to }: { readonly from: number; readonly to?: number }) => Math.max(0, (to ?? until) - from);
  const [arrest, compressing] = [sum(arrests.map(lengthOf)), sum(runs.map(lengthOf))];
  return { arrest, compressing, ...(arrest > 0 ? { fraction: compressing / arrest } : {}) };
}

import { readDecimal } from '../decimal.ts';
import type { ArrestPlan, PlanTask } from './arrest-plan.ts';
import type { ArrestState } from './arrest-state.ts';
import { coreCue } from './circumstance-cues.ts';
import type { Cue } from './cue.ts';
import { rearrestCue } from './etco2-cue.ts';
import type { ArrestRow } from './standing-rows.ts';

const SECOND = 1_000;

/**
 * The open tasks after this ROSC that are due at `t`, in ms of arrest time. A later value outside a task's limits
 * brings the task back, because the earlier action was not enough. An EtCO2 that suggests a lost pulse does not bring
 * back the task about breaths.
 */
export function roscCues(plan: ArrestPlan, state: ArrestState, t: number): Cue[] {
  const { phase, arrests, rows, trauma, cold } = state;
  const back = arrests.at(-1)?.to;
  if (phase !== 'rosc' || back === undefined) return [];
  const since = rows.filter((row) => row.t >= back);
  const rearrest = rearrestCue(plan, state, t);
  const isAbout = ({ wanted }: PlanTask): boolean => rearrest !== undefined && wanted?.vital === 'etco2';
  const tasks = plan.rosc
    .filter((task) => (task.injury ?? trauma) === trauma && (task.cold ?? cold) === cold)
    .flatMap((task): Cue[] => {
      const { id, text, after } = task;
      const done = since.findLast(({ event: { data } }) => data.kind === 'task' && data.task === id);
      const out = isAbout(task) ? undefined : outside(task, since);
      const isOpen = out !== undefined && (done === undefined || done.t < out.t);
      const isFirst = isOpen && out.measured === 'below' && task.wanted?.first === true;
      if (isOpen) {
        return [
          { kind: 'task', since: out.t, task: id, text, measured: out.measured, ...(isFirst && { first: true }) },
        ];
      }
      const from = back + after * SECOND;
      return done !== undefined || from > t ? [] : [{ kind: 'task', since: from, task: id, text }];
    });
  // The core decides which tasks apply.
  return [rearrest, coreCue(plan, state), ...tasks].filter((cue) => cue !== undefined);
}

/**
 * When the last value for a task was measured, and whether it is too low or too high; undefined if the value is within
 * the limits.
 */
function outside(
  { wanted }: PlanTask,
  rows: readonly ArrestRow[],
): { readonly t: number; readonly measured: 'below' | 'above' } | undefined {
  if (wanted === undefined) return undefined;
  const last = rows.findLast(({ event: { data } }) => data.kind === 'vital' && data.vital === wanted.vital);
  const value = last?.event.data.kind === 'vital' ? readDecimal(last.event.data.value) : null;
  if (last === undefined || value === null) return undefined;
  if (wanted.least !== undefined && value.lt(wanted.least)) return { t: last.t, measured: 'below' };
  if (wanted.most !== undefined && value.gt(wanted.most)) return { t: last.t, measured: 'above' };
  return undefined;
}

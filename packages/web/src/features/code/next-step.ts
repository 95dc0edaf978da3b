import { type CodeState, isCompressing, type Rhythm } from '@first60/clinical';

/** What the large button does. */
export type NextStep = 'pause' | 'shock' | 'resume' | 'rearrest';

/** What the rhythm can be, in the words of the crew's device. */
export const RHYTHMS: Readonly<Record<'als' | 'bls', readonly Rhythm[]>> = {
  als: ['vf-pvt', 'asystole-pea', 'pulse'],
  bls: ['shock-advised', 'no-shock', 'pulse'],
};

/** What comes next: a rhythm to be shocked arms the shock, a pause waits for compressions, ROSC for another arrest. */
export function nextStep(state: CodeState): NextStep {
  if (state.phase === 'rosc') return 'rearrest';
  if (state.armed) return 'shock';
  return isCompressing(state) ? 'pause' : 'resume';
}

/** When the present pause began, in ms of code time; undefined while compressions run. */
export const pausedSince = (state: CodeState): number | undefined =>
  state.phase === 'arrest' && !isCompressing(state) ? state.runs.at(-1)?.to : undefined;

/** Whether the pause still waits for what the monitor shows: nothing was seen and no shock given in it. */
export function asksRhythm(state: CodeState): boolean {
  const since = pausedSince(state);
  if (since === undefined) return false;
  const isSeen = state.rhythm !== undefined && state.rhythm.at >= since;
  const isShocked = (state.shocks.at(-1)?.t ?? -1) >= since;
  return !isSeen && !isShocked;
}

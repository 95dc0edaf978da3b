import { readDecimal } from '../decimal.ts';
import type { CodeEventData } from './code-event.ts';
import type { CodePlan } from './code-plan.ts';
import type { CodeState } from './code-state.ts';
import type { Cue } from './cue.ts';

/** What the plan says of this patient as long as it holds: an injury, a cold core, a pregnancy, a weight of the newly born. */
export function circumstanceCues(plan: CodePlan, state: CodeState): Cue[] {
  return [
    state.trauma ? ({ kind: 'trauma', since: toldAt(state, 'trauma'), text: plan.trauma.text } as const) : undefined,
    coldCue(plan, state),
    pregnantCue(plan, state),
    newbornCue(plan, state),
  ].filter((cue) => cue !== undefined);
}

function coldCue({ cold, cool }: CodePlan, state: CodeState): Cue | undefined {
  const { core } = state;
  if (core === undefined) return undefined;
  const since = toldAt(state, core);
  if (core === 'cool') return cool && { kind: 'cool', since, text: cool.text };
  const { text, notMeasuredText = text } = cold;
  return { kind: 'cold', since, text: core === 'cold' ? text : notMeasuredText };
}

/** Whether a pregnancy was told, as a circumstance or among the facts for OLMD. The last word counts. */
export const isPregnant = (plan: CodePlan, state: CodeState): boolean => pregnantSince(plan, state) !== undefined;

function pregnantCue(plan: CodePlan, state: CodeState): Cue | undefined {
  const since = pregnantSince(plan, state);
  return plan.pregnant && since !== undefined ? { kind: 'pregnant', since, text: plan.pregnant.text } : undefined;
}

function pregnantSince({ pregnant }: CodePlan, { rows }: CodeState): number | undefined {
  if (pregnant === undefined) return undefined;
  const said = (data: CodeEventData): boolean | undefined => {
    if (data.kind === 'circumstance' && data.circumstance === 'pregnant') return data.holds;
    return data.kind === 'fact' && data.fact === pregnant.fact ? data.value === pregnant.value : undefined;
  };
  const told = rows.findLast(({ event }) => said(event.data) !== undefined);
  return told !== undefined && said(told.event.data) === true ? told.t : undefined;
}

/** Whether the weight is one below which the plan asks for the card of the newly born. */
export function mayBeNewborn({ newborn }: CodePlan, { patient: { weight } }: CodeState): boolean {
  const value = weight === undefined ? null : readDecimal(weight);
  return newborn !== undefined && value?.lt(newborn.belowKg) === true;
}

function newbornCue(plan: CodePlan, state: CodeState): Cue | undefined {
  const { newborn } = plan;
  const { rows } = state;
  if (newborn === undefined || !mayBeNewborn(plan, state)) return undefined;
  const told = rows.findLast(({ event }) => event.data.kind === 'patient');
  return { kind: 'newborn', since: told?.t ?? 0, text: newborn.text };
}

/** When a circumstance was told last. */
function toldAt({ rows }: CodeState, which: string): number {
  const told = rows.findLast(({ event: { data } }) => data.kind === 'circumstance' && data.circumstance === which);
  return told?.t ?? 0;
}

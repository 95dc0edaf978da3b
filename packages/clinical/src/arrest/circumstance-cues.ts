import { readDecimal } from '../decimal.ts';
import type { ArrestEventData, ColdCore } from './arrest-event.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import type { ArrestState } from './arrest-state.ts';
import type { Cue } from './cue.ts';
import type { ArrestRow } from './standing-rows.ts';

/**
 * The plan's texts for this patient's circumstances: an injury, a cold core, a pregnancy, the weight of a newborn. `drug` is
 * the current epinephrine cue.
 */
export function circumstanceCues(plan: ArrestPlan, state: ArrestState, drug: Cue | undefined): Cue[] {
  return [
    state.trauma ? ({ kind: 'trauma', since: toldAt(state, 'trauma'), text: plan.trauma.text } as const) : undefined,
    refractoryCue(plan, state),
    coldCue(plan, state),
    coreCue(plan, state),
    pregnantCue(plan, state),
    newbornCue(plan, state, drug),
  ].filter((cue) => cue !== undefined);
}

/** After an injury: the rhythm is still shockable after the plan's number of shocks in this arrest. */
function refractoryCue({ trauma: { refractory } }: ArrestPlan, state: ArrestState): Cue | undefined {
  const { phase, trauma, rhythm, shocks, earlierShocks } = state;
  if (refractory === undefined || phase !== 'arrest' || !trauma || rhythm?.shockable !== true) return undefined;
  const shock = shocks[earlierShocks + refractory.afterShock - 1];
  if (shock === undefined) return undefined;
  return { kind: 'refractory', since: Math.max(shock.t, toldAt(state, 'trauma')), text: refractory.text };
}

function coldCue({ cold, cool }: ArrestPlan, state: ArrestState): Cue | undefined {
  const { core } = state;
  if (core === undefined) return undefined;
  const since = toldAt(state, core);
  if (core === 'cool') return cool && { kind: 'cool', since, text: cool.text };
  const { text, notMeasuredText = text } = cold;
  return { kind: 'cold', since, text: core === 'cold' ? text : notMeasuredText };
}

const CORES: ReadonlySet<string> = new Set<ColdCore>(['cold', 'cold-not-measured', 'cool']);

/**
 * The question about the core. It is prompted by a low temperature or by an answer among the facts, until the core has
 * been entered. A temperature may have been measured elsewhere in the body, so it sets nothing by itself.
 */
export function coreCue({ cold, cool }: ArrestPlan, { rows, core, phase }: ArrestState): Cue | undefined {
  const asks = { kind: 'core', ...(phase === 'rosc' && ({ rosc: true } as const)) } as const;
  const measured = rows.findLast(({ event: { data } }) => data.kind === 'vital' && data.vital === 'temperature');
  const said = saidCold(cold, rows);
  const told = rows.findLast(({ event: { data } }) => data.kind === 'circumstance' && CORES.has(data.circumstance));
  const isOpen = (row: ArrestRow | undefined): row is ArrestRow =>
    row !== undefined && (told === undefined || rows.indexOf(told) < rows.indexOf(row));
  if (isOpen(measured) && measured.event.data.kind === 'vital') {
    const { value } = measured.event.data;
    const asked = coreOf(value, cold.below, cool?.below);
    // A core that is assumed to be below 30 °C has the same limits.
    const isKnown = asked === core || (asked === 'cold' && core === 'cold-not-measured');
    if (asked !== undefined && !isKnown) return { ...asks, since: measured.t, value, core: asked };
    if (said !== undefined && rows.indexOf(said) < rows.indexOf(measured)) return undefined;
  }
  return isOpen(said) && core === undefined ? { ...asks, since: said.t } : undefined;
}

/**
 * The latest answer among the facts that indicates a cold patient, unless the opposite answer has retracted it. Other
 * answers leave it unchanged.
 */
function saidCold({ told }: ArrestPlan['cold'], rows: readonly ArrestRow[]): ArrestRow | undefined {
  const answer = ({ event: { data } }: ArrestRow) =>
    data.kind === 'fact' && data.fact === told?.fact ? data.value : undefined;
  const last = rows.findLast((row) => [told?.value, told?.none].includes(answer(row) ?? ''));
  return last !== undefined && answer(last) === told?.value ? last : undefined;
}

/** The state that a temperature in °C would mean if it were the core temperature. */
function coreOf(value: string, cold: number, cool: number | undefined): 'cold' | 'cool' | undefined {
  const read = readDecimal(value);
  if (read?.lt(cold) === true) return 'cold';
  return cool !== undefined && read?.lt(cool) === true ? 'cool' : undefined;
}

/**
 * True when a pregnancy was entered, as a circumstance or among the facts for OLMD. Only the circumstance can retract
 * it: a fact is one choice of several, and a different choice does not rule out a pregnancy.
 */
export const isPregnant = (plan: ArrestPlan, state: ArrestState): boolean => pregnantSince(plan, state) !== undefined;

function pregnantCue(plan: ArrestPlan, state: ArrestState): Cue | undefined {
  const since = pregnantSince(plan, state);
  return plan.pregnant && since !== undefined ? { kind: 'pregnant', since, text: plan.pregnant.text } : undefined;
}

function pregnantSince({ pregnant }: ArrestPlan, { rows }: ArrestState): number | undefined {
  if (pregnant === undefined) return undefined;
  const said = (data: ArrestEventData): boolean | undefined => {
    if (data.kind === 'circumstance' && data.circumstance === 'pregnant') return data.holds;
    return data.kind === 'fact' && data.fact === pregnant.fact && data.value === pregnant.value ? true : undefined;
  };
  const told = rows.findLast(({ event }) => said(event.data) !== undefined);
  return told !== undefined && said(told.event.data) === true ? told.t : undefined;
}

/** True when the weight is below the plan's limit for the newborn card and nobody entered "older". */
export const mayBeNewborn = (plan: ArrestPlan, state: ArrestState): boolean =>
  state.newborn !== false && isNewbornWeight(plan, state.patient.weight);

/** True when a weight in kg, as decimal text, is below the plan's limit for the newborn card. */
export function isNewbornWeight({ newborn }: ArrestPlan, weight: string | undefined): boolean {
  const value = weight === undefined ? null : readDecimal(weight);
  return newborn !== undefined && value?.lt(newborn.belowKg) === true;
}

/** The plan's notes on a drug for a patient who may be a newborn, line by line. Source: the plan, `newborn.notes`. */
export const newbornNotes = (plan: ArrestPlan, state: ArrestState, drug: string): readonly string[] =>
  mayBeNewborn(plan, state)
    ? (plan.newborn?.notes ?? []).filter(({ drugs }) => drugs.includes(drug)).map(({ text }) => text)
    : [];

/** The newborn card has a different first dose. Until a dose is given, the newborn cue comes before the drug. */
function newbornCue(plan: ArrestPlan, state: ArrestState, drug: Cue | undefined): Cue | undefined {
  const { newborn } = plan;
  if (newborn === undefined || !mayBeNewborn(plan, state)) return undefined;
  const weighed = state.rows.findLast(({ event }) => event.data.kind === 'patient')?.t ?? 0;
  const told = state.newborn === true ? ({ told: true } as const) : {};
  const said = { kind: 'newborn', text: newborn.text, ...told } as const;
  const isBefore = drug?.kind === 'epinephrine' && drug.first && drug.quiet !== true;
  return isBefore ? { ...said, since: drug.since, beforeDrug: true } : { ...said, since: weighed };
}

/** When a circumstance was last entered. */
function toldAt({ rows }: ArrestState, which: string): number {
  const told = rows.findLast(({ event: { data } }) => data.kind === 'circumstance' && data.circumstance === which);
  return told?.t ?? 0;
}

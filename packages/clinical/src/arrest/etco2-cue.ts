import { readDecimal } from '../decimal.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import type { ArrestState } from './arrest-state.ts';
import type { Cue } from './cue.ts';

const SECOND = 1_000;

/**
 * The cue at `t` (ms of arrest time) for the last EtCO2 entered in this arrest, in mmHg. For a value below the plan's
 * lower figure, there is a cue that turns quiet after one cycle length, because the value was not confirmed. For a
 * value at or above the upper figure that follows a lower value, there is a cue until the next pulse check. A first
 * value that is high is not a rise.
 */
export function etco2Cue({ etco2, cycle }: ArrestPlan, state: ArrestState, t: number): Cue | undefined {
  const { arrests, rhythm, began } = state;
  const values = valuesFrom(state, arrests.at(-1)?.from ?? 0);
  const last = values.at(-1);
  if (last === undefined) return undefined;
  const said = { since: last.t, value: last.text, at: last.t - began };
  if (last.value.lt(etco2.low)) {
    return { kind: 'etco2-low', ...said, text: etco2.lowText, ...oldAfter(cycle.length, last.t, t) };
  }
  const rose = last.value.gte(etco2.rise) && values.some(({ value }) => value.lt(etco2.rise));
  if (!rose || (rhythm !== undefined && rhythm.at > last.t)) return undefined;
  return { kind: 'etco2-rise', ...said, text: etco2.riseText };
}

/**
 * The cue at `t` (ms of arrest time) for the last EtCO2 since this ROSC, in mmHg. Below the plan's lower figure, the
 * pulse may be lost. The cue turns quiet after one cycle length, as in the arrest.
 */
export function rearrestCue({ etco2, cycle }: ArrestPlan, state: ArrestState, t: number): Cue | undefined {
  const { phase, arrests, began } = state;
  const back = arrests.at(-1)?.to;
  if (phase !== 'rosc' || back === undefined || etco2.roscLowText === undefined) return undefined;
  const last = valuesFrom(state, back).at(-1);
  if (last === undefined || !last.value.lt(etco2.low)) return undefined;
  const said = { since: last.t, value: last.text, at: last.t - began, text: etco2.roscLowText };
  return { kind: 'etco2-rearrest', ...said, ...oldAfter(cycle.length, last.t, t) };
}

const oldAfter = (length: number, last: number, t: number) =>
  t - last >= length * SECOND ? ({ quiet: true } as const) : {};

function valuesFrom({ rows }: ArrestState, from: number) {
  return rows.flatMap(({ event: { data }, t }) => {
    if (data.kind !== 'vital' || data.vital !== 'etco2' || t < from) return [];
    const value = readDecimal(data.value);
    return value === null ? [] : [{ t, value, text: data.value }];
  });
}

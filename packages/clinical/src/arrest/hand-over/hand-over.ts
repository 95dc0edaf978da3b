import { isCompressing } from '../arrest-course.ts';
import type { ArrestEvent, ArrestEventData, ColdCore, Rhythm, VitalName, WeightBasis } from '../arrest-event.ts';
import type { ArrestPlan } from '../arrest-plan.ts';
import { type ArrestState, arrestState } from '../arrest-state.ts';
import { isPregnant, mayBeNewborn } from '../circumstance-cues.ts';
import type { ArrestRow } from '../standing-rows.ts';
import { allowedDrug, allowedFigure, allowedJoules, allowedVital, type GivenDrug } from './allowed-data.ts';

/** Course events that may leave the device. */
type CourseKind = 'cpr' | 'pause' | 'rosc' | 'rearrest' | 'left' | 'arrived' | 'handed-over' | 'ended';

/** An event at an arrest time in milliseconds, without any free text. */
export type HandOverEntry = { readonly t: number } & (
  | { readonly kind: CourseKind }
  | { readonly kind: 'rhythm'; readonly rhythm: Rhythm }
  /**
   * `calculated`: calculated for the weight. The device delivered a different energy unless it has exactly this
   * setting.
   */
  | { readonly kind: 'shock'; readonly joules?: number; readonly calculated?: true }
  | ({ readonly kind: 'drug' } & GivenDrug)
  | { readonly kind: 'airway'; readonly airway: 'bag-mask' | 'supraglottic' | 'tube'; readonly confirmed?: boolean }
  | { readonly kind: 'access'; readonly access: 'iv' | 'io' }
  | { readonly kind: 'vital'; readonly vital: VitalName; readonly value: string }
  | { readonly kind: 'cause'; readonly title: string; readonly state: 'looked-at' | 'treated' | 'excluded' }
);

/**
 * The data handed over for an arrest. It is built from an allowlist: orders, notes and crew roles are left out, and so
 * is any wording that is not from the plan. It contains no ids from the log.
 */
export interface HandOver {
  readonly isPractice: boolean;
  readonly plan: 'adult' | 'child';
  /** SHA-256 of the edition whose doses applied. */
  readonly edition: string;
  readonly weight?: { readonly kg: string; readonly basis?: WeightBasis };
  /** The wall-clock time of the press on CODE, and the local offset from UTC in minutes. */
  readonly wall: number;
  readonly zone: number;
  /** The device's clock was set during the arrest, so its wall-clock times should be checked. */
  readonly isClockUnsure: boolean;
  /** How many milliseconds before the press on CODE the arrest began; 0 if not entered. */
  readonly began: number;
  /** Arrest time at the end, in milliseconds; the time of the last line if the arrest was not ended. */
  readonly duration: number;
  /** The state at that time according to the presses. The reason for ending the log is not included. */
  readonly atEnd: 'pulse' | 'cpr' | 'no-cpr';
  /** The last entry about a cold core, if it still applies. */
  readonly core?: ColdCore;
  readonly isTrauma: boolean;
  readonly isPregnant: boolean;
  /**
   * The plan's limit in kg below which the crew is asked whether the patient is a newborn. Set when the weight is below
   * it.
   */
  readonly newbornBelow?: number;
  readonly entries: readonly HandOverEntry[];
  /** Facts that OLMD asks for before resuscitation is stopped. The last answer to each question, in the plan's order. */
  readonly facts: ReadonlyArray<{ readonly id: string; readonly text: string; readonly value: string }>;
}

/**
 * The data handed over from a log. Times are arrest time in milliseconds, after all corrections; undone events are left
 * out.
 * @param plans provide the names of drugs, causes and facts, both plans because an adult may turn out to be a child.
 * Entries that are in no plan are handed over without a name.
 * @returns nothing for a log in which no arrest began
 */
export function handOver(
  events: readonly ArrestEvent[],
  plans: Readonly<Partial<Record<ArrestPlan['id'], ArrestPlan>>>,
): HandOver | undefined {
  const start = events.find(({ data }) => data.kind === 'started');
  if (start?.data.kind !== 'started') return undefined;
  const state = arrestState(events);
  const { rows } = state;
  const ordered = state.plan === 'adult' ? [plans.adult, plans.child] : [plans.child, plans.adult];
  const known = ordered.filter((plan) => plan !== undefined);
  const entries = rows.flatMap((row) => entryOf(row, known));
  const weight = weightOf(lastOf(rows, 'patient'));
  return {
    isPractice: start.data.practice,
    plan: state.plan,
    edition: /^[0-9a-f]{64}$/.test(start.data.edition) ? start.data.edition : '',
    ...(weight && { weight }),
    wall: start.at.wall,
    zone: start.at.zone,
    isClockUnsure: rows.some(({ event: { data } }) => data.kind === 'clock-changed'),
    began: lastOf(rows, 'began')?.before ?? 0,
    duration: rows.findLast(({ event: { data } }) => data.kind === 'ended')?.t ?? rows.at(-1)?.t ?? 0,
    atEnd: atEnd(state),
    ...(state.core && { core: state.core }),
    isTrauma: state.trauma,
    // The patient's plan may have changed since the entry was made.
    isPregnant: known.some((plan) => isPregnant(plan, state)),
    ...(known[0]?.newborn && mayBeNewborn(known[0], state) && { newbornBelow: known[0].newborn.belowKg }),
    entries,
    facts: (known[0]?.facts ?? []).flatMap(({ id, text, values }) => {
      const said = rows.findLast(({ event: { data } }) => data.kind === 'fact' && data.fact === id)?.event.data;
      const value = values.find((one) => said?.kind === 'fact' && one === said.value);
      return value === undefined ? [] : [{ id, text, value }];
    }),
  };
}

function entryOf({ t, event: { data } }: ArrestRow, plans: readonly ArrestPlan[]): readonly HandOverEntry[] {
  switch (data.kind) {
    case 'cpr':
    case 'pause':
    case 'rosc':
    case 'rearrest':
    case 'left':
    case 'arrived':
    case 'handed-over':
    case 'ended':
      return [{ t, kind: data.kind }];
    case 'rhythm':
      return [{ t, kind: 'rhythm', rhythm: data.rhythm }];
    case 'shock': {
      const joules = allowedJoules(data.joules);
      if (joules === undefined) return [{ t, kind: 'shock' }];
      return [{ t, kind: 'shock', joules, ...(data.device !== true && { calculated: true }) }];
    }
    case 'drug':
      return [{ t, kind: 'drug', ...allowedDrug(data, plans) }];
    case 'airway': {
      const { airway, confirmed } = data;
      return [{ t, kind: 'airway', airway, ...(confirmed !== undefined && { confirmed }) }];
    }
    case 'access':
      return [{ t, kind: 'access', access: data.access }];
    case 'vital': {
      const value = allowedVital(data.value);
      return value === undefined ? [] : [{ t, kind: 'vital', vital: data.vital, value }];
    }
    case 'cause': {
      const title = plans.flatMap(({ causes }) => causes).find(({ id }) => id === data.cause)?.title;
      return title === undefined ? [] : [{ t, kind: 'cause', title, state: data.state }];
    }
    default:
      return [];
  }
}

/** The last row of the given kind. */
function lastOf<Kind extends ArrestEventData['kind']>(
  rows: readonly ArrestRow[],
  kind: Kind,
): Extract<ArrestEventData, { readonly kind: Kind }> | undefined {
  const found = rows.findLast(({ event: { data } }) => data.kind === kind)?.event.data;
  return found as Extract<ArrestEventData, { readonly kind: Kind }> | undefined;
}

function weightOf(patient: Extract<ArrestEventData, { readonly kind: 'patient' }> | undefined): HandOver['weight'] {
  const kg = allowedFigure(patient?.weight);
  return kg === undefined ? undefined : { kg, ...(patient?.basis && { basis: patient.basis }) };
}

function atEnd(state: ArrestState): HandOver['atEnd'] {
  if (state.arrests.at(-1)?.pulse === true) return 'pulse';
  // The end of a log also ends the compressions that were running.
  const untilEnd = state.endedAt !== undefined && state.runs.at(-1)?.to === state.endedAt;
  return untilEnd || isCompressing(state) ? 'cpr' : 'no-cpr';
}

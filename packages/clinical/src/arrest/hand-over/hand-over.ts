import { isCompressing } from '../arrest-course.ts';
import type { ArrestEvent, ArrestEventData, ColdCore, Rhythm, VitalName, WeightBasis } from '../arrest-event.ts';
import type { ArrestPlan } from '../arrest-plan.ts';
import { type ArrestState, arrestState } from '../arrest-state.ts';
import { isPregnant, mayBeNewborn } from '../circumstance-cues.ts';
import type { ArrestRow } from '../standing-rows.ts';
import { allowedDrug, allowedFigure, allowedJoules, allowedVital, type GivenDrug } from './allowed-data.ts';

/** The course of an arrest that may leave the device. */
type CourseKind = 'cpr' | 'pause' | 'rosc' | 'rearrest' | 'left' | 'arrived' | 'handed-over' | 'ended';

/** What happened at a moment of arrest time, in milliseconds. Nothing in it was typed as free text. */
export type HandOverEntry = { readonly t: number } & (
  | { readonly kind: CourseKind }
  | { readonly kind: 'rhythm'; readonly rhythm: Rhythm }
  /** `calculated`: worked out for the weight. The step of the device was another one, unless it has just this one. */
  | { readonly kind: 'shock'; readonly joules?: number; readonly calculated?: true }
  | ({ readonly kind: 'drug' } & GivenDrug)
  | { readonly kind: 'airway'; readonly airway: 'bag-mask' | 'supraglottic' | 'tube'; readonly confirmed?: boolean }
  | { readonly kind: 'access'; readonly access: 'iv' | 'io' }
  | { readonly kind: 'vital'; readonly vital: VitalName; readonly value: string }
  | { readonly kind: 'cause'; readonly title: string; readonly state: 'looked-at' | 'treated' | 'excluded' }
);

/**
 * What of an arrest is handed over. It is made of an allowlist: an order, a note and the roles of a crew stay behind, and so
 * does every text that is not one of the plan's own. No id of the log is in it.
 */
export interface HandOver {
  readonly isPractice: boolean;
  readonly plan: 'adult' | 'child';
  /** SHA-256 of the edition whose doses counted. */
  readonly edition: string;
  readonly weight?: { readonly kg: string; readonly basis?: WeightBasis };
  /** The press on CODE by the wall clock, and minutes that the place was ahead of UTC. */
  readonly wall: number;
  readonly zone: number;
  /** The clock of the device was set during the arrest: its wall times need a second look. */
  readonly isClockUnsure: boolean;
  /** Milliseconds that the arrest began before the press on CODE; 0 where nobody said so. */
  readonly began: number;
  /** Arrest time at the end, in milliseconds; of the last line where it was not ended. */
  readonly duration: number;
  /** What there was then, as far as it was pressed. Why a log ended is not in it. */
  readonly atEnd: 'pulse' | 'cpr' | 'no-cpr';
  /** What was told last of a cold core, where it holds. */
  readonly core?: ColdCore;
  readonly isTrauma: boolean;
  readonly isPregnant: boolean;
  /** The weight is below so many kg, from which on its plan asks whether the patient is newly born. */
  readonly newbornBelow?: number;
  readonly entries: readonly HandOverEntry[];
  /** What OLMD asks before anybody stops. The last answer to each question, in the plan's order. */
  readonly facts: ReadonlyArray<{ readonly id: string; readonly text: string; readonly value: string }>;
}

/**
 * What of a log is handed over. Times are arrest time in milliseconds, as corrected last; what was undone is left out.
 * @param plans give drugs, causes and facts their names: an adult may turn out to be a child. What none of them knows is
 * not handed over by name.
 * @returns nothing for a log that no arrest began
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
    // The plan of the patient may have become another one since it was told.
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

/** The last of a kind. */
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
  // The end of a log ends the compressions that ran until then.
  const untilEnd = state.endedAt !== undefined && state.runs.at(-1)?.to === state.endedAt;
  return untilEnd || isCompressing(state) ? 'cpr' : 'no-cpr';
}

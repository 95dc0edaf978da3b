import type { ArrestEventData, ArrestPlan, Circumstance, CrewRole, Rhythm, VitalName } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { timeText } from '../../time-text.ts';
import { wholeJoules } from './energy-words.ts';

export const RHYTHM_WORDS: Readonly<Record<Rhythm, () => string>> = {
  'vf-pvt': m.arrest_rhythm_vf,
  'asystole-pea': m.arrest_rhythm_asystole,
  pulse: m.arrest_rhythm_pulse,
  'shock-advised': m.arrest_rhythm_shock_advised,
  'no-shock': m.arrest_rhythm_no_shock,
};

/** A rhythm button's label. A child with a slow pulse and poor perfusion is still compressed, so that is not ROSC. */
export const rhythmWords = (rhythm: Rhythm, plan: 'adult' | 'child'): string =>
  rhythm === 'pulse' && plan === 'child' ? m.arrest_rhythm_pulse_child() : RHYTHM_WORDS[rhythm]();

export const ROLE_WORDS: Readonly<Record<CrewRole, () => string>> = {
  lead: m.arrest_role_lead,
  compress: m.arrest_role_compress,
  airway: m.arrest_role_airway,
  drugs: m.arrest_role_drugs,
  monitor: m.arrest_role_monitor,
  record: m.arrest_role_record,
};

export const VITAL_WORDS: Readonly<Record<VitalName, () => string>> = {
  etco2: m.arrest_vital_etco2,
  'heart-rate': m.arrest_vital_heart_rate,
  systolic: m.arrest_vital_systolic,
  diastolic: m.arrest_vital_diastolic,
  spo2: m.arrest_vital_spo2,
  glucose: m.arrest_vital_glucose,
  temperature: m.arrest_vital_temperature,
};

export const VITAL_UNITS: Readonly<Record<VitalName, string>> = {
  etco2: 'mmHg',
  'heart-rate': '/min',
  systolic: 'mmHg',
  diastolic: 'mmHg',
  spo2: '%',
  glucose: 'mg/dL',
  temperature: '°C',
};

export const AIRWAY_WORDS = {
  'bag-mask': m.arrest_airway_bag_mask,
  supraglottic: m.arrest_airway_supraglottic,
  tube: m.arrest_airway_tube,
} as const;

export const ACCESS_WORDS = { iv: m.arrest_access_iv, io: m.arrest_access_io } as const;

export const CAUSE_STATES = {
  'looked-at': m.arrest_cause_looked_at,
  treated: m.arrest_cause_treated,
  excluded: m.arrest_cause_excluded,
} as const;

export const CIRCUMSTANCE_WORDS: Readonly<Record<Circumstance, Readonly<Record<'holds' | 'not', () => string>>>> = {
  cold: { holds: m.arrest_event_cold, not: m.arrest_event_not_cold },
  'cold-not-measured': { holds: m.arrest_event_cold_not_measured, not: m.arrest_event_not_cold_not_measured },
  cool: { holds: m.arrest_event_cool, not: m.arrest_event_not_cool },
  trauma: { holds: m.arrest_event_trauma, not: m.arrest_event_not_trauma },
  pregnant: { holds: m.arrest_event_pregnant, not: m.arrest_event_not_pregnant },
  newborn: { holds: m.arrest_event_newborn, not: m.arrest_event_not_newborn },
};

const PLAIN_WORDS = {
  cpr: m.arrest_event_cpr,
  pause: m.arrest_event_pause,
  rosc: m.arrest_event_rosc,
  rearrest: m.arrest_event_rearrest,
  left: m.arrest_event_left,
  arrived: m.arrest_event_arrived,
  'handed-over': m.arrest_event_handed_over,
  ended: m.arrest_event_ended,
  compressor: m.arrest_event_compressor,
} as const;

type DrugGiven = Extract<ArrestEventData, { kind: 'drug' }>;

/** The plan items that events refer to by id. */
export type PlanNames = Pick<ArrestPlan, 'drugs' | 'causes' | 'facts' | 'rosc'>;

const drugName = (drug: string, plan: PlanNames | undefined): string =>
  plan?.drugs.find(({ id }) => id === drug)?.name ?? drug;

/** `isWhole` adds the strength that was drawn up. */
export const drugWords = (
  { drug, amount, volume, strength, route, unknown }: DrugGiven,
  plan: PlanNames | undefined,
  isWhole: boolean,
): string =>
  [
    unknown ? m.arrest_event_volume_unknown({ drug: drugName(drug, plan) }) : drugName(drug, plan),
    amount && `${amount.value} ${amount.unit}`,
    volume === undefined ? undefined : m.arrest_equals_volume({ volume: `${volume} mL` }),
    isWhole && strength !== undefined ? m.code_of_strength({ strength }) : undefined,
    route,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

/** An event's text. Undefined for events that the crew did not press: the start, clock notes and corrections. */
export function eventWords(data: ArrestEventData, plan: PlanNames | undefined): string | undefined {
  switch (data.kind) {
    case 'rhythm':
      return RHYTHM_WORDS[data.rhythm]();
    case 'shock':
      return data.joules === undefined
        ? m.arrest_event_shock()
        : m.arrest_event_shock_of({ joules: wholeJoules(data.joules) });
    case 'drug':
      return drugWords(data, plan, false);
    case 'airway':
      return AIRWAY_WORDS[data.airway]();
    case 'access':
      return ACCESS_WORDS[data.access]();
    case 'vital':
      return `${VITAL_WORDS[data.vital]()} ${data.value} ${VITAL_UNITS[data.vital]}`;
    case 'cause':
      return `${plan?.causes.find(({ id }) => id === data.cause)?.title ?? data.cause}: ${CAUSE_STATES[data.state]()}`;
    case 'order':
    case 'note':
      return data.text;
    case 'patient':
      return data.weight === undefined ? m.arrest_event_no_weight() : m.arrest_event_weight({ weight: data.weight });
    case 'fact':
      return `${plan?.facts.find(({ id }) => id === data.fact)?.text ?? data.fact} ${data.value}`;
    case 'task':
      return m.arrest_event_task({ task: plan?.rosc.find(({ id }) => id === data.task)?.text ?? data.task });
    case 'plan':
      return `${data.plan === 'adult' ? m.arrest_adult() : m.arrest_child()}, ${data.layout === 'als' ? m.arrest_layout_als() : m.arrest_layout_bls()}`;
    case 'began':
      return m.arrest_event_began({ time: timeText(data.before) });
    case 'role':
      return m.arrest_event_role({ role: ROLE_WORDS[data.role]() });
    case 'circumstance':
      return CIRCUMSTANCE_WORDS[data.circumstance][data.holds ? 'holds' : 'not']();
    case 'cpr':
    case 'pause':
    case 'rosc':
    case 'rearrest':
    case 'left':
    case 'arrived':
    case 'handed-over':
    case 'ended':
    case 'compressor':
      return PLAIN_WORDS[data.kind]();
    default:
      return undefined;
  }
}

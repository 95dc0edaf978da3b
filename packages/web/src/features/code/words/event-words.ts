import type { Circumstance, CodeEventData, CodePlan, CrewRole, Rhythm, VitalName } from '@first60/clinical';
import { timeText } from '../../../code/time-text.ts';
import { m } from '../../../paraglide/messages.js';
import { wholeJoules } from './energy-words.ts';

export const RHYTHM_WORDS: Readonly<Record<Rhythm, () => string>> = {
  'vf-pvt': m.code_rhythm_vf,
  'asystole-pea': m.code_rhythm_asystole,
  pulse: m.code_rhythm_pulse,
  'shock-advised': m.code_rhythm_shock_advised,
  'no-shock': m.code_rhythm_no_shock,
};

/** A rhythm as a button says it. A child with a slow pulse and poor perfusion is compressed: that is no ROSC. */
export const rhythmWords = (rhythm: Rhythm, plan: 'adult' | 'child'): string =>
  rhythm === 'pulse' && plan === 'child' ? m.code_rhythm_pulse_child() : RHYTHM_WORDS[rhythm]();

export const ROLE_WORDS: Readonly<Record<CrewRole, () => string>> = {
  lead: m.code_role_lead,
  compress: m.code_role_compress,
  airway: m.code_role_airway,
  drugs: m.code_role_drugs,
  monitor: m.code_role_monitor,
  record: m.code_role_record,
};

export const VITAL_WORDS: Readonly<Record<VitalName, () => string>> = {
  etco2: m.code_vital_etco2,
  'heart-rate': m.code_vital_heart_rate,
  systolic: m.code_vital_systolic,
  diastolic: m.code_vital_diastolic,
  spo2: m.code_vital_spo2,
  glucose: m.code_vital_glucose,
  temperature: m.code_vital_temperature,
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
  'bag-mask': m.code_airway_bag_mask,
  supraglottic: m.code_airway_supraglottic,
  tube: m.code_airway_tube,
} as const;

export const ACCESS_WORDS = { iv: m.code_access_iv, io: m.code_access_io } as const;

export const CAUSE_STATES = {
  'looked-at': m.code_cause_looked_at,
  treated: m.code_cause_treated,
  excluded: m.code_cause_excluded,
} as const;

export const CIRCUMSTANCE_WORDS: Readonly<Record<Circumstance, Readonly<Record<'holds' | 'not', () => string>>>> = {
  cold: { holds: m.code_event_cold, not: m.code_event_not_cold },
  'cold-not-measured': { holds: m.code_event_cold_not_measured, not: m.code_event_not_cold_not_measured },
  cool: { holds: m.code_event_cool, not: m.code_event_not_cool },
  trauma: { holds: m.code_event_trauma, not: m.code_event_not_trauma },
  pregnant: { holds: m.code_event_pregnant, not: m.code_event_not_pregnant },
  newborn: { holds: m.code_event_newborn, not: m.code_event_not_newborn },
};

const PLAIN_WORDS = {
  cpr: m.code_event_cpr,
  pause: m.code_event_pause,
  rosc: m.code_event_rosc,
  rearrest: m.code_event_rearrest,
  left: m.code_event_left,
  arrived: m.code_event_arrived,
  'handed-over': m.code_event_handed_over,
  ended: m.code_event_ended,
  compressor: m.code_event_compressor,
} as const;

type DrugGiven = Extract<CodeEventData, { kind: 'drug' }>;

/** What of the plan an event names by its id. */
export type PlanNames = Pick<CodePlan, 'drugs' | 'causes' | 'facts' | 'rosc'>;

const drugName = (drug: string, plan: PlanNames | undefined): string =>
  plan?.drugs.find(({ id }) => id === drug)?.name ?? drug;

/** `isWhole`: with the strength of what was drawn up. */
export const drugWords = (
  { drug, amount, volume, strength, route, unknown }: DrugGiven,
  plan: PlanNames | undefined,
  isWhole: boolean,
): string =>
  [
    unknown ? m.code_event_volume_unknown({ drug: drugName(drug, plan) }) : drugName(drug, plan),
    amount && `${amount.value} ${amount.unit}`,
    volume === undefined ? undefined : m.code_equals_volume({ volume: `${volume} mL` }),
    isWhole && strength !== undefined ? m.code_of_strength({ strength }) : undefined,
    route,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

/** What an event says, in words. Undefined for those that the crew did not press: the frame and the corrections. */
export function eventWords(data: CodeEventData, plan: PlanNames | undefined): string | undefined {
  switch (data.kind) {
    case 'rhythm':
      return RHYTHM_WORDS[data.rhythm]();
    case 'shock':
      return data.joules === undefined
        ? m.code_event_shock()
        : m.code_event_shock_of({ joules: wholeJoules(data.joules) });
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
      return data.weight === undefined ? m.code_event_no_weight() : m.code_event_weight({ weight: data.weight });
    case 'fact':
      return `${plan?.facts.find(({ id }) => id === data.fact)?.text ?? data.fact} ${data.value}`;
    case 'task':
      return m.code_event_task({ task: plan?.rosc.find(({ id }) => id === data.task)?.text ?? data.task });
    case 'plan':
      return `${data.plan === 'adult' ? m.code_adult() : m.code_child()}, ${data.layout === 'als' ? m.code_layout_als() : m.code_layout_bls()}`;
    case 'began':
      return m.code_event_began({ time: timeText(data.before) });
    case 'role':
      return m.code_event_role({ role: ROLE_WORDS[data.role]() });
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

import {
  type ArrestEventData,
  type ArrestPlan,
  type ArrestRow,
  type ArrestState,
  type DoseEntry,
  doseEntry,
  drugDose,
  isBlank,
  type PlanDrug,
  type VitalName,
} from '@first60/clinical';
import { m } from '../../../../paraglide/messages.js';
import { dataOf } from '../../log-facts.ts';
import { RHYTHMS } from '../../rhythms.ts';
import { drugEvent, VOLUME_NOT_KNOWN } from '../../words/dose-words.ts';
import { ACCESS_WORDS, AIRWAY_WORDS, RHYTHM_WORDS, VITAL_UNITS, VITAL_WORDS } from '../../words/event-words.ts';
import { readVital, VITALS } from '../../words/vital-range.ts';
import { readDose } from './read-dose.ts';
import { readEnergy } from './read-energy.ts';
import { withAmount } from './told-dose.ts';

/** Something that a crew did but did not log. */
export interface Forgotten {
  readonly id: string;
  readonly label: string;
  /** Label of the field to fill in. Absent if there is nothing to type. */
  readonly asks?: string;
  /** A note to read before adding the event. */
  readonly hint?: string;
  /** Returns the event to log for an arrest time in ms, or the reason why the typed value is invalid. */
  readonly dataAt: (t: number, typed: string) => ArrestEventData | string;
}

/**
 * All events that can be added to the log of an arrest, in groups. Doses are those in the plan at that time, for the
 * weight that was known then.
 */
export function forgottenIn(
  state: ArrestState,
  plan: ArrestPlan | undefined,
): ReadonlyArray<{ readonly title: string; readonly choices: readonly Forgotten[] }> {
  const plain = (id: string, label: string, data: ArrestEventData, hint?: string): Forgotten => ({
    id,
    label,
    ...(hint !== undefined && { hint }),
    dataAt: () => data,
  });
  return [
    {
      title: m.arrest_add_course(),
      choices: [
        plain('cpr', m.arrest_event_cpr(), { kind: 'cpr' }),
        plain('pause', m.arrest_event_pause(), { kind: 'pause' }, m.arrest_add_pause_hint()),
        ...RHYTHMS[state.layout]
          .filter((rhythm) => rhythm !== 'pulse')
          .map((rhythm) => plain(rhythm, RHYTHM_WORDS[rhythm](), { kind: 'rhythm', rhythm })),
        {
          id: 'shock',
          label: m.arrest_event_shock(),
          asks: m.arrest_add_energy(),
          dataAt: (_, typed) => shockOf(typed),
        },
        plain('rosc', m.arrest_event_rosc(), { kind: 'rosc' }, m.arrest_add_rosc_hint()),
        plain('rearrest', m.arrest_event_rearrest(), { kind: 'rearrest' }),
      ],
    },
    {
      title: m.arrest_drugs(),
      choices: plan === undefined ? [] : plan.drugs.map((drug) => drugChoice(plan, state, drug)),
    },
    {
      title: m.arrest_airway_access(),
      choices: [
        ...(['io', 'iv'] as const).map((access) => plain(access, ACCESS_WORDS[access](), { kind: 'access', access })),
        ...(['bag-mask', 'supraglottic', 'tube'] as const).map((airway) =>
          plain(airway, AIRWAY_WORDS[airway](), { kind: 'airway', airway }),
        ),
      ],
    },
    { title: m.arrest_vitals(), choices: VITALS.map(vitalChoice) },
    {
      title: m.arrest_note(),
      choices: [
        {
          id: 'note',
          label: m.arrest_note(),
          asks: m.arrest_note_text(),
          hint: m.arrest_note_hint(),
          dataAt: (_, typed) =>
            typed.trim() === '' ? m.arrest_add_note_empty() : { kind: 'note', text: typed.trim() },
        },
      ],
    },
  ];
}

/** The energy that the device delivered, if it is known. */
function shockOf(typed: string): ArrestEventData | string {
  if (isBlank(typed)) return { kind: 'shock' };
  const joules = readEnergy(typed);
  return joules === undefined ? m.arrest_after_energy_wrong() : { kind: 'shock', joules, device: true };
}

function vitalChoice(vital: VitalName): Forgotten {
  return {
    id: `vital ${vital}`,
    label: VITAL_WORDS[vital](),
    asks: m.arrest_vital_label({ vital: VITAL_WORDS[vital](), unit: VITAL_UNITS[vital] }),
    dataAt: (_, typed) => {
      const read = readVital(vital, typed);
      return read.value === undefined ? read.why : { kind: 'vital', vital, value: read.value };
    },
  };
}

/** A dose in the plan. For a drug that runs in steps the volume is requested, which may stay empty. */
function drugChoice(plan: ArrestPlan, state: ArrestState, drug: PlanDrug): Forgotten {
  const { id, name, steps } = drug;
  const entry = steps && doseEntry(drug, plan, state.patient);
  if (entry === undefined) {
    return { id: `drug ${id}`, label: name, dataAt: (t) => drugAt(plan, state, drug, t) };
  }
  return {
    id: `drug ${id}`,
    label: name,
    asks: m.arrest_add_volume({ unit: entry.unit }),
    dataAt: (_, typed) => volumeOf(typed, { drug, plan, entry }),
  };
}

function volumeOf(typed: string, { drug, plan, entry }: { drug: PlanDrug; plan: ArrestPlan; entry: DoseEntry }) {
  if (isBlank(typed)) return drugEvent(drug.id, VOLUME_NOT_KNOWN, {});
  const read = readDose(typed, entry);
  return read.value === undefined
    ? read.why
    : withAmount({ drug: drug.id, route: '' }, { drug, plan, entry }, read.value);
}

/** The dose that the plan gave at that time. Later doses and later weights do not change it. */
function drugAt(plan: ArrestPlan, state: ArrestState, drug: PlanDrug, t: number): ArrestEventData {
  const isBefore = (row: ArrestRow) => row.t <= t;
  const before = state.rows.filter(isBefore);
  const weight = weightAt(state, t);
  const dose = drugDose(drug, plan, weight === undefined ? {} : { weight }, state.drugs.filter(isBefore));
  return drugEvent(drug.id, dose, { access: dataOf(before, 'access').at(-1)?.access });
}

/** The weight in kg that was known at an arrest time in ms, otherwise the first one after it. */
function weightAt({ rows }: ArrestState, t: number): string | undefined {
  const known = dataOf(
    rows.filter((row) => row.t <= t),
    'patient',
  ).at(-1);
  if (known?.weight !== undefined) return known.weight;
  const later = rows.filter((row) => row.t > t);
  return dataOf(later, 'patient').find(({ weight }) => weight !== undefined)?.weight;
}

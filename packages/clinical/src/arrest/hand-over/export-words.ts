import type { ColdCore, Rhythm, VitalName } from '../arrest-event.ts';
import type { HandOver } from './hand-over.ts';
import { wallTimeText } from './wall-time.ts';

/** Wording for the machine-readable files themselves. They are read far from the app, so they use a single language. */
export const NOT_CONFORMANT =
  'Not conformant. Made from the taps of a crew on a phone, with words in place of the codes of the standard. No patient, crew, unit or place is named. Verify before use.';
export const PRACTICE = 'PRACTICE. No patient.';

export const RHYTHMS: Readonly<Record<Rhythm, string>> = {
  'vf-pvt': 'Ventricular fibrillation or pulseless ventricular tachycardia',
  'asystole-pea': 'Asystole or pulseless electrical activity',
  pulse: 'Pulse',
  'shock-advised': 'AED: shock advised',
  'no-shock': 'AED: no shock advised',
};

export const AIRWAYS = { 'bag-mask': 'Bag-mask', supraglottic: 'Supraglottic airway', tube: 'Tracheal tube' } as const;
export const ACCESSES = { iv: 'Intravenous access', io: 'Intraosseous access' } as const;
/** A calculated energy, for when the step used on the device was not entered. */
export const CALCULATED = 'calculated by weight';
export const VOLUME_NOT_KNOWN = 'Volume not known';
export const OTHER_DRUG = 'Other drug';

const CORES: Readonly<Record<ColdCore, string>> = {
  cold: 'Core temperature below 30 °C',
  'cold-not-measured': 'Trunk cold, long in the cold, core temperature not measured',
  cool: 'Core temperature 30-35 °C',
};

/** The entered patient circumstances that apply at the end of the log. */
export const circumstancesOf = ({ core, isTrauma, isPregnant, newbornBelow }: HandOver): readonly string[] => [
  ...(core === undefined ? [] : [CORES[core]]),
  ...(isTrauma ? ['The cause is an injury'] : []),
  ...(isPregnant ? ['Pregnant'] : []),
  ...(newbornBelow === undefined ? [] : [`Below ${newbornBelow} kg: may be newly born`]),
];

/** The units of the vital signs, in UCUM. */
export const VITAL_UCUM: Readonly<Record<VitalName, { readonly unit: string; readonly code: string }>> = {
  etco2: { unit: 'mmHg', code: 'mm[Hg]' },
  'heart-rate': { unit: '/min', code: '/min' },
  systolic: { unit: 'mmHg', code: 'mm[Hg]' },
  diastolic: { unit: 'mmHg', code: 'mm[Hg]' },
  spo2: { unit: '%', code: '%' },
  glucose: { unit: 'mg/dL', code: 'mg/dL' },
  temperature: { unit: '°C', code: 'Cel' },
};

/** Arrest time as wall-clock time: the time of the press on CODE plus the time passed since. */
export const momentOf = ({ wall, zone }: HandOver, t: number): string => wallTimeText(wall + t, zone);

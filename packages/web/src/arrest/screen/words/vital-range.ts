import { digits, readDecimal, type VitalName } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

/** The lowest and highest value that a monitor shows for each sign. They help to catch typing errors. */
const RANGES: Readonly<Record<VitalName, readonly [least: number, most: number]>> = {
  'heart-rate': [0, 400],
  systolic: [0, 350],
  diastolic: [0, 250],
  spo2: [0, 100],
  etco2: [0, 150],
  glucose: [0, 1500],
  temperature: [10, 45],
};
export const VITALS = Object.keys(RANGES) as VitalName[]; // the keys of the table above

/** In mg/dL. A glucose below this is probably in mmol/L, so the sheet asks for confirmation before logging it. */
const MAYBE_MMOL_BELOW = 20;
/** mg/dL in one mmol/L. Source: the hypoglycemia card (glucose-units). */
const MG_DL_IN_MMOL = 18;

/** A typed glucose converted to mg/dL, if it is probably in mmol/L; undefined for any other value. */
export function ofMmol(vital: VitalName, value: string): string | undefined {
  const typed = readDecimal(value);
  if (vital !== 'glucose' || typed === null || typed.eq(0) || !typed.lt(MAYBE_MMOL_BELOW)) return undefined;
  return digits(typed.times(MG_DL_IN_MMOL), 0);
}

/** A typed value in the log's format, or the sentence that explains why it is invalid. */
export function readVital(
  vital: VitalName,
  text: string,
): { readonly value: string } | { readonly value?: never; readonly why: string } {
  const [least, most] = RANGES[vital];
  const value = readDecimal(text);
  if (value === null || value.lt(least) || value.gt(most)) return { why: m.arrest_vital_range({ least, most }) };
  return { value: value.toFixed() };
}

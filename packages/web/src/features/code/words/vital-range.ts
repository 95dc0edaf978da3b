import { readDecimal, type VitalName } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

/** The least and the most that a monitor shows of each: a slip of the thumb is told from a value. */
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

/** A typed value as the log holds it, or the sentence that says why it is none. */
export function readVital(
  vital: VitalName,
  text: string,
): { readonly value: string } | { readonly value?: never; readonly why: string } {
  const [least, most] = RANGES[vital];
  const value = readDecimal(text);
  if (value === null || value.lt(least) || value.gt(most)) return { why: m.code_vital_range({ least, most }) };
  return { value: value.toFixed() };
}

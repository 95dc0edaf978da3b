import { z } from 'zod';
import { eitherForm } from '../either-form.ts';
import { key, NUMBER, type Refused, refused, written } from './written.ts';

/** A figure or a range of figures. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const rangeOf = ({ low = '', high = low }: Readonly<Record<string, string | undefined>>): Range => ({
  low: Number(low),
  high: Number(high),
});

const reader =
  (unit: string, what: string, example: string) =>
  (text: string): Range | Refused => {
    const found = new RegExp(`^(?<low>${NUMBER})(?:-(?<high>${NUMBER}))?${unit}$`).exec(text)?.groups;
    if (found === undefined) return refused(`"${text}" is no ${what}: write it like "${example}"`);
    const range = rangeOf(found);
    if (range.low > range.high || (found.high !== undefined && range.low === range.high)) {
      return refused(`"${text}" is no ${what}: write the smaller figure first, like "${example}"`);
    }
    return range;
  };

/** Reads a flow of gas: "12-15 L/min". */
export const readFlow = reader(' L/min', 'flow', '12-15 L/min');
const flow = written(readFlow);

const readPercent = reader('%', 'share', '94-98%');
const percent = written((text): Range | Refused => {
  const read = readPercent(text);
  return 'refused' in read || read.high <= 100 ? read : refused(`"${text}" is above 100%`);
});

const keys = eitherForm(
  (said) => typeof said === 'string',
  key.transform((one): readonly string[] => [one]),
  z.array(key).min(1),
).transform((all): readonly string[] => all);

/** For which of the patients a part is: a key of `tables/circumstances.yaml`; or for all others. */
const whose = { for: key.exactOptional(), else: z.literal(true).exactOptional() };

/** A flow by a device, with what ends or changes it. */
const byFlow = z.strictObject({
  ...whose,
  flow,
  /** Keys of `tables/devices.yaml`, and one that may stand in their place. */
  by: keys.exactOptional(),
  or: key.exactOptional(),
  size: z.enum(['child', 'infant']).exactOptional(),
  /** The SpO2 that it aims at. */
  spo2: percent.exactOptional(),
  then: z.enum(['titrate', 'target']).exactOptional(),
  whateverSpo2: z.literal(true).exactOptional(),
});

/** A share of oxygen: at the start, during something, or for those born early. */
const byShare = z.strictObject({
  percent,
  then: z.literal('titrate').exactOptional(),
  during: key.exactOptional(),
  /** Born before this week, where there is a blender; without one air is given. */
  bornBefore: z.number().int().min(22).max(42).exactOptional(),
});

const part = z.union([
  byFlow,
  byShare,
  /** Room air before any oxygen. */
  z.strictObject({ ...whose, air: z.literal('first') }),
  /** As much as the target of the act asks. */
  z.strictObject({ as: z.literal('target') }),
  z.strictObject({ lessOver: percent }),
  z.strictObject({ sizes: z.enum(['child', 'infant']) }),
  /** The pressure of the supply. */
  z.strictObject({ supply: written(reader(' bar', 'pressure', '2.8 bar')) }),
]);
export type GasPart = z.output<typeof part>;

/** What is given of a gas, part by part. The reader makes the words of it. */
export const gas = z
  .array(part)
  .min(1)
  .transform((parts): { readonly gas: readonly GasPart[] } => ({ gas: parts }));
export type Gas = z.output<typeof gas>;

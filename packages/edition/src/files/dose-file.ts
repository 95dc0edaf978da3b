import { z } from 'zod';
import { sourceKeys } from './line-file.ts';
import { quantity } from './quantity.ts';

const kg = z.number().positive().max(150);
const months = z.number().int().nonnegative();

/** The patients a dose is for. `from` and `to` include their end, `above` and `below` do not. */
const patientRange = z.strictObject({
  fromMonths: months.exactOptional(),
  aboveMonths: months.exactOptional(),
  toMonths: months.exactOptional(),
  belowMonths: months.exactOptional(),
  fromKg: kg.exactOptional(),
  aboveKg: kg.exactOptional(),
  toKg: kg.exactOptional(),
  belowKg: kg.exactOptional(),
});

/** A published dose for an age band, with the band in words: "under 6 years". */
export const ageDose = z.strictObject({
  dose: quantity,
  say: z.string(),
  only: patientRange,
  source: sourceKeys,
});

/** How long one dose takes to give. */
export const pace = z.strictObject({ low: z.number(), high: z.number(), unit: z.enum(['s', 'min']) });

/** What one age group is given: once, for each kg, or each minute. `say` is what is printed where the figures do not say it alone. */
export const doseFile = z.strictObject({
  fixed: quantity.exactOptional(),
  perKg: quantity.exactOptional(),
  min: quantity.exactOptional(),
  max: quantity.exactOptional(),
  over: pace.exactOptional(),
  only: patientRange.exactOptional(),
  infusion: z
    .strictObject({
      low: quantity,
      high: quantity,
      per: z.enum(['min', 'kg/min']),
      /** The drug a minute, in all, above which an order is needed. */
      orderAbove: quantity.exactOptional(),
    })
    .exactOptional(),
  /** The most in all, for each kg and whatever the weight: "15 mg/kg, 450 mg at most". */
  totalPerKg: quantity.exactOptional(),
  totalMax: quantity.exactOptional(),
  /** Whole units: "2 nebules". */
  count: z.string().exactOptional(),
  /** The dose is spoken of in mL. */
  inMl: z.literal(true).exactOptional(),
  say: z.string().exactOptional(),
});
export type DoseFile = z.output<typeof doseFile>;

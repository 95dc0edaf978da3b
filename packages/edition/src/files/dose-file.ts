import { z } from 'zod';
import { sourceKeys } from './line-file.ts';
import { quantity } from './quantity.ts';

const kg = z.number().positive().max(150);
const months = z.number().int().nonnegative();

/** The patients a dose is for. `from` and `to` are inclusive; `above` and `below` are exclusive. */
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

/** The time over which one dose is given. */
export const pace = z.strictObject({ low: z.number(), high: z.number(), unit: z.enum(['s', 'min']) });

/**
 * The dose for one age group: once, per kg, or per minute. `say` is printed when the figures alone cannot express the
 * dose.
 */
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
      /** Total amount of drug per minute above which an order is needed. */
      orderAbove: quantity.exactOptional(),
    })
    .exactOptional(),
  /** The maximum total, per kg and regardless of weight: "15 mg/kg, 450 mg at most". */
  totalPerKg: quantity.exactOptional(),
  totalMax: quantity.exactOptional(),
  /** Whole units: "2 nebules". */
  count: z.string().exactOptional(),
  /** The dose is expressed in mL. */
  inMl: z.literal(true).exactOptional(),
  say: z.string().exactOptional(),
  /** The dose of each age of the group, when it has several. */
  bands: z.array(z.strictObject({ only: patientRange, dose: quantity })).exactOptional(),
});
export type DoseFile = z.output<typeof doseFile>;

import { z } from 'zod';
import { patientRange } from './dose-file.ts';
import { lineEntries, lineEntry, sourceKeys } from './line-file.ts';
import { quantity } from './quantity.ts';

const purpose = z.enum(['arrest', 'rhythm', 'airway', 'breathing', 'antidote', 'allergy', 'symptom', 'metabolic']);
const kitLocation = z.literal([1, 2, 3, 4]);

const quickRow = {
  medication: z.string(),
  name: z.string(),
  indication: z.string(),
  purpose,
  route: z.string(),
  kitLocation,
  youngsAdultDose: quantity.exactOptional(),
  cautions: lineEntries,
  source: sourceKeys,
};

/** The rows of the quick calculator by id, in its order: `calculators/quick-doses.yaml`. */
export const quickDosesFile = z.record(
  z.string(),
  z.strictObject({
    ...quickRow,
    only: patientRange.exactOptional(),
    dosePerKg: quantity,
    minDose: quantity.exactOptional(),
    maxDose: quantity.exactOptional(),
    frequency: z.string().exactOptional(),
    /** The adult path gives this fixed dose instead of the figure for each kg. */
    fixedAdultDose: quantity.exactOptional(),
    /** A published ceiling that the row itself does not apply. */
    usualMaximum: z.strictObject({ dose: quantity, caution: lineEntry }).exactOptional(),
    dilution: z.string().exactOptional(),
  }),
);

/** The rows that go by age alone, by id: `calculators/quick-age-doses.yaml`. */
export const quickAgeDosesFile = z.record(
  z.string(),
  z.strictObject({ ...quickRow, youngsAdultDose: quantity, perKg: quantity }),
);

/** The adult reference cards by id: `calculators/adult-dosing.yaml`. */
export const adultDosingFile = z.record(
  z.string(),
  z.strictObject({
    medication: z.string(),
    indication: z.string(),
    doses: z
      .array(
        z.strictObject({
          dose: quantity,
          step: z.string().exactOptional(),
          quick: z.strictObject({ row: z.string(), why: lineEntry }).exactOptional(),
        }),
      )
      .default([]),
    infusion: z.strictObject({ low: quantity, high: quantity, dilution: z.string() }).exactOptional(),
    route: z.string(),
    timing: lineEntries,
    cautions: lineEntries,
    source: sourceKeys,
  }),
);

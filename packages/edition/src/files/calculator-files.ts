import { z } from 'zod';
import { cautionEntries, lineEntries, lineEntry, sourceKeys } from './line-file.ts';
import { quantity } from './quantity.ts';

const purpose = z.enum(['arrest', 'rhythm', 'airway', 'breathing', 'antidote', 'allergy', 'symptom', 'metabolic']);
const kitLocation = z.literal([1, 2, 3, 4]);

/** Drug and act that provide the figures: `epinephrine-1-1000/anaphylaxis`. */
const give = z.string();

/** The figure of the act or of the drug, or a different one that the requirement states for this calculator. */
const ownOr = z.union([z.literal(true), quantity]);

const quickRow = {
  give,
  name: z.string(),
  indication: z.string(),
  purpose,
  route: z.string(),
  kitLocation,
  /** The adult dose that Young's rule is applied to: that of the drug, or a different one. */
  youngs: ownOr.exactOptional(),
  cautions: cautionEntries,
  source: sourceKeys,
};

/** The rows of the quick calculator by id, in order: `calculators/quick-doses.yaml`. */
export const quickDosesFile = z.record(
  z.string(),
  z.strictObject({
    ...quickRow,
    frequency: z.string().exactOptional(),
    /** For an adult, this fixed dose replaces the per-kg figure: that of the act, or a different one. */
    fixedAdult: ownOr.exactOptional(),
    /** The row applies no maximum. Above the act's maximum, this caution is shown. */
    usualMaximum: lineEntry.exactOptional(),
  }),
);

/** The rows that are dosed by age alone, by id: `calculators/quick-age-doses.yaml`. */
export const quickAgeDosesFile = z.record(z.string(), z.strictObject({ ...quickRow, youngs: ownOr }));

/** The adult reference cards by id: `calculators/adult-dosing.yaml`. */
export const adultDosingFile = z.record(
  z.string(),
  z.strictObject({
    indication: z.string(),
    doses: z
      .array(
        z.strictObject({
          give,
          step: z.string().exactOptional(),
          quick: z.strictObject({ row: z.string(), why: lineEntry }).exactOptional(),
        }),
      )
      .default([]),
    infusion: z.strictObject({ give }).exactOptional(),
    route: z.string(),
    timing: lineEntries,
    cautions: cautionEntries,
    source: sourceKeys,
  }),
);

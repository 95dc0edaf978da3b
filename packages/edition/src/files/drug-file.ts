import { z } from 'zod';
import { KIT_NUMBERS } from '../model/kit.ts';
import { figureFile } from './figure-file.ts';
import { lineEntry, sourceKeys } from './line-file.ts';
import { quantity } from './quantity.ts';

/** One stocked drug: `drugs/<id>.yaml`. What is given of it, and how, is in the file of its acts. */
export const drugFile = z.strictObject({
  genericName: z.string(),
  /** Spelling of a name that is easily confused: "EPINEPHrine". */
  tallMan: z.string().exactOptional(),
  /** Id in the inventory: ORIG_{number} for the reference entries, a plain word for the others. */
  inventoryId: z.string(),
  brandNames: z.array(z.string()).default([]),
  classPrimary: z.string(),
  classSecondary: z.string().exactOptional(),
  kit: z.literal(KIT_NUMBERS),
  /** One container as stocked. */
  presentation: z.string(),
  autoInjector: z.literal(true).exactOptional(),
  highAlert: z.boolean(),
  /** Shown with every dose of the drug, wherever the dose appears. */
  warning: lineEntry.exactOptional(),
  /** Adult doses that Young's rule is applied to. */
  youngsAdultDose: z
    .strictObject({ quick: quantity.exactOptional(), comprehensive: quantity.exactOptional() })
    .exactOptional(),
  /** The calculators' high-dose warning covers this drug. */
  watched: z.enum(['epinephrine', 'morphine', 'fentanyl', 'midazolam', 'lorazepam', 'amiodarone']).exactOptional(),
  synonyms: z.array(z.string()).default([]),
  source: sourceKeys,
  /** Figures that are in no act, by the names used in texts. */
  figures: z.record(z.string(), figureFile).default({}),
});

export type DrugFile = z.output<typeof drugFile>;

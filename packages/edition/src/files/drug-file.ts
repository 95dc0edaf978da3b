import { z } from 'zod';
import { KIT_NUMBERS } from '../model/kit.ts';
import { addedContraindications, drugContraindications } from './contraindications-file.ts';
import { ageDose, doseFile, pace } from './dose-file.ts';
import { figureFile } from './figure-file.ts';
import { faceCautions, lineEntry, sourceKeys } from './line-file.ts';
import { mix, strengthOfMix } from './mix.ts';
import { quantity, strength } from './quantity.ts';

/**
 * Said with each recipe of stock and saline, which is made in a syringe. The label of a prefilled flush syringe says saline,
 * so that a drug in it is given as a flush.
 */
const IN_A_SYRINGE = 'In an empty, labeled syringe, never the flush syringe';

/** A working dilution by the name that a regimen refers to. */
const dilutionFile = z.strictObject({
  /** How to make it, in one line. */
  recipe: z.string(),
  /** What it is made of, from which its strength follows. */
  mix,
  /** `always`: volumes are of the dilution. `advised`: for a slow push. `small-dose`: below so many mL of the stock. */
  use: z.enum(['always', 'advised', 'small-dose']),
  belowMl: z.number().positive().exactOptional(),
  source: sourceKeys.exactOptional(),
});

export const routes = z
  .array(z.enum(['IV', 'IO', 'IM', 'IN', 'PO', 'SL', 'buccal', 'nebulized', 'tracheal', 'inhaled']))
  .min(1);

/** What a card prints beside the figures of a regimen; a card may say another of its own. */
export const lineWords = {
  indication: z.string().exactOptional(),
  /** How it is given, as it is printed. */
  route: z.string().exactOptional(),
  timing: z.string().exactOptional(),
  max: z.string().exactOptional(),
  /** What the dose comes to at other weights. */
  examples: z.string().exactOptional(),
  note: z.string().exactOptional(),
  adultNote: z.string().exactOptional(),
  pediatricNote: z.string().exactOptional(),
  /** Added to those of the drug. */
  contraindications: addedContraindications.exactOptional(),
  source: sourceKeys.exactOptional(),
};

/** How the formulary prints a regimen. */
const formularyRow = z.strictObject({
  indication: z.string(),
  route: z.string(),
  kind: z.enum(['bolus', 'infusion', 'other']).exactOptional(),
  /** What is printed where the figures do not say it alone; `none` prints nothing. */
  adultSays: z.string().exactOptional(),
  pediatricSays: z.string().exactOptional(),
  /** Where the text holds no single weighable figure. */
  adultFigure: z.literal('none').exactOptional(),
  pediatricFigure: z.literal('none').exactOptional(),
  /** How long a dose takes, where the row says it and the cards say it elsewhere. */
  adultOver: pace.exactOptional(),
  pediatricOver: pace.exactOptional(),
  maxTotal: z.string().exactOptional(),
  repeatInterval: z.string().exactOptional(),
  remarks: z.string().exactOptional(),
  /** What forbids or changes this row's dose, shown with it. */
  cautions: faceCautions,
  byPump: z.enum(['all', 'children']).exactOptional(),
  /** The drug's Young's figure is the adult dose of this row. */
  youngs: z.literal(true).exactOptional(),
  /** Strength of the part of a kit that the row gives. */
  strength: strength.exactOptional(),
  dilution: z.string().exactOptional(),
  source: sourceKeys,
});

/** One drug for one indication by one route: the only place where its figures are stated. */
const regimenFile = z.strictObject({
  adult: doseFile.exactOptional(),
  pediatric: doseFile.exactOptional(),
  /** What it is diluted in before it is given. Unless a drug of the formulary is called that, the dose has no volume. */
  diluent: z.strictObject({ name: z.string(), source: sourceKeys }).exactOptional(),
  /** A child's published doses by age, for a patient of whom only the age is known. */
  byAge: z.array(ageDose).min(1).exactOptional(),
  /** Why Young's figure is never given here, shown below it: "Never induce by it." */
  youngsNever: z.string().exactOptional(),
  row: formularyRow.exactOptional(),
  line: z
    .strictObject({
      kind: z.enum(['bolus', 'infusion', 'fluid', 'nebule', 'solid', 'gas', 'autoinjector']),
      routes,
      /** The dilution it is drawn up from, where that is not the stock. */
      preparation: z.string().exactOptional(),
      /** Among the first doses of a card although it is mixed first. */
      first: z.literal(true).exactOptional(),
      ...lineWords,
    })
    .exactOptional(),
});
export type RegimenFile = z.output<typeof regimenFile>;

const writtenDrug = z.strictObject({
  genericName: z.string(),
  /** Where the name is easily confused: "EPINEPHrine". */
  tallMan: z.string().exactOptional(),
  /** Id in the inventory: ORIG_{number} for the reference entries, a plain word for the others. */
  inventoryId: z.string(),
  brandNames: z.array(z.string()).default([]),
  classPrimary: z.string(),
  classSecondary: z.string().exactOptional(),
  kit: z.literal(KIT_NUMBERS),
  /** One container as stocked. */
  presentation: z.string(),
  /** Drug in one mL; absent for solids, gases and kits. */
  strength: strength.exactOptional(),
  autoInjector: z.literal(true).exactOptional(),
  highAlert: z.boolean(),
  /** The strongest that may go into a vein or bone, where the stock is stronger; its source is one of the drug. */
  greatestUndilutedIv: strength.exactOptional(),
  /** Shown with every dose of the drug, wherever it stands. */
  warning: lineEntry.exactOptional(),
  /** Adult doses that Young's rule is applied to. */
  youngsAdultDose: z
    .strictObject({ quick: quantity.exactOptional(), comprehensive: quantity.exactOptional() })
    .exactOptional(),
  /** The calculators' high-dose warning watches this drug. */
  watched: z.enum(['epinephrine', 'morphine', 'fentanyl', 'midazolam', 'lorazepam', 'amiodarone']).exactOptional(),
  preparation: z.string(),
  notesCaution: z.string().exactOptional(),
  contraindications: drugContraindications,
  /** What forbids or changes any dose of the drug, shown with each. */
  cautions: faceCautions,
  synonyms: z.array(z.string()).default([]),
  source: sourceKeys,
  dilutions: z.record(z.string(), dilutionFile).default({}),
  /** Figures that no regimen gives, by the names that texts refer to. */
  figures: z.record(z.string(), figureFile).default({}),
  regimens: z.record(z.string(), regimenFile).default({}),
});

/** One stocked drug: `drugs/<id>.yaml`. Each dilution has its strength from what it is mixed of. */
export const drugFile = writtenDrug.superRefine(refuseVolumes).transform(({ dilutions, ...drug }, context) => ({
  ...drug,
  dilutions: Object.fromEntries(
    Object.entries(dilutions).map(([name, dilution]) => {
      const made = strengthOfMix(dilution.mix, drug.strength);
      if (made === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['dilutions', name, 'mix'],
          message: 'Stock without a strength cannot be diluted: give the drug a strength, or write drug and volume',
        });
      }
      const recipe = 'stock' in dilution.mix ? `${dilution.recipe}. ${IN_A_SYRINGE}` : dilution.recipe;
      return [name, { ...dilution, recipe, strength: made ?? { amount: 1, unit: 'mg' as const } }];
    }),
  ),
}));

/** A volume of a drug that has a strength depends on it, so that its figures are amounts of drug. */
function refuseVolumes({ strength: stock, figures }: z.output<typeof writtenDrug>, context: z.RefinementCtx): void {
  if (stock === undefined) return;
  for (const [name, { value }] of Object.entries(figures)) {
    if (value.unit !== 'mL') continue;
    const message = `A figure of a drug that has a strength is an amount of drug, not a volume: write ${stock.unit}, and "mL" behind the name in a text`;
    context.addIssue({ code: 'custom', path: ['figures', name, 'value'], message });
  }
}

export type DrugFile = z.output<typeof drugFile>;
export type DilutionFile = DrugFile['dilutions'][string];

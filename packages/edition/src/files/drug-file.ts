import { z } from 'zod';
import { addedContraindications, drugContraindications } from './contraindications-file.ts';
import { ageDose, doseFile, pace } from './dose-file.ts';
import { drugHeader } from './drug-header.ts';
import { faceCautions, sourceKeys } from './line-file.ts';
import { mix, strengthOfMix } from './mix.ts';
import { strength } from './quantity.ts';
import { route } from './route.ts';

/**
 * Added to each recipe of stock and saline, which are mixed in a syringe. A prefilled flush syringe is labeled as
 * saline, so a drug in it would be given as a flush.
 */
const IN_A_SYRINGE = 'In an empty, labeled syringe, never the flush syringe';

/** A working dilution, under the name that a regimen refers to. */
const dilutionFile = z.strictObject({
  /** Instructions for making it, in one line. */
  recipe: z.string(),
  /** Its components, which determine its strength. */
  mix,
  /**
   * `always`: volumes refer to the dilution. `advised`: for a slow push. `small-dose`: below a number of mL of the stock.
   */
  use: z.enum(['always', 'advised', 'small-dose']),
  belowMl: z.number().positive().exactOptional(),
  source: sourceKeys.exactOptional(),
});

export const routes = z.array(route).min(1);

/** Text printed on a card with a regimen's figures. A card may replace it with its own. */
export const lineWords = {
  indication: z.string().exactOptional(),
  /** The route as it is printed. */
  route: z.string().exactOptional(),
  timing: z.string().exactOptional(),
  max: z.string().exactOptional(),
  /** The dose calculated for other weights. */
  examples: z.string().exactOptional(),
  note: z.string().exactOptional(),
  adultNote: z.string().exactOptional(),
  pediatricNote: z.string().exactOptional(),
  /** Added to the contraindications of the drug. */
  contraindications: addedContraindications.exactOptional(),
  source: sourceKeys.exactOptional(),
};

/** The row printed in the formulary for a regimen. */
const formularyRow = z.strictObject({
  indication: z.string(),
  route: z.string(),
  kind: z.enum(['bolus', 'infusion', 'other']).exactOptional(),
  /** Printed when the figures alone cannot express the dose; `none` prints nothing. */
  adultSays: z.string().exactOptional(),
  pediatricSays: z.string().exactOptional(),
  /** Set when the text contains no single weighable figure. */
  adultFigure: z.literal('none').exactOptional(),
  pediatricFigure: z.literal('none').exactOptional(),
  /** Time over which a dose is given, when the row states it and the cards state it elsewhere. */
  adultOver: pace.exactOptional(),
  pediatricOver: pace.exactOptional(),
  maxTotal: z.string().exactOptional(),
  repeatInterval: z.string().exactOptional(),
  remarks: z.string().exactOptional(),
  /** Cautions that forbid or change this row's dose, shown with it. */
  cautions: faceCautions,
  byPump: z.enum(['all', 'children']).exactOptional(),
  /** The drug's Young's figure is the adult dose of this row. */
  youngs: z.literal(true).exactOptional(),
  /** Strength of the kit component that the row is for. */
  strength: strength.exactOptional(),
  dilution: z.string().exactOptional(),
  /** An adult's dilution, when it is another one. */
  adultDilution: z.string().exactOptional(),
  source: sourceKeys,
});

/** One drug for one indication by one route: the only place where its figures are stated. */
const regimenFile = z.strictObject({
  adult: doseFile.exactOptional(),
  pediatric: doseFile.exactOptional(),
  /** The diluent it is mixed with before it is given. If no drug of the formulary has this name, the dose has no volume. */
  diluent: z.strictObject({ name: z.string(), source: sourceKeys }).exactOptional(),
  /** Published doses for children by age, used when only the age is known. */
  byAge: z.array(ageDose).min(1).exactOptional(),
  /** Reason why Young's figure is never given here, shown below it: "Never induce by it." */
  youngsNever: z.string().exactOptional(),
  row: formularyRow.exactOptional(),
  line: z
    .strictObject({
      kind: z.enum(['bolus', 'infusion', 'fluid', 'nebule', 'solid', 'gas', 'autoinjector']),
      routes,
      /** The dilution to draw the dose up from, when that is not the stock. */
      adultPreparation: z.string().exactOptional(),
      pediatricPreparation: z.string().exactOptional(),
      /** Listed among the first doses of a card although it has to be mixed. */
      first: z.literal(true).exactOptional(),
      ...lineWords,
    })
    .exactOptional(),
});
export type RegimenFile = z.output<typeof regimenFile>;

const writtenDrug = z.strictObject({
  ...drugHeader,
  /** Amount of drug in one mL; absent for solids, gases and kits. */
  strength: strength.exactOptional(),
  /**
   * The greatest strength that may go into a vein or bone, when the stock is stronger. Its source is one of the drug's
   * sources.
   */
  greatestUndilutedIv: strength.exactOptional(),
  preparation: z.string().default(''),
  notesCaution: z.string().exactOptional(),
  contraindications: drugContraindications,
  /** Cautions that forbid or change any dose of the drug, shown with each dose. */
  cautions: faceCautions,
  dilutions: z.record(z.string(), dilutionFile).default({}),
  regimens: z.record(z.string(), regimenFile).default({}),
});

/** One stocked drug: `drugs/<id>.yaml`. The strength of each dilution follows from its components. */
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

/** A volume of a drug that has a strength depends on that strength, so the drug's figures have to be amounts. */
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

import {
  type Concentration,
  type Dose,
  doseOf,
  drawnStrength,
  type Figure,
  type QuickDoseRule,
  type QuickTable,
} from '@first60/clinical';
import type { AdultBolus, Drug, Edition, Line, QuickAgeDose, QuickDose } from '@first60/edition';
import { drugName } from '../../edition/drug-name.ts';
import { madeOnce } from '../../edition/made-once.ts';

/** The parts of an entry that a dose card shows, for a row by weight or by age alone. */
type CardEntry = Omit<QuickAgeDose, 'youngsAdultDose' | 'perKg' | 'only' | 'minDose' | 'maxDose'> &
  Partial<Pick<QuickDose, 'frequency' | 'usualMaximum' | 'dilution'>>;

export interface CardRow {
  readonly entry: CardEntry;
  /** The entry's name, spelled as by `drugName`: "EPINEPHrine 1:1,000 via ETT", "adenosine, 1st dose". */
  readonly name: string;
  readonly drug: Drug;
  /** Strength of the dilution if one must be made, otherwise of the stock. */
  readonly strength: Concentration;
  /** A child's dose by weight. An estimate from age is compared with it. */
  readonly perKg: Dose;
  /** Why the adult reference card may state another dose for the same indication. */
  readonly whyAdultDiffers?: Line;
}

const stockOf = ({ drug, entry, strength }: CardRow) => ({
  concentration: entry.missingDiluent ? null : strength,
  ...(drug.watched && { watched: drug.watched }),
});

const weighed = ({ perKg }: CardRow, { only, minDose, maxDose }: Pick<QuickDose, 'only' | 'minDose' | 'maxDose'>) => ({
  perKg,
  ...(only && { only }),
  ...(minDose && { min: doseOf(minDose) }),
  ...(maxDose && { max: doseOf(maxDose) }),
});

const quickRule = (row: CardRow, entry: QuickDose, adultCard: AdultBolus | undefined): QuickDoseRule => ({
  ...stockOf(row),
  ...(adultCard && { adultCard: doseOf(adultCard.dose) }),
  ...weighed(row, entry),
  ...(entry.byAge && { byAge: entry.byAge }),
  ...(entry.fixedAdultDose && { fixedAdult: doseOf(entry.fixedAdultDose) }),
  ...(entry.youngsAdultDose && { youngsAdult: doseOf(entry.youngsAdultDose) }),
  ...(entry.usualMaximum && { usualMaximum: doseOf(entry.usualMaximum.dose) }),
});

function rowOf({ formulary }: Edition, entry: CardEntry, perKg: Figure): CardRow | undefined {
  const drug = formulary[entry.medication];
  if (drug === undefined) return undefined;
  const { dilution } = entry;
  const strength = drawnStrength(drug, { kind: 'bolus', ...(dilution && { dilution }) });
  // A row without a strength has no volume. The content checks reject such rows.
  if (strength === null) return undefined;
  return { entry, name: writtenAs(drug, entry.name), drug, strength, perKg: doseOf(perKg) };
}

/** The drug's first word, spelled as by `drugName`, then the rest of the entry's name. */
function writtenAs(drug: Drug, name: string): string {
  const [first = ''] = drugName(drug).split(' ');
  return name.toLowerCase().startsWith(first.toLowerCase()) ? first + name.slice(first.length) : name;
}

/** An edition's quick calculator as exact rules. Each row includes the drug that is drawn up. */
export const quickRows = madeOnce((edition: Edition): QuickTable<CardRow> => {
  const boluses = edition.adultDosing.flatMap(({ doses }) => doses);
  return {
    zones: edition.zones,
    byWeight: edition.quickDoses.flatMap((entry) => {
      const row = rowOf(edition, entry, entry.dosePerKg);
      const adultCard = boluses.find(({ quick }) => quick?.row === entry.id);
      return row === undefined
        ? []
        : [
            {
              ...row,
              ...(adultCard?.quick && { whyAdultDiffers: adultCard.quick.why }),
              rule: quickRule(row, entry, adultCard),
            },
          ];
    }),
    byAge: edition.quickAgeDoses.flatMap((entry) => {
      const row = rowOf(edition, entry, entry.perKg);
      return row === undefined
        ? []
        : [{ ...row, rule: { ...stockOf(row), ...weighed(row, entry), youngsAdult: doseOf(entry.youngsAdultDose) } }];
    }),
  };
});

import type {
  AgeDose,
  Contraindication,
  Dilution,
  DoseRow,
  Figure,
  MissingDiluent,
  PatientRange,
  WatchedDrug,
} from '@first60/clinical';
import type { MedicationId, SourceKey } from '../ids.ts';
import type { KitNumber } from './kit.ts';
import type { Caution, Line } from './line.ts';

/** A working dilution with where its recipe comes from. */
export interface SourcedDilution extends Dilution {
  readonly sources: readonly SourceKey[];
}

/** What a dose is diluted in and no kit holds, with the work that asks for it. */
export interface SourcedMissingDiluent extends MissingDiluent {
  readonly sources: readonly SourceKey[];
}

/** A published dose for an age, with where it comes from. */
interface SourcedAgeDose extends AgeDose {
  readonly sources: readonly SourceKey[];
}

/** A contraindication of a drug with where it comes from. */
export interface SourcedContraindication extends Contraindication {
  /** What the drug is for where it holds; absent for all that the drug is for. */
  readonly indications?: readonly string[];
  readonly sources: readonly SourceKey[];
}

/**
 * One dosing row. `adultDose` and `pedsDose` are texts that the comprehensive calculator parses: dose first, one
 * figure, no thousands comma; infusions are of kind 'infusion' and are never parsed: `adultInfusion` and `pedsInfusion`
 * say the same as figures, as `adultFigure` and `pedsFigure` do of all others; those are absent where the text has age bands or no weighable dose.
 */
export interface DosingRow extends DoseRow {
  readonly indication: string;
  readonly route: string;
  readonly maxTotal?: string;
  readonly repeatInterval?: string;
  readonly remarks?: string;
  /** Those of its drug that hold for it. */
  readonly contraindications?: readonly Contraindication[];
  readonly byAge?: readonly SourcedAgeDose[];
  /** Why Young's figure is never given here, shown below it. */
  readonly youngsNever?: string;
  /** What forbids or changes this row's dose. Absent where nothing does. */
  readonly cautions?: readonly Caution[];
  readonly dilution?: SourcedDilution;
  readonly missingDiluent?: SourcedMissingDiluent;
  readonly sources: readonly SourceKey[];
}

/** A drug as stocked: one strength, one place in the kits. */
export interface Drug {
  readonly id: MedicationId;
  /** Inventory id: ORIG_{index} for the reference entries, a plain word for the others. */
  readonly medId: string;
  readonly genericName: string;
  /** Tall-man spelling where the name is easily confused ("EPINEPHrine"). */
  readonly tallMan?: string;
  readonly brandNames: readonly string[];
  readonly classPrimary: string;
  readonly classSecondary?: string;
  readonly kitNumber: KitNumber;
  /** One container as stocked, "1 mg/10 mL prefilled syringe". */
  readonly presentation: string;
  /** Drug in one millilitre; absent for solids, gases and kits. */
  readonly concentration?: Figure;
  /** Given whole, as it comes: nothing is drawn up. */
  readonly autoInjector?: true;
  readonly dosing: readonly DosingRow[];
  readonly preparation: string;
  readonly notesCaution?: string;
  /** What forbids or changes any dose of the drug. Absent where nothing does. */
  readonly cautions?: readonly Caution[];
  readonly highAlert: boolean;
  /** The strongest that may go into a vein or bone, in one millilitre. Absent where the stock may. */
  readonly greatestUndilutedIv?: Figure;
  /** Stands with every dose of the drug: what is lethal without the equipment at hand. */
  readonly warning?: Line;
  /** Each line and row of the drug has those that hold for it. */
  readonly contraindications?: readonly SourcedContraindication[];
  /** Adult doses that Young's rule is applied to; the two calculators' tables differ (atropine). */
  readonly youngsAdultDose?: { readonly quick?: Figure; readonly comprehensive?: Figure };
  /** Set when the calculators' high-dose warning watches this drug. */
  readonly watched?: WatchedDrug;
  /** Other names a crew may type: abbreviations, UK and brand names. */
  readonly synonyms: readonly string[];
  readonly sources: readonly SourceKey[];
}

/** What the quick calculator groups its rows by. */
type Purpose = 'arrest' | 'rhythm' | 'airway' | 'breathing' | 'antidote' | 'allergy' | 'symptom' | 'metabolic';

/** One row of the quick calculator; strength, concentration and watch come from the drug. */
export interface QuickDose {
  readonly id: string;
  readonly medication: MedicationId;
  readonly name: string;
  readonly indication: string;
  readonly purpose: Purpose;
  /** The patients it is for, as `indication` says; absent for all. */
  readonly only?: PatientRange;
  readonly dosePerKg: Figure;
  readonly minDose?: Figure;
  readonly maxDose?: Figure;
  readonly route: string;
  readonly kitLocation: 1 | 2 | 3 | 4;
  readonly frequency?: string;
  /** The adult path gives this fixed dose instead of the per-kg figure. */
  readonly fixedAdultDose?: Figure;
  /** Adult dose that Young's rule is applied to when only the age is known. */
  readonly youngsAdultDose?: Figure;
  /** Why Young's figure is never given here, shown below it. */
  readonly youngsNever?: string;
  /** The published doses of a child by age, given before any estimate. */
  readonly byAge?: readonly SourcedAgeDose[];
  /** A published ceiling that the row itself does not apply: shown as a caution above it. */
  readonly usualMaximum?: { readonly dose: Figure; readonly caution: Line };
  readonly dilution?: SourcedDilution;
  readonly missingDiluent?: SourcedMissingDiluent;
  /** Those of its drug that hold for it. */
  readonly contraindications?: readonly Contraindication[];
  /** Those of the drug and of its row first. */
  readonly cautions: readonly Caution[];
  readonly sources: readonly SourceKey[];
}

/** A drug that the quick calculator offers by age alone: it stands in its Young's table and has no row by weight. */
export type QuickAgeDose = Pick<
  QuickDose,
  | 'id'
  | 'medication'
  | 'name'
  | 'indication'
  | 'purpose'
  | 'route'
  | 'kitLocation'
  | 'contraindications'
  | 'missingDiluent'
  | 'cautions'
  | 'sources'
  | 'youngsNever'
  | 'only'
  | 'minDose'
  | 'maxDose'
> & {
  readonly youngsAdultDose: Figure;
  /** A child's dose by weight of the same drug and indication: given at the average weight of the zone of the age. */
  readonly perKg: Figure;
};

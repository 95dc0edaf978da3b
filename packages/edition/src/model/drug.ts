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

/** A working dilution with the source of its recipe. */
export interface SourcedDilution extends Dilution {
  readonly sources: readonly SourceKey[];
}

/** The diluent that a dose needs but no kit holds, with the work that requires it. */
export interface SourcedMissingDiluent extends MissingDiluent {
  readonly sources: readonly SourceKey[];
}

/** A published dose for an age, with its source. */
interface SourcedAgeDose extends AgeDose {
  readonly sources: readonly SourceKey[];
}

/** A contraindication of a drug, with its source. */
export interface SourcedContraindication extends Contraindication {
  /** The indications that it applies to; absent when it applies to all indications of the drug. */
  readonly indications?: readonly string[];
  readonly sources: readonly SourceKey[];
}

/**
 * One dosing row. `adultDose` and `pedsDose` are strings that the comprehensive calculator parses: dose first, one
 * figure, no thousands comma. Infusions are of kind 'infusion' and are never parsed: `adultInfusion` and `pedsInfusion`
 * hold the same as figures. `adultFigure` and `pedsFigure` do this for all other rows, and are absent when the text has
 * age bands or no weighable dose.
 */
export interface DosingRow extends DoseRow {
  readonly indication: string;
  readonly route: string;
  readonly maxTotal?: string;
  readonly repeatInterval?: string;
  readonly remarks?: string;
  /** The drug's contraindications that apply to this row. */
  readonly contraindications?: readonly Contraindication[];
  readonly byAge?: readonly SourcedAgeDose[];
  /** Reason why Young's figure is never given here, shown below it. */
  readonly youngsNever?: string;
  /** Cautions that forbid or change this row's dose. Absent when there are none. */
  readonly cautions?: readonly Caution[];
  readonly dilution?: SourcedDilution;
  /** An adult's dilution, when it is another one. */
  readonly adultDilution?: SourcedDilution;
  readonly missingDiluent?: SourcedMissingDiluent;
  readonly sources: readonly SourceKey[];
}

/** A drug as stocked: one strength, one location in the kits. */
export interface Drug {
  readonly id: MedicationId;
  /** Inventory id: ORIG_{index} for the reference entries, a plain word for the others. */
  readonly medId: string;
  readonly genericName: string;
  /** Tall-man spelling of a name that is easily confused ("EPINEPHrine"). */
  readonly tallMan?: string;
  readonly brandNames: readonly string[];
  readonly classPrimary: string;
  readonly classSecondary?: string;
  readonly kitNumber: KitNumber;
  /** One container as stocked, "1 mg/10 mL prefilled syringe". */
  readonly presentation: string;
  /** Amount of drug in one millilitre; absent for solids, gases and kits. */
  readonly concentration?: Figure;
  /** Given whole, as it comes, so nothing is drawn up. */
  readonly autoInjector?: true;
  readonly dosing: readonly DosingRow[];
  readonly preparation: string;
  readonly notesCaution?: string;
  /** Cautions that forbid or change any dose of the drug. Absent when there are none. */
  readonly cautions?: readonly Caution[];
  readonly highAlert: boolean;
  /** The greatest strength that may go into a vein or bone, in one millilitre. Absent when the stock itself may be given. */
  readonly greatestUndilutedIv?: Figure;
  /** Shown with every dose of the drug: a danger that is lethal unless the right equipment is at hand. */
  readonly warning?: Line;
  /** Each line and row of the drug includes those that apply to it. */
  readonly contraindications?: readonly SourcedContraindication[];
  /** Adult doses that Young's rule is applied to; the two calculators' tables differ (atropine). */
  readonly youngsAdultDose?: { readonly quick?: Figure; readonly comprehensive?: Figure };
  /** Set when the calculators' high-dose warning covers this drug. */
  readonly watched?: WatchedDrug;
  /** Other names that a crew may type: abbreviations, UK and brand names. */
  readonly synonyms: readonly string[];
  readonly sources: readonly SourceKey[];
}

/** The purposes by which the quick calculator groups its rows. */
type Purpose = 'arrest' | 'rhythm' | 'airway' | 'breathing' | 'antidote' | 'allergy' | 'symptom' | 'metabolic';

/** One row of the quick calculator; strength, concentration and watch come from the drug. */
export interface QuickDose {
  readonly id: string;
  readonly medication: MedicationId;
  readonly name: string;
  readonly indication: string;
  readonly purpose: Purpose;
  /** The patients it is for, as `indication` states; absent when it is for all. */
  readonly only?: PatientRange;
  readonly dosePerKg: Figure;
  readonly minDose?: Figure;
  readonly maxDose?: Figure;
  readonly route: string;
  readonly kitLocation: 1 | 2 | 3 | 4;
  readonly frequency?: string;
  /** For an adult, this fixed dose replaces the per-kg figure. */
  readonly fixedAdultDose?: Figure;
  /** Adult dose that Young's rule is applied to when only the age is known. */
  readonly youngsAdultDose?: Figure;
  /** Reason why Young's figure is never given here, shown below it. */
  readonly youngsNever?: string;
  /** Published doses for children by age, given in preference to any estimate. */
  readonly byAge?: readonly SourcedAgeDose[];
  /** A published ceiling that the row itself does not apply. Above it, a caution is shown. */
  readonly usualMaximum?: { readonly dose: Figure; readonly caution: Line };
  readonly dilution?: SourcedDilution;
  readonly missingDiluent?: SourcedMissingDiluent;
  /** The drug's contraindications that apply to this row. */
  readonly contraindications?: readonly Contraindication[];
  /** Begins with the cautions of the drug and of its row. */
  readonly cautions: readonly Caution[];
  readonly sources: readonly SourceKey[];
}

/**
 * A drug that the quick calculator offers by age alone: it is in the calculator's Young's table and has no weight-based
 * row.
 */
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
  /**
   * A child's weight-based dose for the same drug and indication, calculated at the average weight of the zone for the
   * age.
   */
  readonly perKg: Figure;
};

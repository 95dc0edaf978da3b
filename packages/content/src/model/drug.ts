import type { Figure, WatchedDrug } from '@first60/clinical';
import type { MedicationId } from '../ids.ts';
import type { Line } from './line.ts';
import type { SourceKey } from './source.ts';

/** Kit 1 cardiac/emergency, 2 respiratory/sedation, 3 Main Inner, 4 Control, 5 and 6 External. */
export type KitNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** What a dosing text says, as figures, so that a cap written in its brackets can be held to. */
export interface RowFigure {
  /** A fixed dose. */
  readonly fixed?: Figure;
  /** A dose per kilogram: no dose at all without a weight. */
  readonly perKg?: Figure;
  /** Single-dose limits. */
  readonly min?: Figure;
  readonly max?: Figure;
}

/**
 * One dosing row. `adultDose` and `pedsDose` are texts that the comprehensive calculator parses:
 * dose first, one figure, no thousands comma; infusions are of kind 'infusion' and are never parsed.
 */
export interface DosingRow {
  readonly indication: string;
  readonly kind: 'bolus' | 'infusion' | 'other';
  readonly route: string;
  readonly adultDose?: string;
  readonly pedsDose?: string;
  /** The figures of `adultDose` and `pedsDose`; absent where the text has age bands or no weighable dose. */
  readonly adultFigure?: RowFigure;
  readonly pedsFigure?: RowFigure;
  readonly maxTotal?: string;
  readonly repeatInterval?: string;
  readonly remarks?: string;
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
  readonly dosing: readonly DosingRow[];
  readonly preparation: string;
  readonly notesCaution?: string;
  readonly highAlert: boolean;
  /** Adult doses that Young's rule is applied to; the two calculators' tables differ (atropine). */
  readonly youngsAdultDose?: { readonly quick?: Figure; readonly comprehensive?: Figure };
  /** Set when the calculators' high-dose warning watches this drug. */
  readonly watched?: WatchedDrug;
  /** Other names a crew may type: abbreviations, UK and brand names. */
  readonly synonyms: readonly string[];
  readonly sources: readonly SourceKey[];
}

/** One row of the quick calculator; strength, concentration and watch come from the drug. */
export interface QuickDose {
  readonly id: string;
  readonly medication: MedicationId;
  readonly name: string;
  readonly indication: string;
  readonly purpose: 'arrest' | 'rhythm' | 'airway' | 'breathing' | 'antidote' | 'allergy' | 'symptom' | 'metabolic';
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
  /** How far the Young's estimate of this row lies from its weight dose; shown with the estimate. */
  readonly youngsCaution?: Line;
  /** A published ceiling that the row itself does not apply: shown as a caution above it. */
  readonly usualMaximum?: { readonly dose: Figure; readonly caution: Line };
  readonly cautions: readonly Line[];
  readonly sources: readonly SourceKey[];
}

import type { AgeDose } from './age-estimate.ts';
import type { WatchedDrug } from './high-dose.ts';
import type { Figure } from './units.ts';

/**
 * The patients that a figure is for, if the text limits them ("over 10 years only", "15-30 kg"). Ages in months; `from`
 * and `to` include their end, `above` and `below` do not.
 */
export interface PatientRange {
  readonly fromMonths?: number;
  readonly aboveMonths?: number;
  readonly toMonths?: number;
  readonly belowMonths?: number;
  readonly fromKg?: number;
  readonly aboveKg?: number;
  readonly toKg?: number;
  readonly belowKg?: number;
}

/** The time it takes to give one dose: minimum and maximum if a source allows a range. */
export interface Pace {
  readonly low: number;
  readonly high: number;
  readonly unit: 's' | 'min';
}

/** The figures in a dosing text, so that a ceiling or an age limit written in it can be enforced. */
export interface RowFigure {
  /** A fixed dose. */
  readonly fixed?: Figure;
  /** A dose per kilogram: no dose at all without a weight. */
  readonly perKg?: Figure;
  /** Single-dose limits. */
  readonly min?: Figure;
  readonly max?: Figure;
  /** The maximum total, per kilogram and at any weight. */
  readonly totalPerKg?: Figure;
  readonly totalMax?: Figure;
  /** The duration of the dose, as stated in the text. */
  readonly over?: Pace;
  /** The patients that the dose is for; absent for the whole age group. */
  readonly only?: PatientRange;
}

/** A working dilution of a stocked drug. */
export interface Dilution {
  /** Instructions for making the dilution, on one line. */
  readonly recipe: string;
  /** Amount of drug in each milliliter of the dilution. */
  readonly perMl: Figure;
  /**
   * 'always': volumes refer to the dilution, never to the stock. 'advised': for a slow push. 'small-dose': see `belowMl`.
   */
  readonly use: 'always' | 'advised' | 'small-dose';
  /** For 'small-dose': the volume of stock, in mL, below which the dilution is made. */
  readonly belowMl?: number;
}

/**
 * The diluent of a dose, if the formulary does not have it. The dose is shown without a volume, because the crew cannot
 * prepare it.
 */
export interface MissingDiluent {
  readonly name: string;
}

/** The dose of an infusion per minute (and per kilogram), from its lower to its upper end. */
export interface InfusionRange {
  readonly low: Figure;
  readonly high: Figure;
  readonly per: 'min' | 'kg/min';
  /** The total amount of drug per minute above which the row's wording requires an order. */
  readonly orderAbove?: Figure;
}

/** A dosing row as plain data for the comprehensive calculator. */
export interface DoseRow {
  readonly kind: 'bolus' | 'infusion' | 'other';
  readonly adultDose?: string;
  readonly pedsDose?: string;
  readonly adultFigure?: RowFigure;
  readonly pedsFigure?: RowFigure;
  /** The infusion of a row of kind 'infusion', which has no bolus figure. */
  readonly adultInfusion?: InfusionRange;
  readonly pedsInfusion?: InfusionRange;
  /** The patients who get the row's infusion only by pump. */
  readonly byPump?: 'all' | 'children';
  /** Set if the drug's comprehensive Young's figure is the adult dose of this very row. */
  readonly youngs?: true;
  /** Published doses for a child by age. They take precedence over any estimate. */
  readonly byAge?: readonly AgeDose[];
  /** Strength of this row's component, if a kit holds several; otherwise the drug's strength applies. */
  readonly concentration?: Figure;
  readonly dilution?: Dilution;
  /** An adult's dilution, when it is another one. */
  readonly adultDilution?: Dilution;
  readonly missingDiluent?: MissingDiluent;
}

/** The stocked drug a row belongs to. */
export interface DoseStock {
  readonly concentration?: Figure;
  readonly youngsAdultDose?: { readonly comprehensive?: Figure };
  readonly watched?: WatchedDrug;
}

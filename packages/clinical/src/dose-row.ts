import type { AgeDose } from './age-estimate.ts';
import type { WatchedDrug } from './high-dose.ts';
import type { Figure } from './units.ts';

/**
 * The patients a figure is for, where its text says so ("over 10 years only", "15-30 kg"). Ages in months;
 * `from` and `to` include their end, `above` and `below` do not.
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

/** The time that one dose takes to give, at least and at most where a source allows a range. */
export interface Pace {
  readonly low: number;
  readonly high: number;
  readonly unit: 's' | 'min';
}

/** What a dosing text says, as figures, so that a ceiling or an age limit written in it can be held to. */
export interface RowFigure {
  /** A fixed dose. */
  readonly fixed?: Figure;
  /** A dose per kilogram: no dose at all without a weight. */
  readonly perKg?: Figure;
  /** Single-dose limits. */
  readonly min?: Figure;
  readonly max?: Figure;
  /** All that may be given, for each kilogram and whatever the weight. */
  readonly totalPerKg?: Figure;
  readonly totalMax?: Figure;
  /** What the text says of how long the dose takes. */
  readonly over?: Pace;
  /** The patients it is for; absent for all of the age group. */
  readonly only?: PatientRange;
}

/** A working dilution of a stocked drug. */
export interface Dilution {
  /** How to make it, in one line. */
  readonly recipe: string;
  /** Drug in one millilitre of the dilution. */
  readonly perMl: Figure;
  /** 'always': volumes are of the dilution, never of the stock. 'advised': for a slow push. 'small-dose': see `belowMl`. */
  readonly use: 'always' | 'advised' | 'small-dose';
  /** For 'small-dose': the volume of stock, in mL, under which the dilution is made. */
  readonly belowMl?: number;
}

/**
 * The diluent of a dose, when the formulary does not have it. The dose is shown without a volume, because the
 * crew cannot make what would be drawn up.
 */
export interface MissingDiluent {
  readonly name: string;
}

/** What an infusion gives each minute (and for each kilogram), from its lower to its upper end. */
export interface InfusionRange {
  readonly low: Figure;
  readonly high: Figure;
  readonly per: 'min' | 'kg/min';
  /** The drug a minute, in all, above which the row's words ask for an order. */
  readonly orderAbove?: Figure;
}

/** A dosing row as plain data, as the comprehensive calculator reads it. */
export interface DoseRow {
  readonly kind: 'bolus' | 'infusion' | 'other';
  readonly adultDose?: string;
  readonly pedsDose?: string;
  readonly adultFigure?: RowFigure;
  readonly pedsFigure?: RowFigure;
  /** The same for a row of kind 'infusion', which has no figure of a bolus. */
  readonly adultInfusion?: InfusionRange;
  readonly pedsInfusion?: InfusionRange;
  /** Whose infusion the row gives by pump alone. */
  readonly byPump?: 'all' | 'children';
  /** Set where the drug's comprehensive Young's figure is the adult dose of this very row. */
  readonly youngs?: true;
  /** The published doses of a child by age, given before any estimate. */
  readonly byAge?: readonly AgeDose[];
  /** Strength of the component this row gives, where a kit holds several; else the drug's. */
  readonly concentration?: Figure;
  readonly dilution?: Dilution;
  readonly missingDiluent?: MissingDiluent;
}

/** The stocked drug a row belongs to. */
export interface DoseStock {
  readonly concentration?: Figure;
  readonly youngsAdultDose?: { readonly comprehensive?: Figure };
  readonly watched?: WatchedDrug;
}

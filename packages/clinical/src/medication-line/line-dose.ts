import type { Who } from '../act/act.ts';
import type { MissingDiluent, Pace, PatientRange } from '../dose-row.ts';
import type { Figure } from '../units.ts';

/** A route into the body. `tracheal` is through the tracheal tube; `inhaled` is a gas. */
export type Route = 'IV' | 'IO' | 'IM' | 'IN' | 'PO' | 'SL' | 'buccal' | 'PR' | 'nebulized' | 'tracheal' | 'inhaled';

/** A dose on a protocol's medication line. It has exactly one of these shapes; `text` is what the card shows. */
export interface LineDose {
  readonly text: string;
  /** A fixed dose. */
  readonly fixed?: Figure;
  /** A dose per kilogram of body weight, with its single-dose limits. */
  readonly perKg?: Figure;
  readonly min?: Figure;
  readonly max?: Figure;
  /** Set when the figure is the amount of drug but crews state the dose in mL: "5 mL/kg (0.5 g/kg)" of dextrose 10%. */
  readonly inMl?: true;
  /** The time over which the dose is given, as stated in the text. */
  readonly over?: Pace;
  /** The most that may be given per kilogram, in total or per day, as the line's `max` states. */
  readonly totalPerKg?: Figure;
  /** The most that may be given, whatever the weight. */
  readonly totalMax?: Figure;
  /** How it is given to this age group, where the line's own words are for both. */
  readonly route?: string;
  /** The patients the dose is for; absent when it is for the whole age group. */
  readonly only?: PatientRange;
  /** Whole units to give, for tablets, nebules and injectors. */
  readonly count?: string;
  /** The dose of a newborn, under 1 month, when it is another one. */
  readonly newborn?: Omit<LineDose, 'newborn'>;
  /** Range of an infusion per minute (and per kilogram). Its rate in mL per hour is in the preparation. */
  readonly infusion?: { readonly low: Figure; readonly high: Figure; readonly per: 'min' | 'kg/min' };
}

/** A working dilution. When `mandatory`, volumes refer to this dilution and never to the stock. */
export interface Preparation {
  readonly recipe: string;
  readonly perMl: Figure;
  readonly mandatory: boolean;
  /** mL per hour at the lower and upper end of an infusion (per kg for children). */
  readonly adultRateMlPerHour?: { readonly low: number; readonly high: number };
  readonly pediatricRateMlPerKgPerHour?: { readonly low: number; readonly high: number };
}

/** A working dilution that some patients must have. */
export interface MixedFor {
  readonly who: Who;
  readonly preparation: Preparation;
}

/** The doses on a card's medication line, as plain data. */
export interface DoseLine {
  /** Id of the drug. */
  readonly medication: string;
  readonly indication: string;
  readonly kind: 'bolus' | 'infusion' | 'fluid' | 'nebule' | 'solid' | 'gas' | 'autoinjector';
  readonly adult?: LineDose;
  readonly pediatric?: LineDose;
  readonly preparation?: Preparation;
  /** What some patients alone must have made first, as a child under 6 kg: their volumes are of it, never of the stock. */
  readonly mixedFor?: readonly MixedFor[];
  readonly missingDiluent?: MissingDiluent;
  /** Every route by which the drug may be given, the preferred one first. */
  readonly routes: readonly Route[];
  /**
   * Listed among the first doses of a card although it has to be mixed, because there is no time to look further down
   * the card.
   */
  readonly first?: true;
  /** Shared by the lines of a card that are alternatives for one purpose; absent when a line has no alternative. */
  readonly purpose?: string;
  /** The drug that this one replaces when that drug is unsafe. */
  readonly whenUnsafe?: string;
}

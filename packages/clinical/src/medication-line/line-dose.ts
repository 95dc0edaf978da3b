import type { MissingDiluent, Pace, PatientRange } from '../dose-row.ts';
import type { Figure } from '../units.ts';

/** A way into the body. A tube is that of the trachea; `inhaled` is a gas. */
export type Route = 'IV' | 'IO' | 'IM' | 'IN' | 'PO' | 'SL' | 'buccal' | 'nebulized' | 'tracheal' | 'inhaled';

/** A dose on a protocol's medication line. Exactly one of the shapes; `text` is what the card prints. */
export interface LineDose {
  readonly text: string;
  /** A fixed dose. */
  readonly fixed?: Figure;
  /** A dose per kilogram of body weight, with its single-dose limits. */
  readonly perKg?: Figure;
  readonly min?: Figure;
  readonly max?: Figure;
  /** Set where the figure is the drug and the dose is spoken of in mL: "5 mL/kg (0.5 g/kg)" of dextrose 10%. */
  readonly inMl?: true;
  /** What the text says of how long the dose takes. */
  readonly over?: Pace;
  /** All that may be given for each kilogram, as far as `max` of the line says: in total, or a day. */
  readonly totalPerKg?: Figure;
  /** All that may be given whatever the weight. */
  readonly totalMax?: Figure;
  /** The patients it is for; absent for all of the age group. */
  readonly only?: PatientRange;
  /** Whole units to give, for tablets, nebules and injectors. */
  readonly count?: string;
  /** The range of an infusion, each minute (and for each kilogram); its mL per hour stand in the preparation. */
  readonly infusion?: { readonly low: Figure; readonly high: Figure; readonly per: 'min' | 'kg/min' };
}

/** A working dilution. When `mandatory`, volumes are of this dilution, never of the stock. */
export interface Preparation {
  readonly recipe: string;
  readonly perMl: Figure;
  readonly mandatory: boolean;
  /** mL per hour at the lower and upper end of an infusion (per kg for children). */
  readonly adultRateMlPerHour?: { readonly low: number; readonly high: number };
  readonly pediatricRateMlPerKgPerHour?: { readonly low: number; readonly high: number };
}

/** What a medication line of a card says of doses, as plain data. */
export interface DoseLine {
  /** Id of the drug. */
  readonly medication: string;
  readonly indication: string;
  readonly kind: 'bolus' | 'infusion' | 'fluid' | 'nebule' | 'solid' | 'gas' | 'autoinjector';
  readonly adult?: LineDose;
  readonly pediatric?: LineDose;
  readonly preparation?: Preparation;
  readonly missingDiluent?: MissingDiluent;
  /** Every way it may be given, the first choice first. */
  readonly routes: readonly Route[];
  /** Among the first doses of a card although it is mixed first: the card cannot wait for it to be looked up. */
  readonly first?: true;
  /** Shared by the lines of a card that are choices for one thing; absent where a line has no rival. */
  readonly purpose?: string;
  /** The drug in whose place it is given when that is unsafe. */
  readonly whenUnsafe?: string;
}

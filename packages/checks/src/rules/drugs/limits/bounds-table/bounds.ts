import type { DoseUnit } from '@first60/clinical';
import type { SourceKey } from '@first60/edition';
import type { Way } from '../../../../doses/way.ts';

/** Both ends are included. */
export type Range = readonly [from: number, to: number];

/** Allowed values for the lower and the upper end of an infusion. A single range for both would let a tenfold rate pass. */
export interface Ends {
  readonly low: Range;
  readonly high: Range;
}

/** Allowed values for one kind of dose. All figures of a dose must be within the same band. */
export interface Band {
  readonly ways: readonly Way[];
  /** Unit of all figures in the band. */
  readonly unit: DoseUnit;
  /** Limits for a fixed dose and for the maximum of a dose by weight. */
  readonly single?: Range;
  /** The child's limits; absent when equal to the adult's. */
  readonly child?: Range;
  readonly perKg?: Range;
  readonly perMinute?: Ends;
  readonly perKgMinute?: Ends;
  /** The purpose, for a drug with doses that differ tenfold. It is matched against the indication. */
  readonly purpose?: RegExp;
  /** Keys as in the base edition. */
  readonly sources: readonly SourceKey[];
}

/** All known doses of a drug, regardless of how it is stocked. */
export interface Bounds {
  /** The drug's names in lower case, each matched at the start of a word. */
  readonly names: readonly string[];
  readonly bands: readonly Band[];
}

/** A band with its sources: `band('vein', 'mg', { single: [75, 300] }, 'la-1309')`. */
export const band = (
  ways: Way | readonly Way[],
  unit: DoseUnit,
  ranges: Omit<Band, 'ways' | 'unit' | 'sources'>,
  ...sources: readonly SourceKey[]
): Band => ({ ways: [ways].flat(), unit, ...ranges, sources });

/** A drug's bands: `bounds('epinephrine, adrenaline', …)`. */
export const bounds = (names: string, ...bands: readonly Band[]): Bounds => ({ names: names.split(', '), bands });

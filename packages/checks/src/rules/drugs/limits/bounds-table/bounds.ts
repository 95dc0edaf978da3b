import type { DoseUnit } from '@first60/clinical';
import type { SourceKey } from '@first60/edition';
import type { Way } from '../../../../doses/way.ts';

/** Both ends included. */
export type Range = readonly [from: number, to: number];

/** What the lower and the upper end of an infusion may be: one range for both would let a tenfold rate pass. */
export interface Ends {
  readonly low: Range;
  readonly high: Range;
}

/** What a dose of one kind may be: a dose has to lie in one band with all of its figures. */
export interface Band {
  readonly ways: readonly Way[];
  /** Of all figures of the band. */
  readonly unit: DoseUnit;
  /** A fixed dose, and the most that a dose by weight may come to. */
  readonly single?: Range;
  /** The same for a child; absent where it is that of an adult. */
  readonly child?: Range;
  readonly perKg?: Range;
  readonly perMinute?: Ends;
  readonly perKgMinute?: Ends;
  /** What it is given for, where a drug is given in doses that are ten times apart; found in the words of the indication. */
  readonly purpose?: RegExp;
  /** Keys as in the base edition. */
  readonly sources: readonly SourceKey[];
}

/** The doses of one drug that are known at all, whatever it is stocked as. */
export interface Bounds {
  /** Its names in lower case; each is found where it begins a word. */
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

/** The bands of a drug: `bounds('epinephrine, adrenaline', …)`. */
export const bounds = (names: string, ...bands: readonly Band[]): Bounds => ({ names: names.split(', '), bands });

import type { DoseAge } from '@first60/clinical';

/** The place of a figure or a text in an edition, and what it is about. */
export interface Place {
  /** Path of its part and a JSON Pointer into that part: "drug/adenosine#/dosing/0/pedsFigure/perKg". */
  readonly at: string;
  /**
   * The same path with names instead of row numbers, so that the place can be found in an edition with extra rows
   * before it.
   */
  readonly key: string;
  readonly subject: string;
  /** Keys that lead to the place within its subject. The last key names the quantity. */
  readonly path: readonly string[];
  /** Id of the drug. */
  readonly drug?: string;
  readonly indication?: string;
  readonly route?: string;
  readonly age?: DoseAge;
  /** Recipe of the dilution that the figure or text belongs to. */
  readonly mix?: string;
  /** Titles of the sources, as a person would look them up. */
  readonly sources: readonly string[];
}

/** A figure that is entered as data, not read from a text. */
export interface TypedFigure extends Place {
  /** "0.01 mg/kg" */
  readonly value: string;
  /** True for a pump rate that follows from the infusion and the dilution next to it. */
  readonly derived?: true;
}

export interface PlacedText extends Place {
  readonly text: string;
  /** Values of the figures that are entered as data next to the text. */
  readonly own: readonly string[];
  /** Key of the list, when the text is a line in a list. The text itself then identifies the line. */
  readonly list?: string;
}

export interface Contents {
  readonly figures: readonly TypedFigure[];
  readonly texts: readonly PlacedText[];
}

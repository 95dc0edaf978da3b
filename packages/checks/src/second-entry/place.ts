import type { DoseAge } from '@first60/clinical';

/** Where a figure or a text of an edition stands, and what it is about. */
export interface Place {
  /** Path of its part and JSON Pointer in it: "drug/adenosine#/dosing/0/pedsFigure/perKg". */
  readonly at: string;
  /** The same with names in the place of numbers, so that it is found again in an edition with other rows before it. */
  readonly key: string;
  readonly subject: string;
  /** Keys that lead to it in its subject: the last says what it is. */
  readonly path: readonly string[];
  /** Id of the drug. */
  readonly drug?: string;
  readonly indication?: string;
  readonly route?: string;
  readonly age?: DoseAge;
  /** Recipe of the dilution that it belongs to. */
  readonly mix?: string;
  /** Works, as a person looks them up. */
  readonly sources: readonly string[];
}

/** A figure that is typed as one, not read out of a text. */
export interface TypedFigure extends Place {
  /** "0.01 mg/kg" */
  readonly value: string;
  /** A pump rate that the infusion and the dilution beside it come to. */
  readonly derived?: true;
}

export interface PlacedText extends Place {
  readonly text: string;
  /** Values of the figures that are typed beside the text. */
  readonly own: readonly string[];
  /** Key of the list, where it is a line of one: there its text is its name. */
  readonly list?: string;
}

export interface Contents {
  readonly figures: readonly TypedFigure[];
  readonly texts: readonly PlacedText[];
}

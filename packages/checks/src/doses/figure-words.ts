import type { DoseAge, Figure } from '@first60/clinical';

/** "0.5 mg" */
export const inWords = ({ amount, unit }: Figure): string => `${amount} ${unit}`;

/** The person who receives the dose, as words for a sentence. */
export const WHOSE: Readonly<Record<DoseAge, string>> = { adult: 'an adult', pediatric: 'a child' };

/** True when two figures are written alike: 1000 mg and 1 g are not. */
export const isWrittenAlike = (one: Figure | undefined, other: Figure | undefined): boolean =>
  one?.amount === other?.amount && one?.unit === other?.unit;

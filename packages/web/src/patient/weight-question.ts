import { readAge, readKilograms, type WeightDoubt, weightDoubt } from '@first60/clinical';
import { m } from '../paraglide/messages.js';
import { typedAge, yearsWords } from './age-words.ts';

/** A question about a weight that cannot belong to its age. */
export interface WeightQuestion {
  /** States both, and the most likely alternative if there is one: "2 years and 120 kg: 12.0 kg?" */
  readonly title: string;
  readonly text: string;
}

/**
 * The question to ask about a weight and an age as typed. Undefined if they can belong together, or if one of them is
 * not known. The weight is used as it was typed, before any calculator caps it.
 */
export function weightQuestion(weightText: string, ageText: string): WeightQuestion | undefined {
  const kilograms = readKilograms(weightText);
  const age = readAge(ageText);
  if (kilograms === null || !kilograms.gt(0) || age.kind !== 'age') return undefined;
  const doubt = weightDoubt(kilograms, age.age);
  return doubt && { title: titleOf(doubt, ageText), text: usualOf(doubt) };
}

function titleOf({ kilograms, age, readings: [likeliest] }: WeightDoubt, ageText: string): string {
  const typed = typedAge(ageText);
  // A bare number is an age in years.
  const both = { age: /^[\d.,]+$/.test(typed) ? yearsWords(age) : typed, weight: kilograms.toFixed() };
  switch (likeliest?.kind) {
    case undefined:
      return m.weight_doubt(both);
    case 'decimal-point':
      return m.weight_doubt_kg({ ...both, other: likeliest.kilograms.toFixed(1) });
    case 'pounds':
      return m.weight_doubt_pounds({ ...both, other: likeliest.kilograms.toFixed(1) });
    case 'months':
      return m.weight_doubt_months({ ...both, other: yearsWords(likeliest.age) });
  }
}

const usualOf = ({ usual: { from, to } }: WeightDoubt): string =>
  to === undefined
    ? m.weight_doubt_usual_adult({ from: from.round(0).toFixed() })
    : m.weight_doubt_usual({ from: from.round(1).toFixed(), to: to.round(1).toFixed() });

import { type Contraindication, conditionsOf, type DoseAge, type Kg } from '@first60/clinical';
import { m } from '../paraglide/messages.js';

/**
 * The conditions under which a drug is not given, and those that need a decision by OLMD first. Each has a label and a
 * text.
 */
export function stopFacts(
  contraindications: readonly Contraindication[] | undefined,
  age: DoseAge | undefined,
  weight?: Kg,
): ReadonlyArray<readonly [term: string, text: string]> {
  const never = conditionsOf(contraindications, 'never', age, weight);
  const callFirst = conditionsOf(contraindications, 'call first', age, weight);
  return [
    ...(never === undefined ? [] : [[m.dose_never_if(), never] as const]),
    ...(callFirst === undefined ? [] : [[m.dose_call_first_if(), callFirst] as const]),
  ];
}

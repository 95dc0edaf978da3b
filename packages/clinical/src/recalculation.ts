import type { Kg, Years } from './units.ts';

/** The inputs of the comprehensive calculator. Medication and indication are given as ids or labels. */
export interface CalculatorInputs {
  readonly weight: Kg | null;
  readonly age: Years | null;
  readonly medication: string | null;
  readonly indication: string | null;
}

/**
 * True when weight, age, medication or indication differs from the last calculated snapshot, and always before the first
 * calculation. 12.5 and 12.50 kg are the same weight.
 */
export function inputsDiffer(current: CalculatorInputs, snapshot: CalculatorInputs | null): boolean {
  return (
    snapshot === null ||
    !sameAmount(current.weight, snapshot.weight) ||
    !sameAmount(current.age, snapshot.age) ||
    current.medication !== snapshot.medication ||
    current.indication !== snapshot.indication
  );
}

/** True when medication, indication and either a weight or an age are set. */
export function inputsComplete({ weight, age, medication, indication }: CalculatorInputs): boolean {
  return medication !== null && indication !== null && (weight !== null || age !== null);
}

/** True when the Recalculate button appears. Source: product specification section 4, comprehensive calculator. */
export function offersRecalculation(current: CalculatorInputs, snapshot: CalculatorInputs | null): boolean {
  return inputsComplete(current) && inputsDiffer(current, snapshot);
}

function sameAmount(one: Kg | Years | null, other: Kg | Years | null): boolean {
  return one === null || other === null ? one === other : one.value.eq(other.value);
}

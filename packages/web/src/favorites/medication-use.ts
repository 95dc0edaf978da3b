import { userScope } from '../session/user-scope.ts';
import { type MedicationUses, readUses, withUse } from './medication-use-count.ts';

/*
 * How often this user opened a medication's details or its calculator on this device. It sorts the favourites
 * and is never sent: what a crew looks up is nobody else's business.
 */
export const medicationUses = (): MedicationUses => readUses(userScope()?.read('medication-uses') ?? null);

/** Counts one more use: call it when the details or the calculator of a medication open. */
export function countMedicationUse(medicationId: string): void {
  userScope()?.write('medication-uses', JSON.stringify(withUse(medicationUses(), medicationId)));
}

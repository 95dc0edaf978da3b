import { perUser } from '../session/user-scope.ts';
import { type MedicationUses, readUses, withUse } from './medication-use-count.ts';

/*
 * How often this user opened a medication's details or its calculator on this device. It sorts the favourites
 * and is never sent: what a crew looks up is nobody else's business.
 */
const usesOf = perUser(({ read, write }) => {
  const now = (): MedicationUses => readUses(read('medication-uses'));
  return { now, add: (id: string) => write('medication-uses', JSON.stringify(withUse(now(), id))) };
});

export const medicationUses = (): MedicationUses => usesOf().now();

/** Counts one more use: call it when the details or the calculator of a medication open. */
export const countMedicationUse = (medicationId: string): void => usesOf().add(medicationId);

import { currentUser } from './identity.ts';
import { type MedicationUses, readUses, withUse } from './medication-use-count.ts';
import { readOfUser, writeOfUser } from './user-values.ts';

/*
 * How often this user opened a medication's details or its calculator on this device. It sorts the favourites
 * and is never sent: what a crew looks up is nobody else's business.
 */
export function medicationUses(): MedicationUses {
  const user = currentUser();
  return user === null ? {} : readUses(readOfUser('medication-uses', user.id));
}

/** Counts one more use: call it when the details or the calculator of a medication open. */
export function countMedicationUse(medicationId: string): void {
  const user = currentUser();
  if (user === null) return;
  writeOfUser('medication-uses', user.id, JSON.stringify(withUse(medicationUses(), medicationId)));
}

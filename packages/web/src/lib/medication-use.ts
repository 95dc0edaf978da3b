import { currentUser } from './identity.ts';
import { type MedicationUses, readUses, withUse } from './medication-use-count.ts';
import { readStored, writeStored } from './storage.ts';

/*
 * How often this user opened a medication's details or its calculator on this device. It sorts the favourites
 * and is never sent: what a crew looks up is nobody else's business.
 */
export const medicationUses = (): MedicationUses => readUses(readStored('local', key()));

/** Counts one more use: call it when the details or the calculator of a medication open. */
export function countMedicationUse(medicationId: string): void {
  writeStored('local', key(), JSON.stringify(withUse(medicationUses(), medicationId)));
}

const key = (): string => `first60.medication-uses.${currentUser()?.id}`;

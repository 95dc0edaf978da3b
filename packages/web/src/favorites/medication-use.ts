import { perUser } from '../session/per-user.ts';

/** Number of times each medication was opened, by its id. */
export type MedicationUses = Readonly<Record<string, number>>;

/** Reads the stored counts and leaves out invalid ones. */
export function readUses(text: string | null): MedicationUses {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([, count]) => typeof count === 'number' && Number.isSafeInteger(count) && count > 0,
      ),
    );
  } catch {
    return {};
  }
}

export const withUse = (uses: MedicationUses, medicationId: string): MedicationUses => ({
  ...uses,
  [medicationId]: (uses[medicationId] ?? 0) + 1,
});

/*
 * Number of times this user opened a medication's details or its calculator on this device. The count is used to sort
 * the favourites and is never sent, because a crew's look-ups are private.
 */
const usesOf = perUser(({ read, write }) => {
  const now = (): MedicationUses => readUses(read('medication-uses'));
  return { now, add: (id: string) => write('medication-uses', JSON.stringify(withUse(now(), id))) };
});

export const medicationUses = (): MedicationUses => usesOf().now();

/** Counts one more use. Call this when a medication's details or calculator open. */
export const countMedicationUse = (medicationId: string): void => usesOf().add(medicationId);

/** How often each medication was opened, by its id. */
export type MedicationUses = Readonly<Record<string, number>>;

/** Reads the stored counts; whatever is not a count is left out. */
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

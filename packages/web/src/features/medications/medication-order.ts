import type { MedicationEntry } from './medication-entry.ts';

export const MEDICATION_ORDERS = ['name', 'class', 'kit'] as const;
export type MedicationOrder = (typeof MEDICATION_ORDERS)[number];

/** The order a stored or chosen word stands for; by name where it stands for none. */
export const orderOf = (word: string): MedicationOrder => MEDICATION_ORDERS.find((order) => order === word) ?? 'name';

const byName = (one: MedicationEntry, other: MedicationEntry): number =>
  one.genericName.localeCompare(other.genericName, 'en', { sensitivity: 'base', numeric: true });

const COMPARE: Record<MedicationOrder, (one: MedicationEntry, other: MedicationEntry) => number> = {
  name: byName,
  class: (one, other) =>
    one.classification.localeCompare(other.classification, 'en', { sensitivity: 'base' }) || byName(one, other),
  kit: (one, other) => one.kit - other.kit || byName(one, other),
};

/** Sorted by name, class or kit; equal ones by name. */
export const sortMedications = (entries: readonly MedicationEntry[], order: MedicationOrder): MedicationEntry[] =>
  [...entries].sort(COMPARE[order]);

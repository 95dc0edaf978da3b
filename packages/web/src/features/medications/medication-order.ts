import type { KitNumber } from '@first60/edition';
import { KIT_NUMBERS } from '@first60/edition';
import type { MedicationEntry } from './medication-entry.ts';

export const MEDICATION_ORDERS = ['name', 'class', 'kit'] as const;
export type MedicationOrder = (typeof MEDICATION_ORDERS)[number];

/** The sort order for a stored or chosen value. By name if the value is invalid. */
export const orderOf = (word: string): MedicationOrder => MEDICATION_ORDERS.find((order) => order === word) ?? 'name';

const byName = (one: MedicationEntry, other: MedicationEntry): number =>
  one.genericName.localeCompare(other.genericName, 'en', { sensitivity: 'base', numeric: true });

const COMPARE: Record<MedicationOrder, (one: MedicationEntry, other: MedicationEntry) => number> = {
  name: byName,
  class: (one, other) =>
    one.classification.localeCompare(other.classification, 'en', { sensitivity: 'base' }) || byName(one, other),
  kit: (one, other) => one.kit - other.kit || byName(one, other),
};

/** Sorted by name, class or kit. Ties are sorted by name. */
export const sortMedications = (entries: readonly MedicationEntry[], order: MedicationOrder): MedicationEntry[] =>
  [...entries].sort(COMPARE[order]);

export interface KitGroup {
  readonly kit: KitNumber;
  readonly entries: readonly MedicationEntry[];
}

/** The kits in their order, each with its medications. Empty kits are left out. */
export const kitGroups = (entries: readonly MedicationEntry[]): KitGroup[] =>
  KIT_NUMBERS.map((kit) => ({ kit, entries: entries.filter((entry) => entry.kit === kit) })).filter(
    (group) => group.entries.length > 0,
  );

import type { KitNumber } from '@first60/content';
import { KIT_NUMBERS } from '../../edition/kit-number.ts';
import type { MedicationEntry } from './medication-entry.ts';

export interface KitGroup {
  readonly kit: KitNumber;
  readonly entries: readonly MedicationEntry[];
}

/** The kits that carry something, in their order, each with what it carries. */
export const kitGroups = (entries: readonly MedicationEntry[]): KitGroup[] =>
  KIT_NUMBERS.map((kit) => ({ kit, entries: entries.filter((entry) => entry.kit === kit) })).filter(
    (group) => group.entries.length > 0,
  );

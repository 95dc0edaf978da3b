import type { ArrestPlan, DrugActs } from '@first60/clinical';
import type { MedicationId } from '../ids.ts';
import type { ActTables } from './act-tables.ts';

/** The acts of all drugs, the tables that they refer to, and those of the arrest plans. */
export interface EditionActs extends ActTables {
  readonly drugs: Readonly<Partial<Record<MedicationId, DrugActs>>>;
  /** The act of each drug of an arrest plan, by the drug's id in the plan: "amiodarone/arrest-first". */
  readonly plans: Readonly<Partial<Record<ArrestPlan['id'], Readonly<Record<string, string>>>>>;
}

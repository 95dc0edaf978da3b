import type { ArrestPlan, CardAct, DrugActs } from '@first60/clinical';
import type { MedicationId, ProtocolId } from '../ids.ts';
import type { ActTables } from './act-tables.ts';

/** The act that a card's medication line gives, and what the card adds to it. */
export interface ActOfCard extends CardAct {
  readonly medication: MedicationId;
  readonly act: string;
  /** Ids of further acts of the drug, shown below it: a later dose, a smaller one. */
  readonly also?: readonly string[];
}

/** The acts of all drugs, the tables that they refer to, and who gives them. */
export interface EditionActs extends ActTables {
  readonly drugs: Readonly<Partial<Record<MedicationId, DrugActs>>>;
  /** The acts of each card, in the order of its medication lines. */
  readonly cards: Readonly<Record<ProtocolId, readonly ActOfCard[]>>;
  /** The act of each drug of an arrest plan, by the drug's id in the plan: "amiodarone/arrest-first". */
  readonly plans: Readonly<Partial<Record<ArrestPlan['id'], Readonly<Record<string, string>>>>>;
}

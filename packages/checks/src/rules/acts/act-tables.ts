import type { ConditionKey, DrugActs, DrugClass, Route } from '@first60/clinical';

/** A condition: the words for it, and the question that tells whether a patient has it. */
interface Condition {
  readonly say: string;
  readonly ask?: string;
  /** The vital sign that answers the question where it is known. */
  readonly measured?: { readonly vital?: string };
}

/** The tables that acts name by key. Only what the rules read of them. */
export interface ActTables {
  readonly conditions: Readonly<Record<ConditionKey, Condition>>;
  readonly monitoring: Readonly<Record<string, { readonly say: string }>>;
  readonly routes: Readonly<Partial<Record<Route, { readonly vein?: true; readonly mlPerNostril?: number }>>>;
  readonly targets: Readonly<Record<string, { readonly say: string }>>;
  readonly classes: Readonly<Record<string, DrugClass>>;
}

/** The classes of a drug that the table has. */
export const classesOf = ({ classes }: DrugActs, tables: ActTables): readonly DrugClass[] =>
  classes.flatMap((key) => tables.classes[key] ?? []);

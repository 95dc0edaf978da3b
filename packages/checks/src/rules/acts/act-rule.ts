import type { Act, ArrestPlan, Cautions, ClockPlan, DrugActs, Figure, Syringe } from '@first60/clinical';
import type { Zone } from '@first60/edition';
import { asks, type Found, pointer, stops } from '../../rule.ts';
import type { ActTables } from './act-tables.ts';

/** What a drug's header says that its acts depend on. */
interface ActHeader {
  readonly genericName: string;
  readonly highAlert: boolean;
  readonly youngsAdultDose?: { readonly quick?: Figure; readonly comprehensive?: Figure };
}

/** A plan of an arrest, and the act that each of its drugs gives. */
export interface ActPlan {
  readonly plan: Pick<ArrestPlan, 'id' | 'epinephrine' | 'cool' | 'antiarrhythmic' | 'drugs'>;
  /** Act of each drug of the plan, by the drug's id in the plan. */
  readonly gives: Readonly<Record<string, string>>;
}

/** What the crew reads of an act for one patient, before anything is opened. */
export interface ActFace {
  readonly drug: string;
  readonly act: string;
  readonly label: string;
  readonly kind: 'nobody known' | 'adult' | 'child' | 'newborn';
  /** "a child of 16 kg, 4 years" */
  readonly patient: string;
  readonly words: string;
}

/** What a line of a card adds to its act. */
interface ActLine {
  readonly card: string;
  /** Its place among the medications of the card. */
  readonly index: number;
  readonly drug: string;
  readonly add: Cautions;
}

/** The drugs whose doses are given as acts, and all that the rules compare them with. */
export interface ActContents {
  readonly drugs: readonly DrugActs[];
  readonly tables: ActTables;
  readonly formulary: Readonly<Record<string, ActHeader>>;
  readonly zones: readonly Zone[];
  readonly syringes: readonly Syringe[];
  readonly plans: readonly ActPlan[];
  readonly clocks: readonly ClockPlan[];
  readonly lines: readonly ActLine[];
  /** What is read of the acts of a drug. Worked out when a rule asks, because a face takes long to make. */
  readonly facesOf: (drug: DrugActs) => readonly ActFace[];
}

/** A condition that the acts of every edition must meet. */
export interface ActRule {
  /** In kebab-case, same as its file name. */
  readonly name: string;
  /** Every place that breaks the rule. Never throws for drugs with a valid structure. */
  readonly find: (contents: ActContents) => readonly Found[];
}

/** JSON Pointer to an act. */
const actAt = (drug: DrugActs, act: Act): string => pointer('acts', drug.id, act.id);
/** JSON Pointer to what a drug says for several of its acts. */
export const drugAt = (drug: DrugActs): string => pointer('acts', drug.id);

/** `midazolam, "Seizure, no IV"`, to begin a sentence. */
export const actPlace = (drug: DrugActs, act: Act): string => `${drug.id}, "${act.label}"`;

/** A finding in an act that stops the edition. */
export const actStops = (drug: DrugActs, act: Act, sentence: string): Found =>
  stops(actAt(drug, act), `${actPlace(drug, act)} ${sentence}`);
/** A finding in an act that a person has to check. */
export const actAsks = (drug: DrugActs, act: Act, sentence: string): Found =>
  asks(actAt(drug, act), `${actPlace(drug, act)} ${sentence}`);
/** A finding in what a drug says for several of its acts. */
export const drugStops = (drug: DrugActs, sentence: string): Found => stops(drugAt(drug), `${drug.id} ${sentence}`);

/** A rule that looks at each act by itself. */
export const everyAct = (
  { drugs }: Pick<ActContents, 'drugs'>,
  find: (drug: DrugActs, act: Act) => readonly Found[],
): readonly Found[] => drugs.flatMap((drug) => drug.acts.flatMap((act) => find(drug, act)));

import type { Route } from '../medication-line/line-dose.ts';
import type { Dose, Figure, Kg, Ml, Years } from '../units.ts';
import type {
  ActCaution,
  ActPreparation,
  ByWho,
  ConditionKey,
  Know,
  Limit,
  Modifier,
  MonitorKey,
  OrderRule,
  Over,
  Repeat,
  Start,
  Who,
} from './act.ts';

/** Whom an act is for, as far as it is known. */
export interface ActPatient {
  readonly weight: Kg | null;
  readonly age: Years | null;
  /** The group of a view that has a rule of its own (the quick calculator's 40 kg); else the cards' rule decides. */
  readonly group?: 'adult' | 'child';
  /** What is known of conditions; a key that is absent is not known. */
  readonly conditions: ReadonlyMap<ConditionKey, boolean>;
}

/** What was given before: by the crew, act by act, and doses by the family. */
export interface DosesBefore {
  readonly acts: ReadonlyMap<string, { readonly doses: number; readonly total?: Dose }>;
  readonly family: number;
}

/** A dose after limits and modifiers. Without a weight, a dose per kg stays per kg. */
export interface GivenDose {
  readonly low: Dose;
  readonly high?: Dose;
  readonly perKg?: true;
  readonly per?: 'min' | 'h';
  readonly upTo?: true;
  /** The limit of one dose that changed it. */
  readonly limit?: 'min' | 'max';
  /** Limits of one dose while it is per kg. */
  readonly min?: Dose;
  readonly max?: Dose;
}

/** How much is in the syringe or runs from the bag. An infusion has mL/h, per kg without a weight. */
export interface GivenVolume {
  readonly low: Ml;
  readonly high?: Ml;
  /** The drug in 1 mL of what is given. */
  readonly strength: Figure;
  readonly perKg?: true;
  readonly perHour?: true;
  /** Limits in mL while it is per kg. */
  readonly min?: Ml;
  readonly max?: Ml;
  /** The whole volume that runs in, when the dose goes into a bag. */
  readonly whole?: Ml;
}

/** How a preparation is made from the stock: so much drug, from so many mL of stock, and so much diluent. */
export interface Recipe {
  readonly preparation: ActPreparation;
  readonly drug: Dose;
  /** Absent for a powder, which takes no room: the diluent is the whole volume. */
  readonly stock?: Ml;
  readonly diluent: Ml;
  readonly total: Ml;
  /** Absent for a dose that goes into a bag, where it seldom is a figure that can be written: 2000 mg in 104 mL. */
  readonly strength?: Figure;
}

/**
 * How something is given and what is said of it, whether it is a dose or the words for a gas.
 *
 * `over`, `device`, `then` and `repeat` hold all that may be for this patient, in the order written: push in an arrest,
 * else slowly. What surely is for somebody else is left out. The first that surely is for this patient is the last one,
 * and has no `who`; without such a one it is not known whether any of them is. Absent when nothing is said of the patient.
 */
export interface Administration {
  readonly who: Who;
  readonly routes: readonly { readonly route: Route; readonly parts: number }[];
  readonly over?: ByWho<Over>;
  readonly device?: ByWho<string>;
  readonly then?: ByWho<string>;
  readonly repeat?: ByWho<Repeat | 'none'>;
  readonly start?: Start;
  readonly order: OrderState;
  readonly stop: readonly GivenCaution[];
  readonly ask: readonly GivenCaution[];
  readonly know: readonly Know[];
  readonly monitor: readonly MonitorKey[];
}

/** What one patient gets. */
export interface Given extends Administration {
  readonly kind: 'given';
  readonly dose: GivenDose;
  readonly volume?: GivenVolume;
  readonly recipe?: Recipe;
  /** What it must be made into, also while the recipe depends on a weight that is not known. */
  readonly preparation?: ActPreparation;
  /** The diluent that is not stocked: there is no volume, because the dose cannot be prepared. */
  readonly missingDiluent?: string;
  /** Preparations that are offered but not needed. */
  readonly offered: readonly Recipe[];
  /** Containers that one dose takes; absent while the weight is not known and for a gas. */
  readonly containers?: number;
  /** Routes that take less than the volume, with the most they take. */
  readonly tooMuchFor: readonly { readonly route: Route; readonly most: Ml }[];
  /** Steps that may be for this patient, as `over` is: in order, ending with the one that surely is. */
  readonly step?: ByWho<GivenDose>;
  /** Modifiers that surely apply. The least of what they leave is in `dose`. */
  readonly modified: readonly Modifier[];
  /**
   * What the dose would be by a modifier that is not in it, less or more, with its volume: each that may apply, and one
   * that surely applies but would give more than is written. It is kept to what the limits leave. `order`: only on order,
   * by the modifier or because it would pass a limit.
   */
  readonly otherwise: readonly {
    readonly modifier: Modifier;
    readonly applies: 'yes' | 'unsure';
    readonly dose: GivenDose;
    readonly volume?: GivenVolume;
    readonly order?: true;
  }[];
  /** Limits that concern this patient, in figures for the weight when it is known. */
  readonly limits: readonly GivenLimit[];
  /**
   * Doses of this act left before a limit or its own count, when something was given before. The count is the one that
   * surely is for the patient, else the smallest that may be.
   */
  readonly left?: { readonly doses?: number; readonly total?: Dose };
}

export interface GivenLimit {
  readonly limit: Limit;
  /** Whether it is known to be for this patient. One within a condition that the act is for is. */
  readonly applies: 'yes' | 'unsure';
  /** The total for this weight. */
  readonly total?: Dose;
}

/** A caution, and whether it is known to apply. One that surely does not apply is left out. */
export interface GivenCaution {
  readonly caution: ActCaution;
  readonly from: 'class' | 'drug' | 'act';
  readonly applies: 'yes' | 'unsure';
}

/** Whether OLMD is asked before this dose. */
export interface OrderState {
  readonly now: 'standing' | 'order' | 'unsure';
  /** Rules that hold, or may hold, for this dose. */
  readonly rules: readonly { readonly rule: OrderRule; readonly applies: 'yes' | 'unsure' }[];
  /** Rules of the act that do not hold yet, but may at a later dose or after another drug, in the order written. */
  readonly later: readonly OrderRule[];
}

/** Why a patient gets no dose. */
export interface Withheld {
  readonly kind: 'withheld';
  readonly because: 'not-for-patient' | 'stop' | 'call' | 'limit';
  readonly stop: readonly GivenCaution[];
}

/** Words instead of a dose, for a gas. */
export interface Said extends Administration {
  readonly kind: 'said';
  readonly say: string;
}

/** What an act comes to: one answer, or one for each group of patients that this one may belong to. */
export type ActAnswer =
  | Given
  | Withheld
  | Said
  | { readonly kind: 'branches'; readonly branches: readonly (Given | Said | (Withheld & { readonly who: Who }))[] };

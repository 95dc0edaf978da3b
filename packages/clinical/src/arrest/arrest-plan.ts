import type { DoseStock } from '../dose-row.ts';
import type { Contraindication } from '../medication-line/contraindication.ts';
import type { DoseLine } from '../medication-line/line-dose.ts';
import type { Figure } from '../units.ts';
import type { VitalName } from './arrest-event.ts';

/** A sentence or figure of a plan with its sources. */
interface Sourced {
  readonly sources: readonly string[];
}

/** A medication line of the card, with its instructions for giving the drug. Older signed editions lack them. */
export interface PlanLine extends DoseLine {
  /** The route as printed on the card: "IV/IO over 1-2 min". */
  readonly route?: string;
  /** Whether and when again, for the patients of the plan. */
  readonly timing?: string;
  /** What else is read before it is given to the patients of the plan. */
  readonly note?: string;
  readonly contraindications?: readonly Contraindication[];
}

/** A partial volume of a dose, as stated on the card: a fixed amount or an amount per kg. Exactly one of the two. */
export interface PlanStep extends Sourced {
  readonly fixed?: Figure;
  readonly perKg?: Figure;
}

/** A drug of a plan, as given by the medication line of its card. */
export interface PlanDrug {
  /** The drug's id in the plan and in the log, "amiodarone-first". */
  readonly id: string;
  /** The button's label: "Amiodarone". */
  readonly name: string;
  /** The card's line for the drug. Absent if the drug was recalled: it can be logged, but no dose is shown. */
  readonly line?: PlanLine;
  /** The strength in the kit, used to calculate the volume. */
  readonly stock?: DoseStock;
  /** The strength in the kit, for read-back: "0.1 mg/mL". */
  readonly strength?: string;
  /** How many of these doses a patient may get; absent if they are limited only by time. */
  readonly doses?: number;
  /** The maximum total at any weight, in addition to the line's own total per kg. */
  readonly total?: Figure;
  /**
   * Whether the drug is given only during the arrest or only after a pulse is back; absent if it is given in both
   * phases.
   */
  readonly only?: 'arrest' | 'rosc';
  /** True if the drug is listed near the top after a pulse is back. */
  readonly firstAfterRosc?: true;
  /** True if the drug maintains a blood pressure that bleeding lowers. It is listed last after an injury. */
  readonly notInBleeding?: true;
  /**
   * In mL, smallest first and the whole dose last. After a press, the crew is asked which of them was given. Absent
   * when the dose is always given whole.
   */
  readonly steps?: readonly PlanStep[];
  /** The card's note on the drug's dose after a pulse is back. */
  readonly afterRosc?: Sourced & { readonly text: string };
}

/** One of the reversible causes. */
interface PlanCause extends Sourced {
  readonly id: string;
  readonly title: string;
  /** The card's text about this cause. */
  readonly text: string;
  /** Further lines about this cause on the card, kept separate so that a single line can be recalled. */
  readonly more?: ReadonlyArray<Sourced & { readonly text: string }>;
}

/** A task for the time after a pulse is back. */
export interface PlanTask extends Sourced {
  readonly id: string;
  readonly text: string;
  /** Seconds after ROSC. 0 means at once. */
  readonly after: number;
  /**
   * True: only when an injury caused the arrest. False: only when no injury caused it. Absent if the task applies
   * either way.
   */
  readonly injury?: boolean;
  /**
   * True: only while the core is below the cold limit, measured or assumed. False: only while it is not. Absent if the
   * task applies either way.
   */
  readonly cold?: boolean;
  /**
   * The measured value that the task is about. The task moves to the top when the value is outside the limits stated in
   * the text.
   */
  readonly wanted?: {
    readonly vital: VitalName;
    readonly least?: number;
    readonly most?: number;
    /** If the value is too low, the task is listed before all others. */
    readonly first?: true;
  };
}

/**
 * The rules for an arrest as data: the published sequence and its times, for one age group. Times are in seconds. Doses
 * come from the card's own lines and are not repeated here.
 */
export interface ArrestPlan {
  readonly id: 'adult' | 'child';
  /** The card to which the plan belongs. */
  readonly protocol: string;
  /** True if the agency allows the app to show what is due. The log and the clocks run either way. */
  readonly cues: boolean;
  /** Compressions per minute: the usual rate and the rates to choose from. */
  readonly compressions: Sourced & { readonly perMin: number; readonly choices: readonly number[] };
  /** `chargeAt`: seconds before the end of the cycle at which to charge and to call the next compressor. */
  readonly cycle: Sourced & { readonly length: number; readonly chargeAt: number };
  /** A pause counts up: it turns amber at `warnAt`, and at `limit` the crew is told to compress. */
  readonly pause: Sourced & { readonly warnAt: number; readonly limit: number };
  /** With an advanced airway, seconds between breaths; otherwise the ratio of compressions to breaths. */
  readonly breaths: Sourced & {
    readonly every: { readonly from: number; readonly to: number };
    readonly ratio: readonly [compressions: number, breaths: number];
    readonly twoRescuers?: readonly [compressions: number, breaths: number];
  };
  readonly epinephrine: Sourced & {
    readonly drug: string;
    /** Other drugs of the plan that are the same dose by another route. Each restarts the time until the next dose. */
    readonly also?: readonly string[];
    /** In a shockable rhythm: after this shock. */
    readonly afterShock: number;
    /** In any other rhythm: at once, and within this time from the start if a source gives a time. */
    readonly within?: number;
    /** Times since the last dose at which the next dose may be given, is due and is late. */
    readonly may: number;
    readonly due: number;
    readonly late: number;
  };
  readonly antiarrhythmic: Sourced & {
    readonly afterShock: number;
    /** Alternatives: the crew chooses one of these, not both. */
    readonly choices: ReadonlyArray<{
      readonly name: string;
      /**
       * The choice is not given in an arrest in which this drug was given, because the drug treats a rhythm that the
       * choice makes worse.
       */
      readonly notAfter?: string;
      /** In order. Each dose is given from this shock on, and at least `gap` seconds after the previous dose. */
      readonly doses: ReadonlyArray<{ readonly drug: string; readonly fromShock: number; readonly gap?: number }>;
    }>;
    /** The card's text about the rhythm that is treated with another drug. */
    readonly text?: string;
  };
  readonly energy: Sourced & {
    /** J per kg for the first, second and third shock; the last figure applies to all later shocks. Absent for an adult. */
    readonly perKg?: readonly number[];
    /** The maximum per kg for later shocks. */
    readonly maxPerKg?: number;
    /** The adult's dose in J, which no shock may exceed; absent when no source gives a single figure. */
    readonly ceiling?: number;
    /** The lowest adult dose in J. A child's figure above this may exceed the adult's dose. */
    readonly adultFrom?: number;
    /** The card's wording for an energy that does not depend on weight. */
    readonly text: string;
  };
  readonly etco2: Sourced & {
    readonly low: number;
    readonly lowText: string;
    readonly rise: number;
    readonly riseText: string;
    /** The text shown for a value below `low` after a pulse is back. */
    readonly roscLowText?: string;
  };
  /**
   * For a core below this many °C. `notMeasuredText`: the card's text for a core that was not measured, if the same
   * limits apply to such a core. `told`: the answer among the facts that prompts the question about the core, and the
   * answer that retracts it.
   */
  readonly cold: Sourced & {
    readonly below: number;
    readonly shocks: number;
    readonly text: string;
    readonly notMeasuredText?: string;
    readonly told?: { readonly fact: string; readonly value: string; readonly none: string };
  };
  /**
   * For a core from `cold.below` up to this many °C: the times since the last epinephrine dose at which the next may be
   * given and is late.
   */
  readonly cool?: Sourced & {
    readonly below: number;
    readonly may: number;
    readonly late: number;
    readonly text: string;
  };
  /** `refractory`: the card's text for a rhythm that is still shockable after the given number of shocks. */
  readonly trauma: Sourced & {
    readonly text: string;
    readonly refractory?: { readonly afterShock: number; readonly text: string };
  };
  /** `fact` and `value`: the answer among the facts that has the same meaning. */
  readonly pregnant?: Sourced & { readonly fact: string; readonly value: string; readonly text: string };
  /**
   * A patient below this many kg may be a newborn, who has a different card. `notes` lists what the crew then has to
   * know about these drugs.
   */
  readonly newborn?: Sourced & {
    readonly belowKg: number;
    readonly text: string;
    readonly notes?: ReadonlyArray<{ readonly drugs: readonly string[]; readonly text: string }>;
  };
  readonly causes: readonly PlanCause[];
  readonly rosc: readonly PlanTask[];
  /** All drugs offered on this screen, those with a cue first. */
  readonly drugs: readonly PlanDrug[];
  /** Facts that OLMD asks for before resuscitation is stopped. The facts do not decide whether to stop. */
  readonly facts: ReadonlyArray<
    Sourced & { readonly id: string; readonly text: string; readonly values: readonly string[] }
  >;
}

/** One mark on a running clock. */
interface ClockMark extends Sourced {
  /** Seconds after the start of the clock. 0 means at once. */
  readonly at: number;
  readonly text: string;
}

/** A clock that can run alongside any card: from a dose, a seizure, an injury. */
export interface ClockPlan {
  readonly id: string;
  readonly title: string;
  /** The card that the clock belongs to. */
  readonly protocol: string;
  /**
   * With 'press', the clock starts now or some minutes ago; with 'time', it may also start at an entered time of day.
   */
  readonly anchor: 'press' | 'time';
  /** From the earliest to the latest. */
  readonly marks: readonly ClockMark[];
  /** Repeated at intervals of this many seconds, `times` in total if there is an end. */
  readonly repeat?: Sourced & { readonly every: number; readonly times?: number; readonly text: string };
  /** Several may run at once, for example one per tourniquet. */
  readonly several?: true;
  /** True if the clock counts from the last dose, so that another dose restarts it. */
  readonly again?: true;
}

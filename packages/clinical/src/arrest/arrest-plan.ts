import type { DoseStock } from '../dose-row.ts';
import type { Contraindication } from '../medication-line/contraindication.ts';
import type { DoseLine } from '../medication-line/line-dose.ts';
import type { Figure } from '../units.ts';
import type { VitalName } from './arrest-event.ts';

/** A sentence or figure of a plan with where it comes from. */
interface Sourced {
  readonly sources: readonly string[];
}

/** A medication line of the card with the words that it is given by. An edition that was signed before has none. */
export interface PlanLine extends DoseLine {
  /** How it is given, as the card prints it: "IV/IO over 1-2 min". */
  readonly route?: string;
  readonly timing?: string;
  /** What must be known whoever the patient is, and what concerns one age alone. */
  readonly note?: string;
  readonly adultNote?: string;
  readonly pediatricNote?: string;
  readonly contraindications?: readonly Contraindication[];
}

/** What of a dose runs at a time, as the card says it: so much, or so much for each kg. Exactly one of the two. */
export interface PlanStep extends Sourced {
  readonly fixed?: Figure;
  readonly perKg?: Figure;
}

/** A drug of a plan, as the medication line of its card gives it. */
export interface PlanDrug {
  /** Its name in the plan and in the log, "amiodarone-first". */
  readonly id: string;
  /** As the button says: "Amiodarone". */
  readonly name: string;
  /** The line of the card. Without one the drug was recalled: it can be logged, and no dose is shown. */
  readonly line?: PlanLine;
  /** Strength in the kit, for the volume. */
  readonly stock?: DoseStock;
  /** What the kit holds, as read back: "0.1 mg/mL". */
  readonly strength?: string;
  /** How many of these doses a patient may get; absent for as many as the time allows. */
  readonly doses?: number;
  /** The most in all, whatever the weight; beside the line's own total for each kg. */
  readonly total?: Figure;
  /** Given in the arrest alone, or once a pulse is back alone; absent for both. */
  readonly only?: 'arrest' | 'rosc';
  /** Once a pulse is back it stands among the first. */
  readonly firstAfterRosc?: true;
  /** It holds a pressure that bleeding lowers: after an injury it stands last. */
  readonly notInBleeding?: true;
  /** In mL, the least first and the whole dose last: a press asks which of them ran. Absent where the whole dose is given. */
  readonly steps?: readonly PlanStep[];
  /** What the card says of its dose once a pulse is back. */
  readonly afterRosc?: Sourced & { readonly text: string };
}

/** One row of the reversible causes. */
interface PlanCause extends Sourced {
  readonly id: string;
  readonly title: string;
  /** What the card says of it. */
  readonly text: string;
  /** What else it says, line by line, so that one can be recalled alone. */
  readonly more?: ReadonlyArray<Sourced & { readonly text: string }>;
}

/** Something to be done once a pulse is back. */
export interface PlanTask extends Sourced {
  readonly id: string;
  readonly text: string;
  /** Seconds after ROSC. 0 is at once. */
  readonly after: number;
  /** Only where the arrest came from an injury, or only where it did not; absent for both. */
  readonly injury?: boolean;
  /** Only while a core below the limit of the cold holds, measured or taken as that, or only while it does not; absent for both. */
  readonly cold?: boolean;
  /** What it is about is measured: a value outside of what its text wants puts it first. */
  readonly wanted?: {
    readonly vital: VitalName;
    readonly least?: number;
    readonly most?: number;
    /** Too low, it stands before every other task. */
    readonly first?: true;
  };
}

/**
 * The rules of an arrest as data: the published sequence and its times, for one age. Times are in seconds. Doses are those of
 * the card's own lines; nothing here states a dose a second time.
 */
export interface ArrestPlan {
  readonly id: 'adult' | 'child';
  /** The card of the plan. */
  readonly protocol: string;
  /** Whether the agency lets the app say what is due. The log and the clocks run either way. */
  readonly cues: boolean;
  /** Compressions a minute: the usual rate and those to choose from. */
  readonly compressions: Sourced & { readonly perMin: number; readonly choices: readonly number[] };
  /** `chargeAt`: seconds before the end of the cycle at which to charge and to call the next compressor. */
  readonly cycle: Sourced & { readonly length: number; readonly chargeAt: number };
  /** A pause counts up: `warnAt` is amber, `limit` says to compress. */
  readonly pause: Sourced & { readonly warnAt: number; readonly limit: number };
  /** With an advanced airway a breath every so many seconds, else compressions to breaths. */
  readonly breaths: Sourced & {
    readonly every: { readonly from: number; readonly to: number };
    readonly ratio: readonly [compressions: number, breaths: number];
    readonly twoRescuers?: readonly [compressions: number, breaths: number];
  };
  readonly epinephrine: Sourced & {
    readonly drug: string;
    /** Other drugs of the plan that are this dose by another way: each counts for the time until the next. */
    readonly also?: readonly string[];
    /** In a rhythm to be shocked: after this shock. */
    readonly afterShock: number;
    /** In any other rhythm: at once, and within this time from the start where a source says so. */
    readonly within?: number;
    /** From the last dose: may be repeated, is due, is late. */
    readonly may: number;
    readonly due: number;
    readonly late: number;
  };
  readonly antiarrhythmic: Sourced & {
    readonly afterShock: number;
    /** One of these and not both: the crew chooses. */
    readonly choices: ReadonlyArray<{
      readonly name: string;
      /** Not given in an arrest in which this drug was: it was given for a rhythm that this choice makes worse. */
      readonly notAfter?: string;
      /** In their order, each from this shock on and not before `gap` seconds after the one before. */
      readonly doses: ReadonlyArray<{ readonly drug: string; readonly fromShock: number; readonly gap?: number }>;
    }>;
    /** What the card says of the rhythm that gets another drug. */
    readonly text?: string;
  };
  readonly energy: Sourced & {
    /** J for each kg of the first, second, third shock; the last stands for all later ones. Absent for an adult. */
    readonly perKg?: readonly number[];
    /** The most for each kg that a later shock may have. */
    readonly maxPerKg?: number;
    /** The adult's dose in J, the most that any shock may have; absent where no source gives one figure. */
    readonly ceiling?: number;
    /** J: an adult's dose may be as low as this, so that a child's figure above it may pass the adult's dose. */
    readonly adultFrom?: number;
    /** What the card says where no weight decides. */
    readonly text: string;
  };
  readonly etco2: Sourced & {
    readonly low: number;
    readonly lowText: string;
    readonly rise: number;
    readonly riseText: string;
    /** What a value below `low` says once a pulse is back. */
    readonly roscLowText?: string;
  };
  /**
   * Core below this many °C; what the card says of one that nobody measured, where it holds to the same; `told`: the answer
   * among the facts that asks for the core, and the one that takes it back.
   */
  readonly cold: Sourced & {
    readonly below: number;
    readonly shocks: number;
    readonly text: string;
    readonly notMeasuredText?: string;
    readonly told?: { readonly fact: string; readonly value: string; readonly none: string };
  };
  /** A core from `cold.below` up to this many °C: from the last epinephrine the next may be given, and is late. */
  readonly cool?: Sourced & {
    readonly below: number;
    readonly may: number;
    readonly late: number;
    readonly text: string;
  };
  /** `refractory`: what its card says of a rhythm to be shocked that is still there after so many shocks. */
  readonly trauma: Sourced & {
    readonly text: string;
    readonly refractory?: { readonly afterShock: number; readonly text: string };
  };
  /** `fact` and `value`: the answer among the facts that says it too. */
  readonly pregnant?: Sourced & { readonly fact: string; readonly value: string; readonly text: string };
  /** A patient below this many kg may be newly born: another card. `notes` is what has to be known of these drugs then. */
  readonly newborn?: Sourced & {
    readonly belowKg: number;
    readonly text: string;
    readonly notes?: ReadonlyArray<{ readonly drugs: readonly string[]; readonly text: string }>;
  };
  readonly causes: readonly PlanCause[];
  readonly rosc: readonly PlanTask[];
  /** Every drug that this screen offers, those with a cue first. */
  readonly drugs: readonly PlanDrug[];
  /** What OLMD asks before anybody stops: facts, no verdict. */
  readonly facts: ReadonlyArray<
    Sourced & { readonly id: string; readonly text: string; readonly values: readonly string[] }
  >;
}

/** A moment of a running clock. */
interface ClockMark extends Sourced {
  /** Seconds after the anchor. 0 is at once. */
  readonly at: number;
  readonly text: string;
}

/** A clock that runs beside any card: from a dose, a seizure, an injury. */
export interface ClockPlan {
  readonly id: string;
  readonly title: string;
  /** The card that it belongs to. */
  readonly protocol: string;
  /** 'press' starts now or some minutes ago; 'time' may also start at a time of day that is asked for. */
  readonly anchor: 'press' | 'time';
  /** From the earliest to the latest. */
  readonly marks: readonly ClockMark[];
  /** Said again and again: every so many seconds, `times` in all where it ends. */
  readonly repeat?: Sourced & { readonly every: number; readonly times?: number; readonly text: string };
  /** More than one may run: each tourniquet. */
  readonly several?: true;
  /** It counts from the last dose: another dose starts it anew. */
  readonly again?: true;
}

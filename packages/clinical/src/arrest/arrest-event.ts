/** The raw readings of a device's clocks, taken at the same time. */
export interface ClockSample {
  /** Wall-clock time in milliseconds since 1970. This clock can be set, and continues while the device sleeps. */
  readonly wall: number;
  /**
   * `performance.now()`: milliseconds since the page started. It never decreases, and it may stop while the device sleeps.
   */
  readonly mono: number;
  /** The page that took the sample. `mono` values from different pages cannot be compared. */
  readonly page: string;
  /** Offset of the local time from UTC in minutes: +180 in Riyadh. */
  readonly zone: number;
}

/** Rhythm found on the monitor, or announced by the AED for a BLS crew. */
export type Rhythm = 'vf-pvt' | 'asystole-pea' | 'pulse' | 'shock-advised' | 'no-shock';

/** The task of one crew member, without a name. */
export type CrewRole = 'lead' | 'compress' | 'airway' | 'drugs' | 'monitor' | 'record';

/** Who read a dose back: a role, or a second person without a recorded role. */
export type ReadBackBy = CrewRole | 'second-person';

/** How the weight was determined. */
export type WeightBasis = 'entered' | 'tape' | 'age';

/** Values that can be measured during and after an arrest. */
export type VitalName = 'etco2' | 'heart-rate' | 'systolic' | 'diastolic' | 'spo2' | 'glucose' | 'temperature';

/**
 * Known state of a cold core: below 30 °C; not measured but assumed to be; or 30 to 35 °C. Only the latest entry
 * counts.
 */
export type ColdCore = 'cold' | 'cold-not-measured' | 'cool';

/**
 * A cold core, an injury as the cause, a pregnancy, or a newborn. For an older child, 'newborn' is logged as not applying.
 */
export type Circumstance = ColdCore | 'trauma' | 'pregnant' | 'newborn';

/** The content of a log event. The event's `t` is its time. */
export type ArrestEventData =
  // The course.
  | {
      readonly kind: 'started';
      /** The plan in use: adult or child. */
      readonly plan: 'adult' | 'child';
      /** SHA-256 of the edition whose plan and doses apply for the whole arrest. */
      readonly edition: string;
      readonly practice: boolean;
      readonly layout: 'als' | 'bls';
    }
  /** The plan or layout changes from this event on. */
  | { readonly kind: 'plan'; readonly plan: 'adult' | 'child'; readonly layout: 'als' | 'bls' }
  /** The arrest began this many milliseconds before the press on CODE. */
  | { readonly kind: 'began'; readonly before: number }
  | { readonly kind: 'cpr' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'rhythm'; readonly rhythm: Rhythm }
  /**
   * A shock that was given. The joules are those calculated for the weight or, with `device`, the setting that the crew
   * read from its defibrillator. Absent when neither is known.
   */
  | { readonly kind: 'shock'; readonly joules?: number; readonly device?: true }
  | { readonly kind: 'rosc' | 'rearrest' | 'left' | 'arrived' | 'handed-over' | 'ended' }
  // Care.
  | {
      readonly kind: 'drug';
      /** Id of the drug in the plan. */
      readonly drug: string;
      /**
       * The dose as decimal text with its unit, as shown on the screen when the button was pressed. Absent without a
       * known dose.
       */
      readonly amount?: { readonly value: string; readonly unit: string };
      /** Volume in mL as decimal text. */
      readonly volume?: string;
      /** The content of one mL of that volume: "500 mg/mL". The drug may then be diluted. */
      readonly strength?: string;
      /** The route; empty when neither the card nor a logged access gives it. */
      readonly route: string;
      /** The weight in kg used to calculate the dose, as decimal text. */
      readonly weight?: string;
      readonly checkedBy?: ReadBackBy;
      /** The drug was given, but the amount is unknown, so it is not counted in any total. */
      readonly unknown?: true;
    }
  | { readonly kind: 'airway'; readonly airway: 'bag-mask' | 'supraglottic' | 'tube'; readonly confirmed?: boolean }
  | { readonly kind: 'access'; readonly access: 'iv' | 'io' }
  | { readonly kind: 'vital'; readonly vital: VitalName; readonly value: string }
  | { readonly kind: 'cause'; readonly cause: string; readonly state: 'looked-at' | 'treated' | 'excluded' }
  | { readonly kind: 'compressor' }
  /** A completed task from the plan after ROSC. */
  | { readonly kind: 'task'; readonly task: string }
  | { readonly kind: 'order' | 'note'; readonly text: string }
  /** Facts that OLMD asks for before resuscitation is stopped: witnessed, CPR before the crew arrived, and so on. */
  | { readonly kind: 'fact'; readonly fact: string; readonly value: string }
  // Context.
  | {
      readonly kind: 'patient';
      /** The weight in kg as decimal text; absent when the weight was cleared. */
      readonly weight?: string;
      readonly basis?: WeightBasis;
    }
  /** A circumstance that changes the sequence, or one that no longer applies. */
  | { readonly kind: 'circumstance'; readonly circumstance: Circumstance; readonly holds: boolean }
  | { readonly kind: 'role'; readonly role: CrewRole }
  /** A running clock, by its plan's id. `before`: how many milliseconds before the press the clock started. */
  | {
      readonly kind: 'clock-started';
      readonly clock: string;
      readonly before: number;
      /** How often the dose of this clock had been repeated before this press. */
      readonly again?: number;
    }
  /** `clock` is the id of the event that started it, because several clocks of one plan can run at once. */
  | { readonly kind: 'clock-stopped'; readonly clock: string }
  /** The app was away, or the wall clock was set. Milliseconds of arrest time. */
  | { readonly kind: 'clock-gap'; readonly away: number }
  | { readonly kind: 'clock-changed'; readonly by: number; readonly unsure: boolean }
  // Corrections. They refer to an event by its id and never change it.
  /** With `added`, the event was not logged when it happened, but later, at the same time as this correction. */
  | { readonly kind: 'amended'; readonly of: string; readonly t: number; readonly added?: true }
  | { readonly kind: 'undone' | 'restored'; readonly of: string };

/** One line in the log of an arrest. It is never changed or removed. */
export interface ArrestEvent {
  /** A UUID. */
  readonly id: string;
  /** The arrest that the event belongs to. */
  readonly code: string;
  /** The event's position in the log, from 1, without gaps. */
  readonly seq: number;
  /** Milliseconds of arrest time: 0 at the press on CODE. It never decreases from one event to the next. */
  readonly t: number;
  readonly at: ClockSample;
  /** The version of this format. */
  readonly version: 1;
  readonly data: ArrestEventData;
}

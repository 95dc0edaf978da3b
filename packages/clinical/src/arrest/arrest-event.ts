/** The raw values of a device's clocks at one moment. */
export interface ClockSample {
  /** Milliseconds of the wall clock since 1970. It can be set, and it continues while the device sleeps. */
  readonly wall: number;
  /**
   * `performance.now()`: milliseconds since the page started. It never decreases, and it may stop while the device sleeps.
   */
  readonly mono: number;
  /** The page that took the sample. Values of `mono` from two pages cannot be compared. */
  readonly page: string;
  /** Offset of the local time from UTC in minutes: +180 in Riyadh. */
  readonly zone: number;
}

/** Rhythm found on the monitor. A BLS crew hears it from the AED. */
export type Rhythm = 'vf-pvt' | 'asystole-pea' | 'pulse' | 'shock-advised' | 'no-shock';

/** The task of one crew member, without a name. */
export type CrewRole = 'lead' | 'compress' | 'airway' | 'drugs' | 'monitor' | 'record';

/** Who read a dose back: a role, or a second person without a recorded role. */
export type ReadBackBy = CrewRole | 'second-person';

/** How a weight was determined. */
export type WeightBasis = 'entered' | 'tape' | 'age';

/** Values that can be measured during and after an arrest. */
export type VitalName = 'etco2' | 'heart-rate' | 'systolic' | 'diastolic' | 'spo2' | 'glucose' | 'temperature';

/** Known state of a cold core: below 30 °C; not measured but assumed to be; or 30 to 35 °C. Only the last entry counts. */
export type ColdCore = 'cold' | 'cold-not-measured' | 'cool';

/**
 * A cold core, an injury as the cause, a pregnancy, or a newborn. For an older child, 'newborn' is logged as not applying.
 */
export type Circumstance = ColdCore | 'trauma' | 'pregnant' | 'newborn';

/** The content of a log event. `t` of the event is its time. */
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
  /** The plan or the layout changes from now on. */
  | { readonly kind: 'plan'; readonly plan: 'adult' | 'child'; readonly layout: 'als' | 'bls' }
  /** The arrest began this many milliseconds before the press on CODE. */
  | { readonly kind: 'began'; readonly before: number }
  | { readonly kind: 'cpr' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'rhythm'; readonly rhythm: Rhythm }
  /**
   * A shock that was given. The joules are those the screen calculated for the weight; with `device` they are the step that
   * the crew read from its device. Absent when neither is known.
   */
  | { readonly kind: 'shock'; readonly joules?: number; readonly device?: true }
  | { readonly kind: 'rosc' | 'rearrest' | 'left' | 'arrived' | 'handed-over' | 'ended' }
  // Care.
  | {
      readonly kind: 'drug';
      /** Id of the drug in the plan. */
      readonly drug: string;
      /** The dose as decimal text with its unit, as shown on the screen when it was pressed. Absent without a known dose. */
      readonly amount?: { readonly value: string; readonly unit: string };
      /** Volume in mL as decimal text. */
      readonly volume?: string;
      /** The content of one mL of that volume: "500 mg/mL". It may be diluted afterwards. */
      readonly strength?: string;
      /** The route; empty when neither the card nor a logged access gives it. */
      readonly route: string;
      /** The weight in kg used to calculate the dose, as decimal text. */
      readonly weight?: string;
      readonly checkedBy?: ReadBackBy;
      /** It was given, but the amount is unknown, so it counts toward no total. */
      readonly unknown?: true;
    }
  | { readonly kind: 'airway'; readonly airway: 'bag-mask' | 'supraglottic' | 'tube'; readonly confirmed?: boolean }
  | { readonly kind: 'access'; readonly access: 'iv' | 'io' }
  | { readonly kind: 'vital'; readonly vital: VitalName; readonly value: string }
  | { readonly kind: 'cause'; readonly cause: string; readonly state: 'looked-at' | 'treated' | 'excluded' }
  | { readonly kind: 'compressor' }
  /** A completed task of the plan after ROSC. */
  | { readonly kind: 'task'; readonly task: string }
  | { readonly kind: 'order' | 'note'; readonly text: string }
  /** Facts that OLMD asks for before stopping: witnessed, CPR before the crew arrived, and so on. */
  | { readonly kind: 'fact'; readonly fact: string; readonly value: string }
  // Context.
  | {
      readonly kind: 'patient';
      /** In kg as decimal text; absent when it was cleared. */
      readonly weight?: string;
      readonly basis?: WeightBasis;
    }
  /** A circumstance that changes the sequence, or one that no longer applies. */
  | { readonly kind: 'circumstance'; readonly circumstance: Circumstance; readonly holds: boolean }
  | { readonly kind: 'role'; readonly role: CrewRole }
  /** A running clock, by the id of its plan. `before`: how many milliseconds before the press it started. */
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
  /**
   * With `added`, the event was not logged when it happened. It was logged together with this correction, for an earlier
   * time.
   */
  | { readonly kind: 'amended'; readonly of: string; readonly t: number; readonly added?: true }
  | { readonly kind: 'undone' | 'restored'; readonly of: string };

/** One line of the log of an arrest. It is never changed or removed. */
export interface ArrestEvent {
  /** A UUID. */
  readonly id: string;
  /** The arrest it belongs to. */
  readonly code: string;
  /** Its position in the log, from 1, without gaps. */
  readonly seq: number;
  /** Milliseconds of arrest time: 0 at the press on CODE. It never decreases from one event to the next. */
  readonly t: number;
  readonly at: ClockSample;
  /** The version of this format. */
  readonly version: 1;
  readonly data: ArrestEventData;
}

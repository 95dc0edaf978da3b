/** The clocks of a device at one moment, as it gave them. */
export interface ClockSample {
  /** Milliseconds of the wall clock since 1970. It can be set, and it goes on while the device sleeps. */
  readonly wall: number;
  /** `performance.now()`: milliseconds of the page. It never falls, and it may stand still while the device sleeps. */
  readonly mono: number;
  /** The page that looked. `mono` of two pages cannot be compared. */
  readonly page: string;
  /** Minutes that the local time is ahead of UTC: +180 in Riyadh. */
  readonly zone: number;
}

/** What a crew found on the monitor. A BLS crew hears it from the AED. */
export type Rhythm = 'vf-pvt' | 'asystole-pea' | 'pulse' | 'shock-advised' | 'no-shock';

/** The work of one person. It names nobody. */
export type CrewRole = 'lead' | 'compress' | 'airway' | 'drugs' | 'monitor' | 'record';

/** Who read a dose back: a role, or a second person whose role nobody named. */
export type ReadBackBy = CrewRole | 'second-person';

/** How a weight is known. */
export type WeightBasis = 'entered' | 'tape' | 'age';

/** What can be measured during and after an arrest. */
export type VitalName = 'etco2' | 'heart-rate' | 'systolic' | 'diastolic' | 'spo2' | 'glucose' | 'temperature';

/**
 * What is known of a cold core: below 30 °C; not measured and taken as that; or 30 to 35 °C. The last one told counts, and
 * it alone.
 */
export type ColdCore = 'cold' | 'cold-not-measured' | 'cool';

/** A cold core, an injury as the cause, a pregnancy, or newly born; the last one does not hold for an older child. */
export type Circumstance = ColdCore | 'trauma' | 'pregnant' | 'newborn';

/** What the log says happened. `t` of the event says when. */
export type ArrestEventData =
  // The course.
  | {
      readonly kind: 'started';
      /** Which plan: that of an adult or of a child. */
      readonly plan: 'adult' | 'child';
      /** SHA-256 of the edition whose plan and doses count for the whole arrest. */
      readonly edition: string;
      readonly practice: boolean;
      readonly layout: 'als' | 'bls';
    }
  /** The plan or the layout is another one from now on. */
  | { readonly kind: 'plan'; readonly plan: 'adult' | 'child'; readonly layout: 'als' | 'bls' }
  /** The arrest began this many milliseconds before the press on CODE. */
  | { readonly kind: 'began'; readonly before: number }
  | { readonly kind: 'cpr' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'rhythm'; readonly rhythm: Rhythm }
  /**
   * A shock that was given. The joules are those that the screen worked out for the weight; with `device` they are the step
   * that the crew read off its device. Absent where neither is known.
   */
  | { readonly kind: 'shock'; readonly joules?: number; readonly device?: true }
  | { readonly kind: 'rosc' | 'rearrest' | 'left' | 'arrived' | 'handed-over' | 'ended' }
  // Care.
  | {
      readonly kind: 'drug';
      /** Id of the drug in the plan. */
      readonly drug: string;
      /** The dose as decimal text with its unit: what the screen said when it was pressed. Absent without a known dose. */
      readonly amount?: { readonly value: string; readonly unit: string };
      /** Volume in mL as decimal text. */
      readonly volume?: string;
      /** What one mL of that volume holds: "500 mg/mL". It may be diluted after that. */
      readonly strength?: string;
      /** The way in; empty where neither the card nor a logged access tells it. */
      readonly route: string;
      /** The weight in kg that the dose was worked out from, as decimal text. */
      readonly weight?: string;
      readonly checkedBy?: ReadBackBy;
      /** It ran, and nobody knows how much: it counts for no total. */
      readonly unknown?: true;
    }
  | { readonly kind: 'airway'; readonly airway: 'bag-mask' | 'supraglottic' | 'tube'; readonly confirmed?: boolean }
  | { readonly kind: 'access'; readonly access: 'iv' | 'io' }
  | { readonly kind: 'vital'; readonly vital: VitalName; readonly value: string }
  | { readonly kind: 'cause'; readonly cause: string; readonly state: 'looked-at' | 'treated' | 'excluded' }
  | { readonly kind: 'compressor' }
  /** A task of the plan after ROSC that is done. */
  | { readonly kind: 'task'; readonly task: string }
  | { readonly kind: 'order' | 'note'; readonly text: string }
  /** What OLMD asks before stopping: seen by somebody, CPR before the crew, and the like. */
  | { readonly kind: 'fact'; readonly fact: string; readonly value: string }
  // The frame.
  | {
      readonly kind: 'patient';
      /** In kg as decimal text; absent where it was cleared. */
      readonly weight?: string;
      readonly basis?: WeightBasis;
    }
  /** Something that changes what the sequence says, or that does not hold any more. */
  | { readonly kind: 'circumstance'; readonly circumstance: Circumstance; readonly holds: boolean }
  | { readonly kind: 'role'; readonly role: CrewRole }
  /** A running clock, by the id of its plan, from this long before the press in milliseconds. */
  | {
      readonly kind: 'clock-started';
      readonly clock: string;
      readonly before: number;
      /** How often the dose of this clock was given again before this press. */
      readonly again?: number;
    }
  /** `clock` is the id of the event that started it: several of one plan may run. */
  | { readonly kind: 'clock-stopped'; readonly clock: string }
  /** The app was away, or the wall clock was set. Milliseconds of arrest time. */
  | { readonly kind: 'clock-gap'; readonly away: number }
  | { readonly kind: 'clock-changed'; readonly by: number; readonly unsure: boolean }
  // Corrections. They name an event by its id, and never change it.
  /** With `added` the event was forgotten at its time: it was logged at this correction, for a time that had passed. */
  | { readonly kind: 'amended'; readonly of: string; readonly t: number; readonly added?: true }
  | { readonly kind: 'undone' | 'restored'; readonly of: string };

/** One line of the log of an arrest. Nothing of it is ever changed or removed. */
export interface ArrestEvent {
  /** A UUID. */
  readonly id: string;
  /** The arrest that it belongs to. */
  readonly code: string;
  /** Its place in the log, from 1, without a gap. */
  readonly seq: number;
  /** Milliseconds of arrest time: 0 at the press on CODE. It never falls from one event to the next. */
  readonly t: number;
  readonly at: ClockSample;
  /** The version of this shape. */
  readonly version: 1;
  readonly data: ArrestEventData;
}

import type { DrugDose } from './drug-dose.ts';
import type { NextShock } from './next-shock.ts';

/** A drug of the plan with its current dose for this patient. */
export interface CueDrug {
  readonly drug: string;
  readonly name: string;
  readonly dose: DrugDose;
}

interface Timed {
  /** Start of the cue, in ms of arrest time. */
  readonly since: number;
  /** Quiet: shown with the others, but never on the NOW line and never with a sound. */
  readonly quiet?: true;
}

/** A cue from the published sequence at a given time. Sentences come from the plan or from the interface. */
export type Cue = Timed &
  /** Compress again: the rhythm check is done, or it has taken longer than the plan's limit (`over` is then true). */
  (
    | { readonly kind: 'compress'; readonly paused: number; readonly over: boolean }
    /**
     * A pause that counts up, in ms; `warn` is true once the plan's first limit is reached. An AED needs its own time,
     * so `warn` is never true with one.
     */
    | { readonly kind: 'pause'; readonly paused: number; readonly warn: boolean; readonly aed?: true }
    /**
     * `over`: the pause for the shock is longer than the plan's limit. `compressing`: hands are on the chest; an AED
     * announces when to take them off.
     */
    | {
        readonly kind: 'shock';
        readonly energy: NextShock;
        readonly over?: true;
        readonly compressing?: true;
        readonly aed?: true;
      }
    /** Charge and call the next compressor, or only call the compressor when no shock has to be charged by hand. */
    | { readonly kind: 'charge'; readonly due: number; readonly energy: NextShock }
    | { readonly kind: 'compressor'; readonly due: number }
    /**
     * Compressions are running, and no rhythm has been seen in this arrest. This cue does not wait for the end of a
     * cycle.
     */
    | { readonly kind: 'pads'; readonly aed?: true }
    /** The end of a cycle. `missed`: how many earlier cycles ended without a rhythm check. */
    | { readonly kind: 'check'; readonly missed: number; readonly aed?: true }
    | {
        readonly kind: 'epinephrine';
        /** The drug may be repeated, is due, or is late. */
        readonly window: 'may' | 'due' | 'late';
        /** Times when the drug is due and when it is late; each is absent when no source gives it. */
        readonly due?: number;
        readonly late?: number;
        readonly first: boolean;
        readonly give: CueDrug;
        /** Why the cue is quiet. */
        readonly because?: 'cold' | 'trauma';
      }
    /** One of the choices, not both. `text` is the plan's text about the rhythm that is treated with another drug. */
    | {
        readonly kind: 'antiarrhythmic';
        readonly choices: readonly CueDrug[];
        readonly text?: string;
        /** Why the cue is quiet: an injury, or a drug was given that rules out one of the choices. */
        readonly because?: 'trauma' | 'withheld';
      }
    /** `at`: time of the entry, in ms since the arrest began. */
    | {
        readonly kind: 'etco2-rise' | 'etco2-low' | 'etco2-rearrest';
        readonly value: string;
        readonly at: number;
        readonly text: string;
      }
    /** Nothing else is due: compress until the cycle ends. */
    | { readonly kind: 'cpr'; readonly due: number }
    | { readonly kind: 'cold' | 'cool' | 'trauma' | 'refractory' | 'pregnant'; readonly text: string }
    /**
     * The state of the core has not been entered. Either a temperature in °C was entered, shown with the state it would
     * mean, or "cold" is the answer to one of the facts. `rosc`: a pulse is back, and the tasks depend on the core.
     */
    | { readonly kind: 'core'; readonly value?: string; readonly core?: 'cold' | 'cool'; readonly rosc?: true }
    /** `told`: the patient was entered as a newborn. `beforeDrug`: no epinephrine was given, and a dose is due. */
    | { readonly kind: 'newborn'; readonly text: string; readonly told?: true; readonly beforeDrug?: true }
    | { readonly kind: 'breaths'; readonly every: { readonly from: number; readonly to: number } }
    | {
        readonly kind: 'ratio';
        readonly ratio: readonly [number, number];
        readonly twoRescuers?: readonly [number, number];
      }
    | { readonly kind: 'causes'; readonly seen: number; readonly of: number }
    /** After ROSC. */
    | {
        readonly kind: 'task';
        readonly task: string;
        readonly text: string;
        /** The last value for this task, measured since this ROSC, is outside its limits. */
        readonly measured?: 'below' | 'above';
        /** True if it is listed before all other tasks. */
        readonly first?: true;
      }
  );

export type CueKind = Cue['kind'];

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

/** The cue of the published sequence at one moment. Sentences come from the plan or from the interface. */
export type Cue = Timed &
  /** The rhythm check is done, or it takes longer than the plan's limit; `over` is then true. */
  (
    | { readonly kind: 'compress'; readonly paused: number; readonly over: boolean }
    /**
     * A pause that counts up, in ms; `warn` is true from the plan's first limit on. An AED needs its own time, so its pauses
     * never warn.
     */
    | { readonly kind: 'pause'; readonly paused: number; readonly warn: boolean; readonly aed?: true }
    /**
     * `over`: the pause for the shock is longer than the plan's limit. `compressing`: hands are on the chest; an AED
     * announces by itself when to take them off.
     */
    | {
        readonly kind: 'shock';
        readonly energy: NextShock;
        readonly over?: true;
        readonly compressing?: true;
        readonly aed?: true;
      }
    /** Charge and call the next compressor; or only call the compressor, when no shock has to be charged by hand. */
    | { readonly kind: 'charge'; readonly due: number; readonly energy: NextShock }
    | { readonly kind: 'compressor'; readonly due: number }
    /** Compressions are running, and no rhythm was seen in this arrest. This does not wait for the end of a cycle. */
    | { readonly kind: 'pads'; readonly aed?: true }
    /** The end of a cycle. `missed`: how many earlier cycles ended without a rhythm check. */
    | { readonly kind: 'check'; readonly missed: number; readonly aed?: true }
    | {
        readonly kind: 'epinephrine';
        /** May be repeated, is due, or is late. */
        readonly window: 'may' | 'due' | 'late';
        /** Times when it is due and when it is late; each is absent when no source gives it. */
        readonly due?: number;
        readonly late?: number;
        readonly first: boolean;
        readonly give: CueDrug;
        /** Why it is quiet. */
        readonly because?: 'cold' | 'trauma';
      }
    /** One of the choices, not both. `text` is the plan's text about the rhythm that is treated with another drug. */
    | {
        readonly kind: 'antiarrhythmic';
        readonly choices: readonly CueDrug[];
        readonly text?: string;
        /** Why it is quiet: an injury, or a drug was given that rules out one of the choices. */
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
     * mean, or a fact says "cold". `rosc`: a pulse is back, and the tasks depend on the core.
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
        /** It is listed before all other tasks. */
        readonly first?: true;
      }
  );

export type CueKind = Cue['kind'];

import type { DrugDose } from './drug-dose.ts';
import type { NextShock } from './next-shock.ts';

/** A drug of the plan with what it comes to for this patient now. */
export interface CueDrug {
  readonly drug: string;
  readonly name: string;
  readonly dose: DrugDose;
}

interface Timed {
  /** Since when it is said, in ms of arrest time. */
  readonly since: number;
  /** Quiet: shown with the others, never on the NOW line, without a sound. */
  readonly quiet?: true;
}

/** What the published sequence says at one moment. Sentences are the plan's own or are made by the interface. */
export type Cue = Timed &
  /** The look is done, or it lasts longer than the plan's limit: then it is `over`. */
  (
    | { readonly kind: 'compress'; readonly paused: number; readonly over: boolean }
    /** A pause that counts up, in ms; `warn` from the plan's first limit on. An AED takes its own time: it never warns. */
    | { readonly kind: 'pause'; readonly paused: number; readonly warn: boolean; readonly aed?: true }
    /** `over`: the pause for it lasts longer than the plan's limit. `compressing`: hands are on the chest; an AED says itself when they must not be. */
    | {
        readonly kind: 'shock';
        readonly energy: NextShock;
        readonly over?: true;
        readonly compressing?: true;
        readonly aed?: true;
      }
    /** Charge and call the next compressor; or call the compressor alone, where no shock is to be charged by hand. */
    | { readonly kind: 'charge'; readonly due: number; readonly energy: NextShock }
    | { readonly kind: 'compressor'; readonly due: number }
    /** Compressions run, and nobody has seen a rhythm in this arrest: that does not wait for the end of a cycle. */
    | { readonly kind: 'pads'; readonly aed?: true }
    /** The end of a cycle. `missed`: how many ends before it went by without a look at the rhythm. */
    | { readonly kind: 'check'; readonly missed: number; readonly aed?: true }
    | {
        readonly kind: 'epinephrine';
        /** May be repeated, is due, is late. */
        readonly window: 'may' | 'due' | 'late';
        /** When it is due, and when late; each is absent where no source gives it. */
        readonly due?: number;
        readonly late?: number;
        readonly first: boolean;
        readonly give: CueDrug;
        /** Why it is quiet. */
        readonly because?: 'cold' | 'trauma';
      }
    /** One of the choices, and not both; `text` is the plan's word on the rhythm that gets another drug. */
    | {
        readonly kind: 'antiarrhythmic';
        readonly choices: readonly CueDrug[];
        readonly text?: string;
        /** Why it is quiet: an injury, or a drug was given after which one of the choices is not. */
        readonly because?: 'trauma' | 'withheld';
      }
    /** `at`: when it was entered, in ms since the arrest began. */
    | {
        readonly kind: 'etco2-rise' | 'etco2-low' | 'etco2-rearrest';
        readonly value: string;
        readonly at: number;
        readonly text: string;
      }
    /** Nothing else is due: compressions until the cycle ends. */
    | { readonly kind: 'cpr'; readonly due: number }
    | { readonly kind: 'cold' | 'cool' | 'trauma' | 'refractory' | 'pregnant'; readonly text: string }
    /**
     * The core is not told: a temperature in °C was entered, and what it would be; or a fact says "cold". `rosc`: a pulse is
     * back, and the tasks go by the core.
     */
    | { readonly kind: 'core'; readonly value?: string; readonly core?: 'cold' | 'cool'; readonly rosc?: true }
    /** `told`: somebody said that the patient is newly born. `beforeDrug`: no epinephrine was given, and one is due. */
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
        /** The last value of what it is about, which was measured since this ROSC, is not what it wants. */
        readonly measured?: 'below' | 'above';
        /** It stands before every other task. */
        readonly first?: true;
      }
  );

export type CueKind = Cue['kind'];

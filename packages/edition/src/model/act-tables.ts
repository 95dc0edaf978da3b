import type { DrugClass, Who } from '@first60/clinical';

/** What stops a dose, changes it or asks for OLMD. */
interface Condition {
  /** As it stands on a card: "wet lungs". */
  readonly say: string;
  /** The question that finds it out. */
  readonly ask: string;
  /** The vital that answers the question, and its limit in words. */
  readonly measured?: {
    readonly vital: 'sbp' | 'pulse' | 'breathing' | 'spo2' | 'etco2' | 'core' | 'glucose' | 'gcs';
    readonly adult?: string;
    readonly child?: string;
    readonly all?: string;
  };
  readonly source?: readonly string[];
}

/** What a treatment aims at. The first row that fits a patient counts. */
interface Target {
  readonly say: string;
  readonly rows: readonly {
    readonly who?: Who;
    readonly if?: Who;
    readonly not?: readonly string[];
    readonly say: string;
    readonly order?: true;
    readonly source: readonly string[];
  }[];
}

/** A way in as it is printed, and what it takes at one site. */
export interface PrintedRoute {
  readonly print: string;
  readonly vein?: true;
  readonly mlPerSite?: number | Readonly<Record<string, number>>;
  readonly mlPerNostril?: number;
  readonly source?: readonly string[];
}

/** The tables that the acts of all drugs refer to, by key. */
export interface ActTables {
  readonly conditions: Readonly<Record<string, Condition>>;
  readonly monitoring: Readonly<Record<string, { readonly say: string }>>;
  readonly targets: Readonly<Record<string, Target>>;
  readonly routes: Readonly<Record<string, PrintedRoute>>;
  readonly classes: Readonly<Record<string, DrugClass>>;
}

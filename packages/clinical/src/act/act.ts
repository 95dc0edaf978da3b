import type { Pace, PatientRange } from '../dose-row.ts';
import type { WatchedDrug } from '../high-dose.ts';
import type { Route } from '../medication-line/line-dose.ts';
import type { Figure } from '../units.ts';

/*
 * What a drug file says, as plain data: a drug, what is stocked of it, how it is prepared, and its acts. An act is one
 * drug for one purpose by one way in, for the patients it names. Dose, route, repeat and limits have the meaning that
 * FHIR Dosage gives them; stop and know are a contraindication and a warning of FHIR ClinicalUseDefinition.
 */

/** A key of the table of conditions: "wet-lungs". */
export type ConditionKey = string;
/** A key of the table of what is watched or kept at hand: "spo2". */
export type MonitorKey = string;
/** A key of the table of targets: "shock-pressure". */
type TargetKey = string;
/** A drug and one of its acts: "midazolam/seizure-im". */
type ActRef = string;
/** A key of the table of sources. */
type Source = readonly string[];

/** `newborn` is under 1 month. */
export type Group = 'adult' | 'child' | 'newborn';

/** The patients something is for; all of them when it is empty. Every part that is there has to fit. */
export interface Who {
  readonly group?: Group;
  readonly range?: PatientRange;
  readonly if?: ConditionKey;
}

/** What differs by patient: the first entry that fits counts. An entry without `who` is for everybody. */
export type ByWho<Value> = readonly { readonly who?: Who; readonly is: Value }[];

/** A time, or a range of times. */
export interface Span {
  readonly low: number;
  readonly high: number;
  readonly unit: 's' | 'min' | 'h';
}

/** A dose as written: "0.2 mg/kg, max 10 mg", "2-10 mcg/min", "up to 1000 mL". */
export interface ActDose {
  readonly low: Figure;
  /** The upper end of a range. */
  readonly high?: Figure;
  readonly perKg?: true;
  /** Set for an infusion. */
  readonly per?: 'min' | 'h';
  /** The dose is the most that is given; less may do. */
  readonly upTo?: true;
  /** Limits of one dose, whatever the weight. */
  readonly min?: Figure;
  readonly max?: Figure;
  /** A later dose that is another one: from the 4th on, 2 mg. */
  readonly fromDose?: { readonly dose: number; readonly give: Figure };
  /** Crews say this dose in mL, although it is an amount of drug (dextrose). */
  readonly inMl?: true;
}

/** What is given: a dose; nothing until OLMD has said how much; or words, for a gas that has no dose. */
export type Give = ActDose | 'call' | { readonly say: string };

/** How fast one dose goes in. */
export type Over = Pace | 'push' | 'slow' | 'fast';

/** Whether and when a dose is given again. `count` is the number of doses in all. */
export interface Repeat {
  readonly every?: Span;
  readonly after?: Span;
  readonly noLaterThan?: Span;
  readonly count?: number;
  /** Each dose is the last one times this: 2 doubles it. The limits of one dose are those of the first. */
  readonly factor?: number;
}

/** What has to be true or done before the first dose. */
export interface Start {
  /** Acts, drugs or events that come before it. */
  readonly after?: readonly string[];
  /** The time to wait after them. */
  readonly wait?: Span;
  /** How soon after another drug it is due: after etomidate, within 5 min. */
  readonly within?: readonly { readonly given: string; readonly span: Span }[];
  /** The shock of an arrest after which it is given. */
  readonly afterShock?: number;
  /** Conditions to be looked at first. */
  readonly check?: readonly ConditionKey[];
  /** Things that have to be at hand first. */
  readonly needs?: readonly MonitorKey[];
  /** What is done first, in words, and for whom when it is not for all. */
  readonly first?: readonly { readonly say: string; readonly who?: Who }[];
}

/**
 * When medical direction (OLMD) comes in: `order` is before the dose, `tell` is after it. With no other part, always.
 */
export interface OrderRule {
  readonly kind: 'order' | 'tell';
  readonly who?: Who;
  readonly if?: ConditionKey;
  /** Not needed under this condition. */
  readonly unless?: ConditionKey;
  /** From this dose on; for `tell`, after this dose. */
  readonly fromDose?: number;
  readonly above?: ActDose;
  /** After another act or drug, by these routes when they are said. */
  readonly after?: { readonly given: string; readonly routes?: readonly Route[] };
}

/**
 * The most that is given in all: counted over the named acts, all acts of the drug when none is named, or all drugs of
 * the class. Every route counts, and every dose of the crew.
 */
export interface Limit {
  readonly who?: Who;
  readonly counts?: readonly string[] | 'class';
  /** It counts within this condition alone: two doses in a seizure. */
  readonly in?: ConditionKey;
  /** The family's doses count too. */
  readonly family?: true;
  readonly total?: ActDose;
  readonly doses?: number;
  readonly per?: 'day';
  readonly then: 'order' | 'stop';
  readonly source?: Source;
}

/** What makes a dose smaller: a factor, a range of factors, or another dose. Another dose may be larger too. */
export interface Modifier {
  /** The patients or the condition it is for. */
  readonly who: Who;
  readonly factor?: { readonly low: number; readonly high: number };
  readonly give?: ActDose;
  /** The acts it is for; absent on an act, and on a drug when it is for all. */
  readonly acts?: readonly string[];
  /** Limits shrink with the dose. */
  readonly limits?: true;
  /** Only on order of OLMD. */
  readonly order?: true;
  readonly source?: Source;
}

/** A condition under which a drug is not given, or not before a call. */
export interface ActCaution {
  /** The patients or the condition it is for. */
  readonly who: Who;
  /** The acts it is for, or not for; it is for all acts of its drug when neither is there. */
  readonly acts?: readonly string[];
  readonly except?: readonly string[];
  /** The routes it is for, when not all of them. */
  readonly routes?: readonly Route[];
  /** Words beside the condition: "ventilate instead". */
  readonly say?: string;
  readonly source?: Source;
}

/** A warning in words, for a condition when it has one. It holds no dose, volume, count or time. */
export interface Know {
  readonly say: string;
  readonly who?: Who;
  readonly acts?: readonly string[];
  /** It is said where the dose is less than one container holds. */
  readonly lessThan?: 'container';
  /** It forbids a way to give the drug, whoever the patient is: it is on the face of every view. */
  readonly forbids?: true;
  readonly source?: Source;
}

/** An inherited stop or question that an act lowers, with the reason's source. */
export interface Lift {
  /** Everything inherited when absent. */
  readonly if?: ConditionKey;
  readonly to: 'none' | 'know' | 'ask';
  readonly say?: string;
  readonly source?: Source;
}

/** Stops, questions and warnings of a class, a drug or an act. */
export interface Cautions {
  readonly stop?: readonly ActCaution[];
  readonly ask?: readonly ActCaution[];
  readonly know?: readonly Know[];
  readonly monitor?: readonly MonitorKey[];
}

/** One drug, one purpose, one way in. */
export interface Act extends Cautions {
  readonly id: string;
  /** The row of the formulary, and the key of the API's maps. */
  readonly label: string;
  /** The indication as a card prints it, when that is not the label. */
  readonly cardLabel?: string;
  /** It is on cards or in plans alone, and is no row of the formulary. */
  readonly noRow?: true;
  /** Conditions that it is for. */
  readonly when?: readonly ConditionKey[];
  readonly in?: 'arrest';
  /** The first choice first. */
  readonly routes: readonly { readonly route: Route; readonly who?: Who }[];
  readonly site?: string;
  /** Number of parts, each at its own site. */
  readonly split?: number;
  readonly device?: ByWho<string>;
  /** Entries do not overlap. Who is in none of them gets no dose. */
  readonly dose: readonly { readonly who: Who; readonly give: Give; readonly source?: Source }[];
  /** The stocked product, when the drug has several. */
  readonly product?: string;
  readonly over?: ByWho<Over>;
  /** What follows each dose, in words: a flush. */
  readonly then?: ByWho<string>;
  /** A fluid is given in steps of this size. */
  readonly step?: ByWho<ActDose>;
  /** What is looked at again after each step or dose. */
  readonly recheck?: { readonly what: MonitorKey; readonly after: 'each step' | 'each dose' };
  readonly target?: TargetKey;
  readonly stopWhen?: readonly ConditionKey[];
  readonly start?: Start;
  /** Absent means: not said. 'none': once. */
  readonly repeat?: ByWho<Repeat | 'none'>;
  readonly order?: readonly OrderRule[];
  readonly limits?: readonly Limit[];
  readonly modify?: readonly Modifier[];
  readonly lift?: readonly Lift[];
  readonly instead?: readonly {
    readonly if: ConditionKey;
    readonly act: ActRef;
    readonly order?: true;
    /** Words in place of the other act's name. */
    readonly say?: string;
  }[];
  /** What others do. It is on the director's sheet, never on a crew's card. */
  readonly differs?: readonly { readonly say: string; readonly source: Source }[];
  /** Published doses by age, used when the weight is not known. */
  readonly byAge?: readonly {
    readonly who: Who;
    readonly dose: Figure;
    readonly say: string;
    readonly source: Source;
  }[];
  /** The calculators' figure by Young's rule is for this act. */
  readonly youngs?: true;
  /** Why Young's figure is not given for this act. */
  readonly youngsNever?: string;
  /** It is in no limit: a flush. */
  readonly uncounted?: true;
  /** On a card it is among the first doses although it has to be mixed. */
  readonly first?: true;
  readonly source: Source;
}

/** What is in a syringe or bag after a preparation. The recipe follows from the stock. */
export type Mixture =
  /** "10 mL of 1 mg/mL": a syringe of that volume and strength. */
  | { readonly kind: 'syringe'; readonly volume: Figure; readonly strength: Figure }
  /** "1 mg in 250 mL": that much drug in that volume in all. */
  | { readonly kind: 'bag'; readonly drug: Figure; readonly in: Figure }
  /** "dose made up to 20 mL", or to a strength. */
  | { readonly kind: 'up-to'; readonly volume: Figure }
  | { readonly kind: 'up-to-strength'; readonly strength: Figure }
  /** "dose into 100 mL": the bag's own volume stays in it. */
  | { readonly kind: 'into'; readonly volume: Figure };

/** For whom and for what a preparation is. */
export interface PreparationUse {
  readonly who?: Who;
  readonly routes?: readonly Route[];
  readonly acts?: readonly string[];
  /** For `may`: offered when the stock's volume is smaller than this many mL. */
  readonly belowMl?: number;
}

export interface ActPreparation {
  readonly id: string;
  readonly mix: Mixture;
  /** "saline", or the id of another fluid. */
  readonly diluent: string;
  /** The bag it is made in, when part of that is thrown away first: 500 mL. */
  readonly container?: Figure;
  /** It may be weaker. */
  readonly weaker?: true;
  /** Uses for which the drug is given so and in no other way. */
  readonly must: readonly PreparationUse[];
  /** Uses for which it is offered. */
  readonly may: readonly PreparationUse[];
  /** What it is never made in. */
  readonly never?: readonly string[];
  readonly source?: Source;
}

export type ProductForm =
  | 'ampoule'
  | 'vial'
  | 'prefilled syringe'
  | 'bag'
  | 'flush syringe'
  | 'nebule'
  | 'tablet'
  | 'tube'
  | 'bottle'
  | 'spray'
  | 'injector'
  | 'cylinder'
  | 'kit';

/** What is stocked. */
export interface Product {
  readonly id: string;
  readonly form: ProductForm;
  /** Contents of one container: drug, volume, or both. */
  readonly holds: { readonly drug?: Figure; readonly volume?: Figure };
  /** Only the strength is known, not the size: no number of containers is told. */
  readonly anySize?: true;
  /** Other sizes of the same strength, in mL. */
  readonly also?: readonly Figure[];
  /** The routes by which it may go in as it is. */
  readonly undiluted: readonly Route[];
  readonly lookalikes?: readonly string[];
  /** No drug is mixed in it: a flush syringe is labeled as saline. */
  readonly neverMixIn?: true;
  readonly storage?: string;
  /** Containers in a kit. A service fills it in. */
  readonly par?: number;
}

/** The greatest strength and rate into a vein or bone, or by another route. */
export interface RouteLimit {
  readonly routes: readonly Route[];
  readonly strength?: Figure;
  /** In one minute. */
  readonly rate?: Figure;
  readonly rateNotFor?: readonly string[];
  readonly source: Source;
}

/** A class of drugs, with what holds for all of them. */
export interface DrugClass extends Cautions {
  readonly alert?: 'high';
  readonly banner?: string;
  readonly doubleCheck?: string;
  readonly storage?: string;
  readonly limits?: readonly Limit[];
  readonly onlyOne?: {
    readonly in?: ConditionKey;
    /** Acts that it does not concern: "lidocaine/io-pain-first". */
    readonly except?: readonly ActRef[];
    readonly say: string;
  };
  /** The name used for the whole class in a limit: "benzodiazepine" in "2 benzodiazepine doses in all". */
  readonly counted?: string;
  readonly rules?: readonly {
    readonly in: 'arrest';
    readonly if: ConditionKey;
    readonly level: 'stop' | 'ask';
    readonly source?: Source;
  }[];
  readonly source: Source;
}

/** The acts of a drug and all they depend on. */
export interface DrugActs extends Cautions {
  /** Id of the drug. */
  readonly id: string;
  readonly classes: readonly string[];
  readonly products: readonly [Product, ...Product[]];
  readonly preparations: readonly ActPreparation[];
  readonly routeLimits?: readonly RouteLimit[];
  readonly limits?: readonly Limit[];
  readonly modify?: readonly Modifier[];
  readonly watched?: WatchedDrug;
  readonly acts: readonly Act[];
}

import type { Figure, PatientRange } from '@first60/clinical';
import type { GroupId, MedicationId, ProtocolId } from '../ids.ts';
import type { Line } from './line.ts';
import type { SourceKey } from './source.ts';

export type Priority = 'critical' | 'urgent' | 'routine';
export type AgeGroup = 'adult' | 'pediatric' | 'both';

/** A dose on a protocol's medication line. Exactly one of the shapes; `text` is what the card prints. */
export interface LineDose {
  readonly text: string;
  /** A fixed dose. */
  readonly fixed?: Figure;
  /** A dose per kilogram of body weight, with its single-dose limits. */
  readonly perKg?: Figure;
  readonly min?: Figure;
  readonly max?: Figure;
  /** All that may be given for each kilogram, as far as `max` of the line says: in total, or a day. */
  readonly totalPerKg?: Figure;
  /** The patients it is for; absent for all of the age group. */
  readonly only?: PatientRange;
  /** Whole units to give, for tablets, nebules and injectors. */
  readonly count?: string;
  /** The range of an infusion, each minute (and for each kilogram); its mL per hour stand in the preparation. */
  readonly infusion?: { readonly low: Figure; readonly high: Figure; readonly per: 'min' | 'kg/min' };
}

/** A working dilution. When `mandatory`, volumes are of this dilution, never of the stock. */
export interface Preparation {
  readonly recipe: string;
  readonly perMl: Figure;
  readonly mandatory: boolean;
  /** mL per hour at the lower and upper end of an infusion (per kg for children). */
  readonly adultRateMlPerHour?: { readonly low: number; readonly high: number };
  readonly pediatricRateMlPerKgPerHour?: { readonly low: number; readonly high: number };
}

/**
 * One medication line of a card. Name, strength, concentration and kit location come from the
 * formulary entry; the volume is computed from the typed dose and the stocked strength.
 */
export interface MedicationLine {
  readonly medication: MedicationId;
  readonly indication: string;
  readonly kind: 'bolus' | 'infusion' | 'fluid' | 'nebule' | 'solid' | 'gas' | 'autoinjector';
  readonly adult?: LineDose;
  readonly pediatric?: LineDose;
  readonly preparation?: Preparation;
  /** Among the first doses of a card although it is mixed first: the card cannot wait for it to be looked up. */
  readonly first?: true;
  readonly route: string;
  readonly timing: string;
  readonly max?: string;
  /** What the dose comes to at other weights: only for a crew that has not entered one. */
  readonly examples?: string;
  readonly note?: string;
  readonly sources: readonly SourceKey[];
}

export interface Protocol {
  readonly id: ProtocolId;
  readonly title: string;
  readonly category: GroupId;
  readonly priority: Priority;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** Colour class of the card's edge; follows the priority. */
  readonly color: 'red' | 'orange' | 'blue';
  /** Absent counts as both. */
  readonly ageGroup?: AgeGroup;
  /** The AHA algorithm this card follows: badge, key points and, where one is drawn, its PDF. */
  readonly ahaReference?: { readonly edition: string; readonly keyPoints: readonly Line[] };
  /** Site path of the algorithm PDF. */
  readonly algorithmPdfPath?: string;
  readonly first60Seconds: readonly Line[];
  readonly blsCore: readonly Line[];
  readonly alsSteps: readonly Line[];
  /** Used instead of the three lists in procedures; lines ending in a colon are headings. */
  readonly steps?: readonly Line[];
  readonly medications: readonly MedicationLine[];
  readonly olmdCriteria: readonly Line[];
  readonly transportPriorities: readonly Line[];
  readonly dosDonts: { readonly dos: readonly Line[]; readonly donts: readonly Line[] };
  readonly specialConsiderations: readonly Line[];
  readonly notes: readonly Line[];
  /** Where a current guideline differs from this card's figures. */
  readonly guidelineNotes: readonly Line[];
  readonly crossLinks: readonly ProtocolId[];
}

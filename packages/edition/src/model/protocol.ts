import type { Contraindication, DoseLine } from '@first60/clinical';
import type { GroupId, MedicationId, ProtocolId, SourceKey } from '../ids.ts';
import type { SourcedMissingDiluent } from './drug.ts';
import type { Line } from './line.ts';
import type { ToolName } from './tool.ts';

export type Priority = 'critical' | 'urgent' | 'routine';
type AgeGroup = 'adult' | 'pediatric' | 'both';

/**
 * One medication line of a card. Name, strength, concentration and kit location come from the
 * formulary entry; the volume is computed from the typed dose and the stocked strength.
 */
export interface MedicationLine extends DoseLine {
  readonly medication: MedicationId;
  readonly whenUnsafe?: MedicationId;
  readonly missingDiluent?: SourcedMissingDiluent;
  /** How it is given, as the card prints it; `routes` says the same as data. */
  readonly route: string;
  readonly timing: string;
  readonly max?: string;
  /** What the dose comes to at other weights: only for a crew that has not entered one. */
  readonly examples?: string;
  /** What must be known whoever the patient is. */
  readonly note?: string;
  /** What concerns one age alone, said for whom all the same: it is read beside the other's wherever both doses stand. */
  readonly adultNote?: string;
  readonly pediatricNote?: string;
  /** All those of its drug that hold for it, and what its card adds. */
  readonly contraindications?: readonly Contraindication[];
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
  /** What the section "Tools" shows, in this order. Absent counts as none. */
  readonly tools?: readonly ToolName[];
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

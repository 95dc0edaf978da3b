import type { CardAct, Contraindication, DoseAge, DoseLine, Who } from '@first60/clinical';
import type { GroupId, MedicationId, ProtocolId, SourceKey } from '../ids.ts';
import type { SourcedMissingDiluent } from './drug.ts';
import type { Line } from './line.ts';
import type { ToolName } from './tool.ts';

export type Priority = 'critical' | 'urgent' | 'routine';
type AgeGroup = 'adult' | 'pediatric' | 'both';

/**
 * One medication line of a card. Name, strength, concentration and kit location come from the formulary entry; the
 * volume is computed from the stated dose and the stocked strength.
 */
export interface MedicationLine extends DoseLine, CardAct {
  readonly medication: MedicationId;
  /** Id of its act among the acts of its drug. */
  readonly act: string;
  /** Ids of further acts of the drug, shown below it: a later dose, a smaller one. */
  readonly also?: readonly string[];
  readonly whenUnsafe?: MedicationId;
  readonly missingDiluent?: SourcedMissingDiluent;
  /** The route as printed on the card, with site and pace; `routes` gives the routes as data. */
  readonly route: string;
  /** All contraindications of its drug that apply to it, and those added by its card. */
  readonly contraindications?: readonly Contraindication[];
  /** How it is never given, whoever the patient is; a warning for one age group alone names the group. */
  readonly warnings?: ReadonlyArray<{ readonly text: string; readonly to?: DoseAge }>;
  /** How it is made for those patients who alone need it so, or where that depends on their dose. */
  readonly recipes?: ReadonlyArray<{ readonly text: string; readonly to?: DoseAge }>;
  /** Doses besides those that it states: a later one, and smaller ones under a condition. */
  readonly others?: ReadonlyArray<{ readonly text: string; readonly to?: DoseAge }>;
  /** Patients who get its first dose only after a call. */
  readonly onOrder?: readonly Who[];
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
  /** The AHA algorithm this card follows: badge, key points and its PDF, if there is one. */
  readonly ahaReference?: { readonly edition: string; readonly keyPoints: readonly Line[] };
  /** Site path of the algorithm PDF. */
  readonly algorithmPdfPath?: string;
  readonly first60Seconds: readonly Line[];
  readonly blsCore: readonly Line[];
  readonly alsSteps: readonly Line[];
  /** Used instead of the three lists in procedures; lines ending in a colon are headings. */
  readonly steps?: readonly Line[];
  /** The tools in the section "Tools", in this order. Absent counts as none. */
  readonly tools?: readonly ToolName[];
  readonly medications: readonly MedicationLine[];
  readonly olmdCriteria: readonly Line[];
  readonly transportPriorities: readonly Line[];
  readonly dosDonts: { readonly dos: readonly Line[]; readonly donts: readonly Line[] };
  readonly specialConsiderations: readonly Line[];
  readonly notes: readonly Line[];
  /** Differences between a current guideline and this card's figures. */
  readonly guidelineNotes: readonly Line[];
  readonly crossLinks: readonly ProtocolId[];
}

export { cover } from './cover.ts';
export { edition } from './edition.ts';
export {
  type InventoryItem,
  inventory,
  type PrintedRow,
  printedRow,
  type StaticDosingRow,
  staticDosingRows,
} from './formulary/inventory.ts';
export {
  GROUP_IDS,
  type GroupId,
  MEDICATION_IDS,
  type MedicationId,
  PROTOCOL_IDS,
  type ProtocolId,
} from './ids.ts';
export { KITS } from './kits.ts';
export type { AdultBolus, AdultDosingCard } from './model/adult-dosing.ts';
export type { Algorithm, AlgorithmStep } from './model/algorithm.ts';
export type {
  AutomatedCprSizing,
  CannulaFlow,
  Constants,
  IoNeedle,
  SyringeSet,
  VentilatorSettings,
} from './model/constants.ts';
export type { DosingRow, Drug, KitNumber, Purpose, QuickAgeDose, QuickDose, SourcedDilution } from './model/drug.ts';
export type { CategoryGroup, Edition, EditionCover } from './model/edition.ts';
export type { Hospital, HospitalSource, Specialty } from './model/hospital.ts';
export type { Illustration, IllustrationPanel } from './model/illustration.ts';
export type { Line } from './model/line.ts';
export { noteFor, noteOf } from './model/line-notes.ts';
export type { AgeGroup, MedicationLine, Priority, Protocol } from './model/protocol.ts';
export type { ReviewPoint } from './model/review-point.ts';
export type { Source, SourceKey } from './model/source.ts';
export type { UncoveredTopic } from './model/uncovered-topic.ts';
export { ZONE_IDS, type Zone, type ZoneId } from './model/zone.ts';
export { reviewPoints } from './review-points.ts';
export { spokenSentences, uncoveredSentences } from './sentences/sentences-by-card.ts';

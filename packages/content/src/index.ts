export { edition } from './edition.ts';
export {
  GROUP_IDS,
  type GroupId,
  MEDICATION_IDS,
  type MedicationId,
  PROTOCOL_IDS,
  type ProtocolId,
} from './ids.ts';
export type { DosingRow, Drug, KitNumber, QuickDose } from './model/drug.ts';
export type { CategoryGroup, Edition } from './model/edition.ts';
export type { Hospital, HospitalSource, Specialty } from './model/hospital.ts';
export type { Line } from './model/line.ts';
export type { AgeGroup, LineDose, MedicationLine, Preparation, Priority, Protocol } from './model/protocol.ts';
export type { Source, SourceKey } from './model/source.ts';

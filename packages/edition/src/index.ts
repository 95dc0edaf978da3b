export { askedAct } from './acts/asked-act.ts';
export { type Face, faceOf } from './acts/words/face.ts';
export type { FaceDose } from './acts/words/face-dose.ts';
export type { DrugName } from './acts/words/names.ts';
export { canonicalJson } from './canonical-json.ts';
export { editorSchemas } from './files/file-schemas.ts';
export type { MedicationId, ProtocolId, SourceKey } from './ids.ts';
export {
  inventory,
  type PrintedRow,
  printedRow,
  staticDosingRows,
} from './inventory.ts';
export { actsPartOf } from './model/acts-part.ts';
export type { AdultBolus, AdultDosingCard } from './model/adult-dosing.ts';
export type { Algorithm, AlgorithmStep } from './model/algorithm.ts';
export { type CardContent, type CardEntry, contentsOf, type EditionContents } from './model/contents.ts';
export { isLineOfCard } from './model/dose-line.ts';
export type {
  DosingRow,
  Drug,
  QuickAgeDose,
  QuickDose,
  SourcedContraindication,
  SourcedDilution,
} from './model/drug.ts';
export { type CategoryGroup, type Edition, type EditionCover, SCHEMA_VERSION } from './model/edition.ts';
export type { EditionActs } from './model/edition-acts.ts';
export { type ActException, type Exceptions, NO_EXCEPTIONS, type OtherDose, type RowDose } from './model/exceptions.ts';
export { hasFigure, NAMES_WITH_DIGITS } from './model/has-figure.ts';
export type { Hospital, HospitalFact, HospitalSource, Specialty } from './model/hospital.ts';
export type { Illustration, IllustrationPanel } from './model/illustration.ts';
export { KIT_NUMBERS, type Kit, type KitNumber, type Kits, kitNumbered } from './model/kit.ts';
export { type Caution, type Line, type LineOrder, type LineParts, line } from './model/line.ts';
export type { MedicationLine, Priority, Protocol } from './model/protocol.ts';
export type { ReviewPoint } from './model/review-point.ts';
export type { Source } from './model/source.ts';
export type { ToolName } from './model/tool.ts';
export type { UncoveredTopic } from './model/uncovered-topic.ts';
export { withCautions } from './model/with-cautions.ts';
export { ZONE_IDS, type Zone } from './model/zone.ts';
export { actLine } from './read/acts/act-text.ts';
export type { KnownFiles } from './read/edition-files.ts';
export { planWordsOf } from './read/printed/plan-words.ts';
export { type Problem, problemText } from './read/problem.ts';
export { readEdition } from './read/read-edition.ts';
export { unsaidParts } from './read/whole-text.ts';
export { type ReferenceMedication, referenceMedications, toMedication } from './reference-medications.ts';

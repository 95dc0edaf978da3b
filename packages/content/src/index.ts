export { cover } from './cover.ts';
export { edition } from './edition.ts';
export { exceptions } from './exceptions.ts';
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
  MEDICATION_IDS,
  PROTOCOL_IDS,
} from './ids.ts';
export { KITS } from './kits.ts';
export { reviewPoints } from './review-points.ts';
export { spokenSentences, uncoveredSentences } from './sentences/sentences-by-card.ts';

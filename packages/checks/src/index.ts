export { cardLines, cardLists, hasFigure } from './card-lines.ts';
export { editionChanges } from './changes/edition-changes.ts';
export { checkEdition, RULES } from './check-edition.ts';
export { everyDose } from './doses/every-dose.ts';
export { everyString } from './every-string.ts';
export { sameQuantity } from './figures/same-quantity.ts';
export type { Finding } from './finding.ts';
export type { Rule } from './rule.ts';
export { BOUNDS_TABLE } from './rules/drugs/limits/bounds-table/bounds-table.ts';

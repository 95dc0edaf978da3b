import type { Edition } from '@first60/edition';
import type { Finding } from './finding.ts';
import { CARD_RULES } from './rules/cards/card-rules.ts';
import { DRUG_RULES } from './rules/drugs/drug-rules.ts';

/**
 * Everything that the rules find wrong in an edition, in the order of the rules.
 * @returns nothing for an edition that may be published.
 */
export function checkEdition(edition: Edition): readonly Finding[] {
  return [...CARD_RULES, ...DRUG_RULES].flatMap(({ name, find }) =>
    find(edition).map((found) => ({ rule: name, ...found })),
  );
}

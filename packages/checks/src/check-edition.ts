import type { Edition } from '@first60/edition';
import { type Exceptions, NO_EXCEPTIONS } from '@first60/edition';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { ARREST_RULES } from './rules/arrests/arrest-rules.ts';
import { CARD_RULES } from './rules/cards/card-rules.ts';
import { DRUG_RULES } from './rules/drugs/drug-rules.ts';

/** Every rule, in the order in which they run. */
export const RULES: readonly Rule[] = [...CARD_RULES, ...DRUG_RULES, ...ARREST_RULES];

/**
 * Everything that the rules find wrong in an edition, in the order of the rules.
 * @param exceptions intentional violations; none by default
 * @param today ISO date on which sources may be too old; without it none is, so that a build is the same on every day
 * @returns an empty list for an edition that may be published
 */
export function checkEdition(
  edition: Edition,
  exceptions: Exceptions = NO_EXCEPTIONS,
  today?: string,
): readonly Finding[] {
  return RULES.flatMap(({ name, find }) => find(edition, exceptions, today).map((found) => ({ rule: name, ...found })));
}

import type { Rule } from '../../rule.ts';

/** The rules of drugs, doses and calculators, in the order in which their findings are told. */
export const DRUG_RULES: readonly Rule[] = [];

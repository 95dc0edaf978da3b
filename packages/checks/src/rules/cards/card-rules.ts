import type { Rule } from '../../rule.ts';

/** The rules of cards, drawings and words, in the order in which their findings are told. */
export const CARD_RULES: readonly Rule[] = [];

import type { Rule } from '../../rule.ts';
import { bounds } from './limits/bounds.ts';
import { doseLimits } from './limits/dose-limits.ts';
import { twinDoses } from './limits/twin-doses.ts';
import { units } from './limits/units.ts';

/** The rules of drugs, doses and calculators, in the order in which their findings are told. */
export const DRUG_RULES: readonly Rule[] = [bounds, units, doseLimits, twinDoses];

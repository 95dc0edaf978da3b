import type { Rule } from '../../rule.ts';
import { clockFigures } from './clock-figures.ts';
import { clockMarks } from './clock-marks.ts';
import { planDrugs } from './plan-drugs.ts';
import { planFigures } from './plan-figures.ts';
import { planLimits } from './plan-limits.ts';
import { planOrder } from './plan-order.ts';
import { planSources } from './plan-sources.ts';
import { planSteps } from './plan-steps.ts';

/** The rules for arrest plans and running clocks, in the order in which their findings are listed. */
export const ARREST_RULES: readonly Rule[] = [
  planDrugs,
  planFigures,
  planLimits,
  planOrder,
  planSources,
  planSteps,
  clockMarks,
  clockFigures,
];

import type { ActException } from '@first60/edition';
import type { Found } from '../../rule.ts';
import type { ActContents, ActRule } from './act-rule.ts';
import { byMouth } from './cautions/by-mouth.ts';
import { classComplete } from './cautions/class-complete.ts';
import { highAlert } from './cautions/high-alert.ts';
import { infusionsAlike } from './cautions/infusions-alike.ts';
import { liftWithReason } from './cautions/lift-with-reason.ts';
import { lookalikeBothWays } from './cautions/lookalike-both-ways.ts';
import { questionForCondition } from './cautions/question-for-condition.ts';
import { childNotAboveAdult } from './doses/child-not-above-adult.ts';
import { clockEqual } from './doses/clock-equal.ts';
import { doseWithinTotal } from './doses/dose-within-total.ts';
import { estimateNear } from './doses/estimate-near.ts';
import { everyActCounted } from './doses/every-act-counted.ts';
import { oneDoseForOne } from './doses/one-dose-for-one.ts';
import { containersInKit } from './syringes/containers-in-kit.ts';
import { diluentStocked } from './syringes/diluent-stocked.ts';
import { measurable } from './syringes/measurable.ts';
import { mixFromStock } from './syringes/mix-from-stock.ts';
import { nameOfStrength } from './syringes/name-of-strength.ts';
import { neverInAFlush } from './syringes/never-in-a-flush.ts';
import { oneMlPerKg } from './syringes/one-ml-per-kg.ts';
import { preparationUsed } from './syringes/preparation-used.ts';
import { rateLimit } from './syringes/rate-limit.ts';
import { siteVolume } from './syringes/site-volume.ts';
import { undilutedRoute } from './syringes/undiluted-route.ts';
import { faceLength } from './words/face-length.ts';
import { noFigureInWords } from './words/no-figure-in-words.ts';
import { oneActOnePurpose } from './words/one-act-one-purpose.ts';
import { orderSaidOnce } from './words/order-said-once.ts';
import { stopWithoutAWay } from './words/stop-without-a-way.ts';

/** The rules for acts, in the order in which their findings are listed. */
export const ACT_RULES: readonly ActRule[] = [
  undilutedRoute,
  oneMlPerKg,
  doseWithinTotal,
  liftWithReason,
  preparationUsed,
  mixFromStock,
  nameOfStrength,
  estimateNear,
  siteVolume,
  containersInKit,
  highAlert,
  oneDoseForOne,
  childNotAboveAdult,
  measurable,
  diluentStocked,
  rateLimit,
  everyActCounted,
  orderSaidOnce,
  stopWithoutAWay,
  classComplete,
  infusionsAlike,
  byMouth,
  lookalikeBothWays,
  questionForCondition,
  clockEqual,
  faceLength,
  noFigureInWords,
  neverInAFlush,
  oneActOnePurpose,
];

/**
 * Everything that the rules find wrong in acts, in the order of the rules. An exception that is no longer needed is a
 * finding itself.
 */
export function checkActs(
  contents: ActContents,
  exceptions: readonly ActException[] = [],
): readonly (Found & { readonly rule: string })[] {
  const found = ACT_RULES.flatMap(({ name, find }) => find(contents).map((each) => ({ rule: name, ...each })));
  const isNamed = ({ rule, at }: { readonly rule: string; readonly at: string }, exception: ActException) =>
    rule === exception.rule && (at === `/acts/${exception.act}` || at.startsWith(`/protocols/${exception.act}/`));
  return [
    ...found.filter((each) => !exceptions.some((exception) => isNamed(each, exception))),
    ...exceptions
      .filter((exception) => !found.some((each) => isNamed(each, exception)))
      .map(({ rule, act }) => ({
        rule,
        level: 'asks' as const,
        at: `/acts/${act}`,
        sentence: `Known differences: ${act} is said to break the rule "${rule}", and does not: take it off the list.`,
      })),
  ];
}

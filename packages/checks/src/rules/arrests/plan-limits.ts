import type { VitalName } from '@first60/clinical';
import { placedPlans } from '../../arrest-plans.ts';
import { type Found, type Rule, stops } from '../../rule.ts';
import { lineTextsOf, textsOf } from './card-texts.ts';

/** The wording of limits for values measured after ROSC. One figure is the minimum; two are minimum and maximum. */
const WRITTEN: Readonly<Partial<Record<VitalName, RegExp>>> = {
  'heart-rate': /below (\d+) per min/gi,
  systolic: /SBP (\d+) mmHg[^.:]* or more|SBP below (\d+) mmHg|lowest SBP (\d+) mmHg/g,
  etco2: /EtCO2 (\d+)-(\d+) mmHg/g,
  spo2: /SpO2 (\d+)-(\d+)%/g,
  glucose: /below (\d+) mg\/dL/gi,
};

/**
 * A limit that brings a task after ROSC to the top of the list is stated both in the task and on the card. Plans have
 * no limits of their own.
 */
export const planLimits: Rule = {
  name: 'plan-limits',
  find: (edition) =>
    placedPlans(edition).flatMap(({ plan, card, at, where }) =>
      plan.rosc.flatMap((task, index): Found[] => {
        const { wanted, id, text } = task;
        if (wanted === undefined) return [];
        const figures = [wanted.least, wanted.most].filter((figure) => figure !== undefined).join('-');
        const on = (texts: readonly string[]) =>
          texts.flatMap((one) =>
            [...one.matchAll(WRITTEN[wanted.vital] ?? /(?!)/g)].map((match) =>
              match
                .slice(1)
                .filter((figure) => figure !== undefined)
                .join('-'),
            ),
          );
        const place = `${at}/rosc/${index}/wanted`;
        const limits = `${where}, ${id}, wants ${figures || 'nothing'}`;
        return [
          ...(on([text]).includes(figures)
            ? []
            : [stops(place, `${limits}, which its text does not say: make the two agree.`)]),
          ...(card === undefined || on([...textsOf(card), ...lineTextsOf(edition, card)]).includes(figures)
            ? []
            : [stops(place, `${limits}, which "${card.title}" does not say: make the two agree.`)]),
        ];
      }),
    ),
};

import type { Drug, Edition } from '@first60/edition';
import { type CardOrder, cardOrders } from '../../../card-orders.ts';
import { type Rule, stops } from '../../../rule.ts';

/** A volume at a stated strength: "2.5 mL of 1 mg/mL", "0.1 mL/kg of that 0.08 mg/mL". */
const VOLUME = /\d mL(?:\/kg)? of (?:that |the )?(\d+(?:\.\d+)?) (mcg|mg|g|mEq|units)\/mL/g;
/** Words that tell a crew not to draw from the ampoule itself. */
const DILUTES = /\bdilut|\+ \d+(?:\.\d+)? mL saline/i;

/**
 * The same volume drawn from the ampoule would be an overdose. A step that gives a diluted drug in mL therefore
 * mentions the dilution or follows the step that prepares it.
 */
export const dilutedSteps: Rule = {
  name: 'diluted-steps',
  find: (edition) => {
    const orders = cardOrders(edition);
    const drugs = Object.values(edition.formulary);
    return orders.flatMap((order, index) => {
      const strength = [...order.text.matchAll(VOLUME)].find(([, amount = '', unit = '']) =>
        isMixed(drugs, edition, order.text, { amount: Number(amount), unit }),
      );
      if (strength === undefined || DILUTES.test(order.text)) return [];
      const [, amount = '', unit = ''] = strength;
      const mixing = orders
        .slice(0, index)
        .some((each) => isAbove(each, order) && DILUTES.test(each.text) && each.text.includes(`${amount} ${unit}/mL`));
      return mixing
        ? []
        : [
            stops(
              order.at,
              `${order.where}, "${order.text}", gives mL of ${amount} ${unit}/mL, which has to be mixed first: say so in it, or put the step that mixes it above.`,
            ),
          ];
    });
  },
};

/** A step in the same list, under the same heading. */
const isAbove = (each: CardOrder, order: CardOrder): boolean =>
  each.card === order.card && each.list === order.list && each.heading === order.heading;

/** True when a strength is made by diluting a stock and is not the stocked strength of a drug named in the text. */
function isMixed(
  drugs: readonly Drug[],
  { formulary }: Edition,
  text: string,
  strength: { readonly amount: number; readonly unit: string },
): boolean {
  const is = (figure: { readonly amount: number; readonly unit: string } | undefined): boolean =>
    figure?.amount === strength.amount && figure.unit === strength.unit;
  const named = drugs.filter(({ genericName }) =>
    text.toLowerCase().includes(genericName.toLowerCase().split(' ')[0] ?? ''),
  );
  if (named.length > 0) return !named.some(({ concentration }) => is(concentration));
  // "of that 0.08 mg/mL" refers to the drug named in the step above.
  return Object.values(formulary).some(({ dosing }) => dosing.some(({ dilution }) => is(dilution?.perMl)));
}

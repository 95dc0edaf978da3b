import { convert, strengthText } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { type ActRule, actStops, everyAct } from '../act-rule.ts';
import { mixedStrength, mustFor, productOf, strengthOf } from '../figures/drawn.ts';
import { firstOfEach, type TriedDose, triedDoses } from '../figures/tried-doses.ts';

/** A preparation that has to be made can be made of the stock: no diluent makes it stronger. */
export const mixFromStock: ActRule = {
  name: 'mix-from-stock',
  find: (contents) =>
    everyAct(contents, (drug, act) =>
      firstOfEach(
        triedDoses(drug, act).flatMap((tried) => tooWeak(tried) ?? []),
        ({ id }) => id,
      ).map(({ sentence }) => actStops(drug, act, sentence)),
    ),
};

function tooWeak({ drug, act, patient, route, at: { most } }: TriedDose) {
  const product = productOf(drug, act);
  const preparation = mustFor(drug, { act, route, patient });
  const stock = strengthOf(product);
  // Into a bag the stock goes as it is, and a mixture that may be weaker asks for no strength.
  if (preparation === undefined || stock === undefined || preparation.weaker || preparation.mix.kind === 'into')
    return undefined;
  return attempt(() => {
    const made = mixedStrength(preparation, most);
    if (!convert(stock.perMl, made.perMl.unit).value.lt(made.perMl.value)) return undefined;
    const { id } = preparation;
    return {
      id,
      sentence: `has to be given in "${id}" of ${strengthText(made)}, and the ${product.form} holds only ${strengthText(stock)}, which no diluent makes stronger: stock a stronger one, or make the preparation weaker.`,
    };
  });
}

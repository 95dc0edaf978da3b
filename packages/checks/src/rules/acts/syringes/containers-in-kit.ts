import { Decimal } from '@first60/clinical';
import { type ActRule, actStops, everyAct } from '../act-rule.ts';
import { drawnAs, productOf } from '../figures/drawn.ts';
import { patientText, valuesFor } from '../figures/patients.ts';
import { type TriedDose, triedDoses } from '../figures/tried-doses.ts';

const UP = 3;

/** All doses of an act that one patient may get are in the kit. It is checked only for products that a service counts. */
export const containersInKit: ActRule = {
  name: 'containers-in-kit',
  find: (contents) =>
    everyAct(contents, (drug, act) => {
      const { par, form } = productOf(drug, act);
      if (par === undefined) return [];
      return triedDoses(drug, act)
        .flatMap((tried) => {
          const needed = containersOf(tried);
          return needed !== undefined && needed > par ? [{ patient: tried.patient, needed }] : [];
        })
        .slice(0, 1)
        .map(({ patient, needed }) =>
          actStops(
            drug,
            act,
            `needs ${needed} of its ${form}s for all doses of ${patientText(patient)}, and a kit holds ${par}: stock more, or let it give fewer doses.`,
          ),
        );
    }),
};

/** Containers for one dose are opened for this dose alone. */
function containersOf({ drug, act, patient, at }: TriedDose): number | undefined {
  const product = productOf(drug, act);
  const stock = drawnAs(product, undefined, at.most)?.stock.value;
  const holds = product.holds.volume?.amount;
  if (stock === undefined || holds === undefined) return undefined;
  const counts = valuesFor(act.repeat, patient).map((repeat) => (repeat === 'none' ? 1 : (repeat.count ?? 1)));
  return stock
    .div(new Decimal(holds))
    .round(0, UP)
    .times(Math.max(1, ...counts))
    .toNumber();
}

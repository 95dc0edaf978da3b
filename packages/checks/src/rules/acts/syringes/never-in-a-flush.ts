import type { ActPreparation, DrugActs, Product } from '@first60/clinical';
import { type ActRule, drugStops } from '../act-rule.ts';
import { fluidOf } from '../figures/fluid.ts';

/** No drug is mixed in a product that is labeled as something else, as a flush syringe is. */
export const neverInAFlush: ActRule = {
  name: 'never-in-a-flush',
  find: ({ drugs }) =>
    drugs.flatMap((drug) =>
      drug.preparations
        .filter((preparation) => isInFlush(preparation, drugs))
        .map(({ id }) =>
          drugStops(
            drug,
            `has the preparation "${id}", which is made in a flush syringe: mix it in an empty, labeled syringe or in a bag.`,
          ),
        ),
    ),
};

/** The fluid is the flush itself, or only the flush has the volume that the drug is put into. */
function isInFlush({ diluent, container, mix }: ActPreparation, drugs: readonly DrugActs[]): boolean {
  const fluid = fluidOf(diluent);
  const products = drugs.find(({ id }) => id === fluid.drug)?.products ?? [];
  const named = products.find(({ id }) => id === fluid.product);
  if (named !== undefined) return named.neverMixIn === true;
  const vessel = container?.amount ?? (mix.kind === 'into' ? mix.volume.amount : undefined);
  const fitting = products.filter((product) => vessel !== undefined && sizesOf(product).includes(vessel));
  return fitting.length > 0 && fitting.every(({ neverMixIn }) => neverMixIn);
}

const sizesOf = ({ holds, also = [] }: Product): readonly number[] =>
  [holds.volume, ...also].flatMap((size) => (size === undefined ? [] : [size.amount]));

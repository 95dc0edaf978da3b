import type { DrugActs } from '@first60/clinical';
import { type ActContents, type ActRule, drugStops } from '../act-rule.ts';

/** Two stocked products that are easily confused name each other. */
export const lookalikeBothWays: ActRule = {
  name: 'lookalike-both-ways',
  find: ({ drugs, formulary }) =>
    drugs.flatMap((drug) =>
      drugs
        .filter((other) => other.id !== drug.id && names(drug, other, formulary) && !names(other, drug, formulary))
        .map((other) =>
          drugStops(
            drug,
            `names ${other.id} as a look-alike, which does not name it back: add ${drug.id} to the look-alikes of ${other.id}.`,
          ),
        ),
    ),
};

/** Whether a product of one drug names another drug, by id or generic name, with a strength or without. */
const names = (drug: DrugActs, other: DrugActs, formulary: ActContents['formulary']): boolean =>
  drug.products.some(({ lookalikes = [] }) =>
    lookalikes.some((lookalike) => {
      const said = lookalike.toLowerCase();
      return said === other.id || said === formulary[other.id]?.genericName.toLowerCase();
    }),
  );

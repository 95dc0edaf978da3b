import type { ActRule } from '../act-rule.ts';
import { drugStops } from '../act-rule.ts';
import { fluidOf } from '../figures/fluid.ts';

/** The fluid of a preparation that has to be used is in a kit. */
export const diluentStocked: ActRule = {
  name: 'diluent-stocked',
  find: ({ drugs, formulary }) =>
    drugs.flatMap((drug) =>
      drug.preparations
        .filter(({ must, diluent }) => must.length > 0 && formulary[fluidOf(diluent).drug] === undefined)
        .map(({ id, diluent }) =>
          drugStops(
            drug,
            `has to be given in "${id}", which is made in ${diluent}, and no kit holds that: stock it, or name the exception with what a crew does without.`,
          ),
        ),
    ),
};

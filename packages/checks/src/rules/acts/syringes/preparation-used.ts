import type { Act, ActPreparation, DrugActs, PreparationUse } from '@first60/clinical';
import type { Found } from '../../../rule.ts';
import { type ActRule, actStops, drugStops } from '../act-rule.ts';
import { drawnAs, isDrawnUp, isUsedFor, mustFor, productOf } from '../figures/drawn.ts';
import { isTooStrong } from '../figures/route-strength.ts';
import { firstOfEach, type TriedDose, triedDoses } from '../figures/tried-doses.ts';
import { wayIn } from '../figures/way-in.ts';

/**
 * Every preparation is for an act that the drug has. A preparation that is only offered is one that the crew may do
 * without.
 */
export const preparationUsed: ActRule = {
  name: 'preparation-used',
  find: ({ drugs }) =>
    drugs.flatMap((drug) => [
      ...drug.preparations.flatMap((preparation) => uselessUses(drug, preparation)),
      ...drug.acts.flatMap((act) => onlyOffered(drug, act)),
    ]),
};

function uselessUses(drug: DrugActs, { id, must, may }: ActPreparation): readonly Found[] {
  const uses = [...must, ...may];
  if (uses.length === 0) {
    return [
      drugStops(
        drug,
        `has the preparation "${id}", which is for nothing: say under "must" or "may" what it is for, or take it out.`,
      ),
    ];
  }
  return uses.flatMap((use) => {
    const unknown = (use.acts ?? []).filter((act) => drug.acts.every((one) => one.id !== act));
    if (unknown.length > 0) {
      return [
        drugStops(
          drug,
          `has the preparation "${id}" for "${unknown.join('", "')}", which is none of its acts: correct the name.`,
        ),
      ];
    }
    return drug.acts.some((act) => reaches(drug, act, use))
      ? []
      : [
          drugStops(
            drug,
            `has the preparation "${id}" for a use that no act has: correct its patients, routes and acts, or take it out.`,
          ),
        ];
  });
}

const reaches = (drug: DrugActs, act: Act, use: PreparationUse): boolean =>
  isUsedFor(use, { act }) &&
  (triedDoses(drug, act).some(({ patient, route }) => isUsedFor(use, { act, route, patient })) ||
    // A dose that OLMD sets has no figures, and is prepared too.
    act.dose.some(({ give }) => give === 'call'));

/** Preparations that are offered for a route by which the stock may not go in as it is. */
const onlyOffered = (drug: DrugActs, act: Act): readonly Found[] =>
  firstOfEach(
    triedDoses(drug, act).flatMap((tried) => {
      const offered = drug.preparations.find(({ may }) => may.some((use) => isUsedFor(use, tried)));
      return offered && mustFor(drug, tried) === undefined && isForbidden(tried)
        ? [{ way: wayIn(tried.route), offered }]
        : [];
    }),
    ({ way, offered }) => `${way} ${offered.id}`,
  ).map(({ way, offered }) =>
    actStops(
      drug,
      act,
      `only offers the preparation "${offered.id}", and its stock may not go in ${way}: name it under "must".`,
    ),
  );

function isForbidden({ drug, act, route, at }: TriedDose): boolean {
  const product = productOf(drug, act);
  const drawn = drawnAs(product, undefined, at.most);
  if (drawn === undefined) return false;
  return (isDrawnUp(product) && !product.undiluted.includes(route)) || isTooStrong(drug, route, drawn.strength);
}

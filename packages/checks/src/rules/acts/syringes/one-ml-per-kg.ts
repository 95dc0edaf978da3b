import { type Act, type ActDose, type Dose, type DrugActs, doseOf, isSameDose, strengthText } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { type ActRule, actStops } from '../act-rule.ts';
import { rounded } from '../figures/dose-at.ts';
import { drawnAs, mustFor, productOf } from '../figures/drawn.ts';
import { firstOfEach, triedDoses } from '../figures/tried-doses.ts';

/**
 * One volume, or one volume per kg, of a drug is never of two strengths: the syringe of one act would be given in
 * another. Syringes and bags that hold exactly one dose are not compared, because they are given whole.
 */
export const oneMlPerKg: ActRule = {
  name: 'one-ml-per-kg',
  find: ({ drugs }) =>
    drugs.flatMap((drug) => {
      const all = firstOfEach(
        drug.acts.flatMap((act) => volumesOf(drug, act)),
        ({ volume, strength, act }) => `${volume} ${strength} ${act.id}`,
      );
      return all.flatMap((each, index) => {
        const twin = all
          .slice(0, index)
          .find(({ volume, strength }) => volume === each.volume && strength !== each.strength);
        return twin === undefined
          ? []
          : [
              actStops(
                drug,
                each.act,
                `is ${each.volume} of ${each.strength}, and "${twin.act.label}" the same volume of ${twin.strength}: dilute one of them otherwise.`,
              ),
            ];
      });
    }),
};

/** The volumes of an act that are the same for every dose of one size: "0.04 mL/kg" of "5 mg/mL". */
const volumesOf = (drug: DrugActs, act: Act) =>
  triedDoses(drug, act).flatMap(({ patient, route, dose, at }) => {
    const preparation = mustFor(drug, { act, route, patient });
    const isWhole = preparation !== undefined && WHOLE.has(preparation.mix.kind);
    if (dose.per !== undefined || isWhole) return [];
    return [at.least, at.most].flatMap((end) => {
      const drawn = drawnAs(productOf(drug, act), preparation, end);
      if (drawn === undefined) return [];
      // At a limit of the dose, the volume is no longer the one per kg.
      const volume =
        dose.perKg && !isAtLimit(dose, end)
          ? `${rounded(drawn.volume.value.div(patient.kg))} mL/kg`
          : `${rounded(drawn.volume.value)} mL`;
      return [{ act, volume, strength: strengthText(drawn.strength) }];
    });
  });

const isAtLimit = ({ min, max }: ActDose, end: Dose): boolean =>
  [min, max].some((limit) => limit !== undefined && attempt(() => isSameDose(doseOf(limit), end)) === true);

/** Mixtures of which the whole is given. */
const WHOLE: ReadonlySet<string> = new Set(['bag', 'up-to', 'into']);

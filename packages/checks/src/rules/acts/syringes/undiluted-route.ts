import { strengthText } from '@first60/clinical';
import type { ActRule } from '../act-rule.ts';
import { actStops, everyAct } from '../act-rule.ts';
import { drawnAs, isDrawnUp, mustFor, productOf } from '../figures/drawn.ts';
import { patientText } from '../figures/patients.ts';
import { isTooStrong, strongestBy } from '../figures/route-strength.ts';
import { firstOfEach, type TriedDose, triedDoses } from '../figures/tried-doses.ts';
import { wayIn } from '../figures/way-in.ts';

/**
 * A drug goes undiluted only by routes that its product allows, and no syringe or bag is stronger than its route allows.
 */
export const undilutedRoute: ActRule = {
  name: 'undiluted-route',
  find: (contents) =>
    everyAct(contents, (drug, act) =>
      firstOfEach(
        triedDoses(drug, act).flatMap((tried) => wrongIn(tried) ?? []),
        ({ way }) => way,
      ).map(({ sentence }) => actStops(drug, act, sentence)),
    ),
};

function wrongIn({ drug, act, patient, route, at: { most } }: TriedDose) {
  const product = productOf(drug, act);
  const drawn = drawnAs(product, mustFor(drug, { act, route, patient }), most);
  if (drawn === undefined) return undefined;
  const way = wayIn(route);
  const given = `gives ${patientText(patient)} ${strengthText(drawn.strength)} ${way}`;
  if (drawn.preparation === undefined && isDrawnUp(product) && !product.undiluted.includes(route)) {
    return {
      way,
      sentence: `${given}, undiluted from the ${product.form}, which it does not allow: add a preparation that must be used, or name the route under "undiluted".`,
    };
  }
  const limit = strongestBy(drug, route);
  return limit !== undefined && isTooStrong(drug, route, drawn.strength)
    ? {
        way,
        sentence: `${given}, and the most that may go in this way is ${limit.amount} ${limit.unit}/mL: add a preparation that must be used, or make this one weaker.`,
      }
    : undefined;
}

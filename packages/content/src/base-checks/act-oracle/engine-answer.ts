import { type ActAnswer, type AskedAct, type DosesBefore, doseOf, giveAct, kg, years } from '@first60/clinical';
import { askedAct, type EditionActs, type MedicationId } from '@first60/edition';
import { fortyDecimals, fraction, over } from '../oracle/rational.ts';
import type { Answer } from './compared.ts';
import { type Before, refOf } from './limits.ts';
import type { ReadAct } from './oracle.ts';

const beforeRecord = ({ acts, family }: Before): DosesBefore => ({
  acts: new Map(
    [...acts].map(([ref, { doses, total }]) => [
      ref,
      {
        doses,
        ...(total && { total: doseOf({ amount: Number(fortyDecimals(total.value)), unit: total.unit as 'mg' }) }),
      },
    ]),
  ),
  family,
});

/** What the engine answers for the acts of an edition, as the edition's own reader read them. */
export function engineOf(acts: EditionActs): Answer {
  const known = new Map<string, AskedAct>();
  const asked = ({ drug, act }: ReadAct): AskedAct => {
    const ref = refOf(drug, act);
    const found = known.get(ref) ?? askedAct(acts, drug.id as MedicationId, act.id);
    if (!found) throw new Error(`the edition has no ${ref}`);
    known.set(ref, found);
    return found;
  };
  return (read, { weight, months, group, conditions }, before): ActAnswer =>
    giveAct(
      asked(read),
      {
        weight: weight === null ? null : kg(weight),
        age: months === null ? null : years(fortyDecimals(over(months, fraction(12)))),
        ...(group && { group }),
        conditions,
      },
      beforeRecord(before),
    );
}

import { type Act, convertible, type Dose, type DrugActs, type Limit, quantity } from '@first60/clinical';
import { type ActTables, classesOf } from '../act-tables.ts';
import { doseAt, isAbove } from './dose-at.ts';
import { productOf, strengthOf } from './drawn.ts';
import { isFor, type TriedPatient } from './patients.ts';

/** Every limit that counts an act: its own, its drug's and its classes'. */
export function limitsOf(drug: DrugActs, act: Act, tables: ActTables): readonly Limit[] {
  if (act.uncounted) return [];
  return [
    ...(act.limits ?? []),
    ...(drug.limits ?? []),
    ...classesOf(drug, tables).flatMap(({ limits = [] }) => limits),
  ].filter(
    (limit) =>
      act.limits?.includes(limit) ||
      limit.counts === undefined ||
      limit.counts === 'class' ||
      limit.counts.includes(act.id) ||
      limit.counts.includes(`${drug.id}/${act.id}`),
  );
}

/** The most in all that a limit allows a patient; undefined when it is not for them or counts doses alone. */
export function totalFor({ who = {}, total }: Limit, patient: TriedPatient): Dose | undefined {
  return total === undefined || !isFor(who, patient) ? undefined : doseAt(total, patient.kg).most;
}

/** True when a dose is above a total, which may be in mL of the drug's stock. */
export function isAboveTotal(drug: DrugActs, act: Act, dose: Dose, total: Dose): boolean {
  const strength = strengthOf(productOf(drug, act))?.perMl;
  if (strength === undefined || (dose.unit === 'mL') === (total.unit === 'mL')) return isAbove(dose, total);
  const drugIn = ({ value, unit }: Dose): Dose =>
    unit === 'mL' ? quantity(value.times(strength.value), strength.unit) : quantity(value, unit);
  return isAbove(drugIn(dose), drugIn(total));
}

/** True when two units can be compared, mL by the strength of the stock. */
export function isOfOneKind(drug: DrugActs, act: Act, one: Dose['unit'], other: Dose['unit']): boolean {
  const strength = strengthOf(productOf(drug, act))?.perMl;
  const unitOf = (unit: Dose['unit']) => (unit === 'mL' && strength ? strength.unit : unit);
  return one === other || convertible(unitOf(one), unitOf(other));
}

import { Decimal } from '../decimal.ts';
import type { ByWho, OrderRule, Repeat } from './act.ts';
import type { OrderState } from './given.ts';
import { givenParts } from './given-parts.ts';

/** The repeats that may be for a patient, as `valuesFor` leaves them: the last has no `who` when it surely is. */
type Repeats = ByWho<Repeat | 'none'> | undefined;

/** What the next dose is counted by: the repeat that surely is for the patient, else each that may be. */
function counted(repeats: Repeats): ByWho<Repeat | 'none'> {
  const sure = repeats?.find(({ who }) => who === undefined);
  return sure ? [sure] : (repeats ?? []);
}

const countIn = (repeat: Repeat | 'none'): number | undefined => (repeat === 'none' ? 1 : repeat.count);

/** Doses in all: of the repeat that surely is for the patient, else the fewest of those that may be. */
export function countOf(repeats: Repeats): number | undefined {
  const counts = counted(repeats).flatMap(({ is }) => countIn(is) ?? []);
  return counts.length === 0 ? undefined : Math.min(...counts);
}

/** What asks for an order because a dose would be one more than the act says; not sure where the count is not. */
export const beyondCount = (repeats: Repeats, number: number): OrderState['rules'] =>
  counted(repeats).flatMap(({ who, is }) => {
    const count = countIn(is);
    if (count === undefined || number <= count) return [];
    const rule: OrderRule = givenParts({ kind: 'order' as const, who, fromDose: count + 1 });
    return [{ rule, applies: who === undefined ? 'yes' : 'unsure' }];
  });

/**
 * What the dose of this number is times the first one: each is the last one times the repeat's factor. Where it is not
 * known which repeat is for the patient, the smallest factor of those that may be counts. Exact.
 */
export function growthOf(repeats: Repeats, number: number): Decimal {
  const factors = counted(repeats).map(({ is }) => (is === 'none' ? 1 : (is.factor ?? 1)));
  return new Decimal(factors.length === 0 ? 1 : Math.min(...factors)).pow(number - 1);
}

import { doseOf, mlPerHour, perMl } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { attempt } from '../doses/attempt.ts';

const RATES = {
  adultRateMlPerHour: 'adult',
  pediatricRateMlPerKgPerHour: 'pediatric',
} as const;

/** How far a printed rate may lie from the worked out one: half of the last of two decimals. */
const ROUNDED = '0.005';

/**
 * Whether a pump rate of a line is what the line's own infusion comes to in its own dilution. It is worked out then and
 * says nothing that is not asked already.
 */
export function isDerivedRate({ preparation, ...line }: MedicationLine, field: string): boolean {
  if (preparation === undefined || !(field in RATES)) return false;
  const name = field as keyof typeof RATES;
  const [rate, infusion] = [preparation[name], line[RATES[name]]?.infusion];
  if (rate === undefined || infusion === undefined) return false;
  return (['low', 'high'] as const).every((end) => {
    const worked = attempt(() => mlPerHour(doseOf(infusion[end]), perMl(preparation.perMl)).value);
    return worked?.minus(rate[end]).abs().lte(ROUNDED) ?? false;
  });
}

import { doseOf, mlPerHour, perMl } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { attempt } from '../doses/attempt.ts';

const RATES = {
  adultRateMlPerHour: 'adult',
  pediatricRateMlPerKgPerHour: 'pediatric',
} as const;

/** The largest difference allowed between a printed rate and the calculated one: half a unit of the second decimal. */
const ROUNDED = '0.005';

/**
 * True when a pump rate of a line is exactly what the line's own infusion and dilution give. It then follows from figures
 * that are already reviewed.
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

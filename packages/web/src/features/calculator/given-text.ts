import { type Decimal, type Decimals, type Dose, digits, showText, type Years } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { decimalsFor } from './given-dose.ts';
import type { GivenRow } from './quick-results.ts';

/** The warnings of a dose as words: MAX DOSE, MIN DOSE, HIGH DOSE, a usual maximum that is passed, the caution of an estimate. */
export function flagWords({ row, result }: GivenRow): string[] {
  const limit = result.kind === 'by-weight' ? result.limit : 'none';
  const { usualMaximum, youngsCaution } = row.entry;
  return [
    ...(limit === 'max' ? [m.calc_max_dose()] : limit === 'min' ? [m.calc_min_dose()] : []),
    ...(result.high ? [m.calc_high_dose_flag()] : []),
    ...(result.aboveUsualMaximum && usualMaximum ? [usualMaximum.caution.text] : []),
    ...(result.kind === 'youngs' && youngsCaution ? [youngsCaution.text] : []),
  ];
}

export interface Estimate {
  readonly age: Years;
  readonly factor: Decimal;
  readonly adult: Dose;
  readonly dose: Dose;
}

/** How an estimate from age was found: "6/(6+12) = 33.3 % of adult 0.5 mg = 0.17 mg". */
export const estimateText = ({ age, factor, adult, dose }: Estimate, decimals: Decimals = 2): string =>
  m.calc_working_youngs({
    age: digits(age.value),
    percent: digits(factor.times(100), 1),
    adult: whole(showText(adult)),
    dose: whole(showText(dose, decimals)),
  });

/** No line break comes between the number and its unit. */
const whole = (amount: string): string => amount.replaceAll(' ', '\u00a0');

export const doseText = ({ result }: GivenRow): string => showText(result.dose, decimalsFor(result.dose.unit));

/** The volume with what it is drawn from; nothing where the dose is itself a volume. */
export function volumeText({ row: { strength }, result }: GivenRow): string | null {
  if (result.dose.unit === 'mL') return null;
  const of = m.calc_of_strength({ strength: `${strength.amount} ${strength.unit}/mL` });
  return `${showText(result.volume)} ${of}`;
}

export const routeText = ({ row: { entry } }: GivenRow): string =>
  [entry.route, entry.frequency].filter(Boolean).join(' · ');

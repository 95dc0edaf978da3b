import {
  type Decimal,
  type Dose,
  digits,
  drawDose,
  type GivenRow,
  type OtherFigure,
  shownText,
  showText,
  strengthText,
  weightOfDose,
  type Years,
} from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { asAge, whyOtherAge } from '../../../doses/other-age-text.ts';
import { m } from '../../../paraglide/messages.js';
import { syringeText } from './draw-up-text.ts';
import type { CardRow } from './quick-rows.ts';

type GivenCard = GivenRow<CardRow>;

/** The warnings of a dose in words: that of its drug, limits, HIGH DOSE, usual maximum, estimate, the adult card's dose. */
export function flagWords(given: GivenCard): string[] {
  const { row, result, adult, otherAge } = given;
  const limit = result.kind === 'by-weight' ? result.limit : 'none';
  const { usualMaximum } = row.entry;
  return [
    ...(row.drug.warning ? [row.drug.warning.text] : []),
    ...(limit === 'max' ? [m.calc_max_dose()] : limit === 'min' ? [m.calc_min_dose()] : []),
    ...(result.high ? [m.calc_high_dose_flag()] : []),
    ...(result.aboveUsualMaximum && usualMaximum ? [usualMaximum.caution.text] : []),
    ...(result.kind === 'youngs' ? [comparisonText(result.dose, row.perKg, amountText(given))] : []),
    ...(adult ? [m.calc_other_adult({ dose: otherText(adult) })] : []),
    ...(otherAge ? [asAge(otherAge.whose, otherAge), whyOtherAge(otherAge.because)] : []),
  ];
}

export interface Estimate {
  readonly age: Years;
  readonly factor: Decimal;
  readonly adult: Dose;
}

/** How an estimate from age was found: "6/(6+12) = 33.3 % of adult 0.5 mg = 0.17 mg". */
export const estimateText = ({ age, factor, adult }: Estimate, dose: string): string =>
  m.calc_working_youngs({
    age: digits(age.value),
    percent: digits(factor.times(100), 1),
    adult: whole(showText(adult)),
    dose: whole(dose),
  });

/** The weight at which an estimate would be the dose by weight: "0.33 mg is the dose by weight (0.01 mg/kg) at 33.3 kg". */
export const comparisonText = (dose: Dose, perKg: Dose, written: string): string =>
  m.calc_youngs_same({
    dose: whole(written),
    perKg: whole(`${perKg.value.toFixed()} ${perKg.unit}/kg`),
    weight: digits(weightOfDose(dose, perKg), 1),
  });

/** The dose of the other screen: "300 mg (6 mL)". */
export const otherText = ({ dose, volume }: OtherFigure): string =>
  dose.unit === 'mL' ? showText(dose) : `${showText(dose)} (${showText(volume)})`;

/** Keeps number and unit on one line. */
const whole = (amount: string): string => amount.replaceAll(' ', '\u00a0');

export const amountText = ({ shown }: GivenCard): string => shownText(shown.dose);

/** Syringe and marks of a dose. Null where it comes from the bag. */
export const syringeOf = (
  { constants }: Pick<Edition, 'constants'>,
  { row: { entry, strength }, result }: GivenCard,
): string | null => syringeText(drawDose(result.dose, strength, entry.dilution, constants.syringes.syringes).drawUp);

/** The volume and its strength. Null where the dose is itself a volume. */
export function volumeText({ row: { strength }, result, shown }: GivenCard): string | null {
  if (result.dose.unit === 'mL') return null;
  const of = m.calc_of_strength({ strength: strengthText(strength) });
  return `${shownText(shown.volume)} ${of}`;
}

export const routeText = ({ row: { entry } }: GivenCard): string =>
  [entry.route, entry.frequency].filter(Boolean).join(' · ');

import { type Dose, type DoseAge, digits, type Kg, type OtherReason, QUICK_WEIGHT, showText } from '@first60/clinical';
import { m } from '../paraglide/messages.js';

const DOSES: Readonly<Record<DoseAge, (of: { dose: string }) => string>> = {
  adult: m.calc_other_as_adult,
  pediatric: m.calc_other_as_child,
};

const REASONS: Readonly<Record<OtherReason, () => string>> = {
  'child-by-age': m.calc_other_child_by_age,
  'adult-by-age': m.calc_other_adult_by_age,
  'age-not-said': m.calc_other_age_not_said,
};

interface OtherDose {
  readonly dose: Dose;
  readonly volume: Dose | null;
  readonly weight: Kg | null;
}

/** A dose with its volume. For a light adult it includes the amount per kilogram. */
function figuresOf(whose: DoseAge, { dose, volume, weight }: OtherDose): string {
  const drawn = volume === null || dose.unit === 'mL' ? showText(dose) : `${showText(dose)} (${showText(volume)})`;
  const isLight = whose === 'adult' && weight?.value.lt(QUICK_WEIGHT.adultFrom);
  return weight !== null && isLight ? `${drawn}, ${digits(dose.value.div(weight.value))} ${dose.unit}/kg` : drawn;
}

/** The dose for the other age group: "As a child: 0.45 mg (4.5 mL)". A dose in words is shown as written. */
export const asAge = (whose: DoseAge, dose: OtherDose | string): string =>
  DOSES[whose]({ dose: typeof dose === 'string' ? dose : figuresOf(whose, dose) });

/** Why the other age group's dose is shown next to a calculator's dose. */
export const whyOtherAge = (because: OtherReason): string => REASONS[because]();

import {
  type ComputedDose,
  type Dose,
  digits,
  drawDose,
  type EstimateByAge,
  type GivenRow,
  type OtherFigure,
  shownText,
  showText,
  strengthText,
  weightOfDose,
  type YoungsEstimate,
} from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { m } from '../../paraglide/messages.js';
import { asAge, whyOtherAge } from '../other-age-text.ts';
import { syringeText } from './draw-up-text.ts';
import type { CardRow } from './quick-rows.ts';

type GivenCard = GivenRow<CardRow>;

/** A dose's warnings in words: drug warning, limits, HIGH DOSE, usual maximum, estimate, the dose on the adult card. */
export function flagWords(given: GivenCard): string[] {
  const { row, result, adult, otherAge } = given;
  const limit = limitOf(result);
  const { usualMaximum } = row.entry;
  return [
    ...(row.drug.warning ? [row.drug.warning.text] : []),
    ...(limit === 'max' ? [m.calc_max_dose()] : limit === 'min' ? [m.calc_min_dose()] : []),
    ...(result.high ? [m.calc_high_dose_flag()] : []),
    ...(result.aboveUsualMaximum && usualMaximum ? [usualMaximum.caution.text] : []),
    ...(adult ? [m.calc_other_adult({ dose: otherText(adult) })] : []),
    ...(otherAge ? [asAge(otherAge.whose, otherAge), whyOtherAge(otherAge.because)] : []),
  ];
}

/** The limit that changed a dose, or 'none'. */
export const limitOf = (result: GivenCard['result'] | ComputedDose): 'none' | 'min' | 'max' =>
  result.kind === 'by-weight' ? result.limit : result.kind === 'by-zone' ? result.zone.limit : 'none';

/** A dose that is based on age alone. */
export type Estimate = EstimateByAge | ({ readonly kind: 'youngs' } & YoungsEstimate);

/** True if a dose is based on age alone. */
export const isEstimate = <Result extends { readonly kind: string }>(
  result: Result,
): result is Extract<Result, { readonly kind: Estimate['kind'] }> =>
  result.kind === 'by-age' || result.kind === 'by-zone' || result.kind === 'youngs';

/** A published dose is shown with its difference from the dose by weight if that difference exceeds this percentage. */
const NOTABLE_PERCENT = 30;

/**
 * The lines that explain an estimate from age: first the dose's source, and last the figure by Young's rule, with its
 * working and its difference from the row's own dose at the zone's average weight.
 */
export function estimateLines(estimate: Estimate, dose: string, perKg: Dose | undefined): readonly string[] {
  switch (estimate.kind) {
    case 'by-age': {
      const { band, against, youngs } = estimate;
      const isFar = against?.percent.abs().gt(NOTABLE_PERCENT) === true;
      return [
        m.calc_age_dose({ band: band.say }),
        ...(isFar ? [differenceText(dose, against)] : []),
        ...lastOf(youngs),
      ];
    }
    case 'by-zone': {
      const { zone, youngs } = estimate;
      return [m.calc_zone_from({ weight: digits(zone.weight.value), color: zone.zone.color }), ...lastOf(youngs)];
    }
    case 'youngs':
      return [estimateText(estimate, dose), ...(perKg ? [comparisonText(estimate.dose, perKg, dose)] : [])];
  }
}

/**
 * The figure by Young's rule, shown below the actual dose: its working, then the direction and size of the difference.
 */
function lastOf(youngs: YoungsEstimate | undefined): string[] {
  if (youngs === undefined) return [];
  const dose = showText(youngs.dose);
  const working = m.calc_youngs_last({ working: estimateText(youngs, dose) });
  return youngs.against ? [working, differenceText(dose, youngs.against)] : [working];
}

/** "5.38 mg, 74 % less than 2 mg/kg at 10.5 kg". The percentage is rounded half up to a whole number. */
function differenceText(dose: string, { zone, percent }: NonNullable<YoungsEstimate['against']>): string {
  const { perKg, weight, limit } = zone;
  const figures = { perKg: whole(`${perKg.value.toFixed()} ${perKg.unit}/kg`), weight: digits(weight.value) };
  const of =
    limit === 'none'
      ? m.calc_differs_of(figures)
      : m.calc_differs_of_limit({ ...figures, limit: whole(showText(zone.dose)) });
  const rounded = percent.abs().round(0, HALF_UP);
  if (rounded.eq(0)) return m.calc_differs_none({ dose: whole(dose), of });
  const said = { dose: whole(dose), percent: rounded.toFixed(), of };
  return percent.lt(0) ? m.calc_differs_less(said) : m.calc_differs_more(said);
}

const HALF_UP = 1;

/** The working of an estimate from age: "6/(6+12) = 33.3 % of adult 0.5 mg = 0.17 mg". */
const estimateText = ({ age, factor, adult }: YoungsEstimate, dose: string): string =>
  m.calc_working_youngs({
    age: digits(age.value),
    percent: digits(factor.times(100), 1),
    adult: whole(showText(adult)),
    dose: whole(dose),
  });

/** The weight at which an estimate equals the dose by weight: "0.33 mg is the dose by weight (0.01 mg/kg) at 33.3 kg". */
const comparisonText = (dose: Dose, perKg: Dose, written: string): string =>
  m.calc_youngs_same({
    dose: whole(written),
    perKg: whole(`${perKg.value.toFixed()} ${perKg.unit}/kg`),
    weight: digits(weightOfDose(dose, perKg), 1),
  });

/** The dose shown on the other screen: "300 mg (6 mL)". */
export const otherText = ({ dose, volume }: OtherFigure): string =>
  dose.unit === 'mL' || volume === null ? showText(dose) : `${showText(dose)} (${showText(volume)})`;

/** Keeps number and unit on one line. */
const whole = (amount: string): string => amount.replaceAll(' ', '\u00a0');

export const amountText = ({ shown }: GivenCard): string => shownText(shown.dose);

/** Syringe and marks for a dose. Null if the dose comes from the bag or has no volume. */
export const syringeOf = (
  { constants }: Pick<Edition, 'constants'>,
  { row: { entry, strength }, result }: GivenCard,
): string | null =>
  result.volume && syringeText(drawDose(result.dose, strength, entry.dilution, constants.syringes.syringes).drawUp);

/** The volume and its strength, or the reason why there is none. Null if the dose is itself a volume. */
export function volumeText({ row: { entry, strength }, result, shown }: GivenCard): string | null {
  if (entry.missingDiluent) return m.calc_no_diluent(entry.missingDiluent);
  if (result.dose.unit === 'mL' || shown.volume === null) return null;
  const of = m.calc_of_strength({ strength: strengthText(strength) });
  return `${shownText(shown.volume)} ${of}`;
}

export const routeText = ({ row: { entry } }: GivenCard): string =>
  [entry.route, entry.frequency].filter(Boolean).join(' · ');

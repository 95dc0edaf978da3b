import {
  ARREST_WEIGHT,
  type ArrestEventData,
  type DoseSeries,
  type DrugDose,
  digits,
  doseOf,
  HIGH_DOSE_LIMITS,
  type LineVolume,
  type NoDose,
  perMl,
  type ReadBackBy,
  type Route,
  show,
  showText,
  strengthText,
} from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

const NO_DOSE: Readonly<Record<NoDose, () => string>> = {
  'no-weight': m.arrest_dose_no_weight,
  // A weight below the limits is never logged (arrest-weight.ts).
  'weight-out-of-range': () => m.arrest_dose_weight_out_of_range({ max: ARREST_WEIGHT.max }),
  'not-for-patient': m.arrest_dose_not_for_patient,
  'needs-age': m.arrest_dose_needs_age,
  recalled: m.arrest_dose_recalled,
  'volume-not-known': m.arrest_volume_not_known,
  'total-reached': m.arrest_dose_total_reached,
  'all-doses-given': m.arrest_dose_all_given,
};

/** "1.6 mL", or both ends of a range of rates. */
const volumeText = ({ amount, to, unit }: LineVolume): string =>
  `${digits(amount)}${to === undefined ? '' : `-${digits(to)}`} ${unit}`;

/**
 * The volume to draw up, from the stock or from a dilution that must be made first. A dilution that is only advised is
 * added after the volume.
 */
const drawn = (dose: Exclude<DrugDose, { kind: 'none' }>): LineVolume | undefined => dose.volume;

/** The dose and its volume, or the reason why there is none: "0.16 mg = 1.6 mL", "2.5 mg = 2.5 mL, diluted to 10 mL". */
export const doseText = (dose: DrugDose): string => drawnText(dose, '');

/**
 * The same with the strength of the stock it is drawn from: "0.16 mg = 1.6 mL of 0.1 mg/mL", "500 mg = 1 mL of 500
 * mg/mL, diluted to 2.5 mL". The strength follows the volume of the stock, because after the diluted volume it would be
 * read as the dilution's strength.
 */
export const doseOfStrength = (dose: DrugDose): string => {
  const strength = strengthDetail(dose);
  return drawnText(dose, strength === undefined ? '' : ` ${strength}`);
};

function drawnText(dose: DrugDose, strength: string): string {
  if (dose.kind === 'none') return NO_DOSE[dose.because]();
  const volume = drawn(dose);
  const amount = dose.kind === 'dose' ? showText(dose.dose) : dose.text;
  if (volume === undefined) return dose.kind === 'dose' ? (dose.written ?? amount) : amount;
  return `${amount} ${m.arrest_equals_volume({ volume: volumeText(volume) })}${strength}${thinned(dose, amount)}`;
}

/**
 * How to prepare the volume before it is given: the card's own words in brackets after the dose, or the dilution that
 * it advises.
 */
function thinned(dose: Exclude<DrugDose, { kind: 'none' }>, amount: string): string {
  if (dose.kind === 'text') return '';
  if (dose.diluted) return `, ${m.arrest_diluted_to({ volume: volumeText(dose.diluted) })}`;
  const words = dose.written?.startsWith(`${amount} (`) === true ? dose.written.slice(amount.length + 2, -1) : '';
  return words === '' ? '' : `, ${words}`;
}

/** The strength that is drawn up: "0.1 mg/mL". It is shown because a kit holds two strengths of one drug. */
function strengthOf(dose: DrugDose): string | undefined {
  const volume = dose.kind === 'none' ? undefined : drawn(dose);
  return volume && strengthText(perMl(volume.strength));
}

/** The strength after a volume: "of 0.1 mg/mL". */
export function strengthDetail(dose: DrugDose): string | undefined {
  const strength = strengthOf(dose);
  return strength === undefined ? undefined : m.code_of_strength({ strength });
}

/** The route as the card describes it: "IV/IO push, then flush". */
export const doseDetail = (dose: DrugDose, route?: string): string =>
  dose.kind === 'none' ? '' : (route ?? dose.routes.join(', '));

/**
 * True if the dose depends on a weight that is missing or out of range. A press then requests the weight and logs
 * nothing.
 */
export const asksWeight = (dose: DrugDose): boolean =>
  dose.kind === 'none' && (dose.because === 'no-weight' || dose.because === 'weight-out-of-range');

/**
 * Other facts about the dose: a limit that applied, a dose above the usual maximum, the number of the dose. The number
 * of a second drug in a series includes the doses of the first.
 */
export function doseFlags(dose: DrugDose, series?: DoseSeries): string[] {
  if (dose.kind !== 'dose') return [];
  const [number, of] = series ? [series.before + dose.number, series.of] : [dose.number, dose.of];
  return [
    dose.limit === 'max' && m.arrest_dose_limit_max(),
    dose.limit === 'min' && m.arrest_dose_limit_min(),
    dose.limit === 'total' && m.arrest_dose_limit_total(),
    dose.high && highText(dose.routes),
    of !== undefined && of > 1 && m.arrest_dose_number({ number, of }),
  ].filter((flag) => typeof flag === 'string');
}

/**
 * The usual maximum is for the IV route. A dose through the tube is larger, and must not be given into a vein. Source:
 * the same as for the card's line.
 */
const highText = (routes: readonly Route[]): string =>
  routes.every((route) => route === 'tracheal')
    ? m.arrest_dose_high_tube({ most: showText(doseOf(HIGH_DOSE_LIMITS.epinephrine)) })
    : m.arrest_dose_high();

interface GivenBy {
  /** The last logged access. */
  readonly access?: 'iv' | 'io' | undefined;
  readonly checkedBy?: ReadBackBy | undefined;
}

/**
 * The route, if it is known: the card's only route, or the last logged access for a drug that is given only by IV or
 * IO. Otherwise empty: with an IV in place, naloxone may still have been given intranasally.
 */
function routeBy(routes: readonly Route[], access: GivenBy['access']): string {
  const [only, ...others] = routes;
  if (others.length === 0) return only ?? '';
  if (!routes.every((route) => route === 'IV' || route === 'IO')) return '';
  return routes.find((route) => route.toLowerCase() === access) ?? '';
}

/** A dose of which an unknown volume ran. */
export const VOLUME_NOT_KNOWN: DrugDose = { kind: 'none', because: 'volume-not-known' };

/** The event that is logged for a dose given as shown. */
export function drugEvent(drug: string, dose: DrugDose, { access, checkedBy }: GivenBy): ArrestEventData {
  const route = routeBy(dose.kind === 'none' ? [] : dose.routes, access);
  const event = { kind: 'drug', drug, route, ...(checkedBy && { checkedBy }) } as const;
  if (dose.kind === 'none' && dose.because === 'volume-not-known') return { ...event, unknown: true };
  if (dose.kind !== 'dose') return event;
  const volume = drawn(dose);
  const { digits: value, unit } = show(dose.dose);
  return {
    ...event,
    amount: { value, unit },
    ...(volume?.unit === 'mL' && { volume: digits(volume.amount), strength: strengthText(perMl(volume.strength)) }),
    ...(dose.weight !== undefined && { weight: dose.weight }),
  };
}

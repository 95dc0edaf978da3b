import type { Who } from '@first60/clinical';

/** One side of what patients are limited to. */
interface Limits {
  readonly low: number;
  readonly high: number;
  /** The patient at the end is one of them. */
  readonly isLowIn: boolean;
  readonly isHighIn: boolean;
  /** The end is written, and does not only follow from a group. */
  readonly isLowSaid: boolean;
  readonly isHighSaid: boolean;
}

/** Patients as limits of age, in months, and of weight, in kg. Conditions are left out: anybody may have any. */
export interface Patients {
  readonly age: Limits;
  readonly weight: Limits;
}

/** An age in months and a weight in kg. */
export interface ExamplePatient {
  readonly age: number;
  readonly weight: number;
}

/** The first month of an adult: a child is 14 years or younger. */
const ADULT_FROM = 180;
const NEWBORN_BELOW = 1;
const OLDEST = 120 * 12;
const HEAVIEST = 150;

const GROUPS = {
  adult: [ADULT_FROM, OLDEST],
  child: [0, ADULT_FROM],
  newborn: [0, NEWBORN_BELOW],
  all: [0, OLDEST],
} as const;

interface Ends {
  readonly from?: number | undefined;
  readonly above?: number | undefined;
  readonly to?: number | undefined;
  readonly below?: number | undefined;
}

function limitsOf({ from, above, to, below }: Ends, least: number, most: number): Limits {
  const low = above ?? from;
  const high = below ?? to;
  const isLowSaid = low !== undefined && low >= least;
  const isHighSaid = high !== undefined && high <= most;
  return {
    low: isLowSaid ? low : least,
    isLowIn: isLowSaid ? above === undefined : true,
    isLowSaid,
    high: isHighSaid ? high : most,
    // A group ends before the first month of the next one; the oldest and the heaviest are still in.
    isHighIn: isHighSaid ? below === undefined : most === OLDEST || most === HEAVIEST,
    isHighSaid,
  };
}

/** The limits of age and weight of patients. */
export function patientsOf({ group, range = {} }: Who = {}): Patients {
  const [least, most] = GROUPS[group ?? 'all'];
  const { fromMonths, aboveMonths, toMonths, belowMonths, fromKg, aboveKg, toKg, belowKg } = range;
  return {
    age: limitsOf({ from: fromMonths, above: aboveMonths, to: toMonths, below: belowMonths }, least, most),
    weight: limitsOf({ from: fromKg, above: aboveKg, to: toKg, below: belowKg }, 0, HEAVIEST),
  };
}

const isWithin = ({ low, high, isLowIn, isHighIn }: Limits, at: number): boolean =>
  (isLowIn ? at >= low : at > low) && (isHighIn ? at <= high : at < high);

/** True when a patient of this age and weight is among these. */
export const fits = ({ age, weight }: Patients, patient: ExamplePatient): boolean =>
  isWithin(age, patient.age) && isWithin(weight, patient.weight);

/** Each end and a place between each two: between them, nobody is treated differently. */
function placesOf(limits: readonly Limits[]): readonly number[] {
  const ends = [...new Set(limits.flatMap(({ low, high }) => [low, high]))].sort((one, other) => one - other);
  return ends.flatMap((end, at) => {
    const next = ends[at + 1];
    return next === undefined ? [end] : [end, (end + next) / 2];
  });
}

/** One patient for each way in which these limits can treat somebody. */
export function examplesOf(all: readonly Patients[]): readonly ExamplePatient[] {
  const weights = placesOf(all.map(({ weight }) => weight)).filter((kg) => kg > 0);
  return placesOf(all.map(({ age }) => age)).flatMap((age) => weights.map((weight) => ({ age, weight })));
}

const MONTHS_A_YEAR = 12;
const YEARS_FROM = 24;
const round = (number: number): number => Math.round(number * 10) / 10;

/** True when these patients are not all limited alike. */
const differ = (all: readonly Limits[]): boolean =>
  all.some(({ low, high }) => low !== all[0]?.low || high !== all[0]?.high);

/** A patient in words, by what parts the patients in question: "7 years", "20 kg". */
export function exampleText({ age, weight }: ExamplePatient, among: readonly Patients[]): string {
  const old = age < YEARS_FROM ? `${round(age)} month${age === 1 ? '' : 's'}` : `${round(age / MONTHS_A_YEAR)} years`;
  const heavy = `${round(weight)} kg`;
  if (!differ(among.map((one) => one.weight))) return old;
  return differ(among.map((one) => one.age)) ? `${old} and ${heavy}` : heavy;
}

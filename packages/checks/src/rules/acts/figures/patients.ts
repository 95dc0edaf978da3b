import { type ByWho, Decimal, type DrugActs, isPlausible, type PatientRange, type Who, years } from '@first60/clinical';

/** A patient for whom the rules work out what an act comes to. */
export interface TriedPatient {
  readonly months: number;
  readonly kg: number;
}

const ADULT_FROM_MONTHS = 180;
const NEWBORN_BELOW_MONTHS = 1;
const MONTHS_A_YEAR = 12;
/** Younger ages are said in months. */
const MONTHS_SAID_TO = 24;
const MONTHS = [0, 1, 3, 6, 12, 24, 60, 96, 120, 144, 179, 180, 480, 828, 960];
const WEIGHTS = [3, 3.5, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 36, 40, 50, 70, 100, 150];
/** A limit and both of its sides. */
const around = (limit: number): readonly number[] => [limit - 0.1, limit, limit + 0.1];
const MOST_MONTHS = 1440;
const [LIGHTEST, HEAVIEST] = [3, 150];

/**
 * Patients of every group, on both sides of each limit of age and weight that a drug names, the lightest first. Weights
 * that nobody of the age has are left out.
 */
export function everyPatient(drug: DrugActs, ...moreWeights: readonly number[]): readonly TriedPatient[] {
  const ranges = rangesIn(drug);
  const limits = (unit: 'Months' | 'Kg') =>
    ranges
      .flatMap((range) => (['from', 'above', 'to', 'below'] as const).map((end) => range[`${end}${unit}`]))
      .filter((limit) => limit !== undefined)
      .flatMap(around);
  const ages = risen([...MONTHS, ...limits('Months')]).filter((age) => age >= 0 && age <= MOST_MONTHS);
  const weights = risen([...WEIGHTS, ...limits('Kg'), ...moreWeights]).filter(
    (weight) => weight >= LIGHTEST && weight <= HEAVIEST,
  );
  return weights.flatMap((kg) => ages.filter((months) => exists(months, kg)).map((months) => ({ months, kg })));
}

/** Of every patient, one for each weight, group and set of ranges. The others of that weight get the same dose. */
export function triedPatients(drug: DrugActs, ...moreWeights: readonly number[]): readonly TriedPatient[] {
  const ranges = rangesIn(drug);
  const seen = new Set<string>();
  return everyPatient(drug, ...moreWeights).filter((patient) => {
    const inside = ranges.map((range) => (isFor({ range }, patient) ? 'x' : '-')).join('');
    const key = `${patient.kg} ${isNewborn(patient)} ${isAdult(patient)} ${inside}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Answers that were worked out before. Every rule asks about the same few hundred patients. */
const answers = new Map<string, boolean>();

function exists(months: number, weight: number): boolean {
  const key = `${months} ${weight}`;
  const answer = answers.get(key) ?? isPlausible(new Decimal(weight), years(months / MONTHS_A_YEAR));
  answers.set(key, answer);
  return answer;
}

const risen = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers.map((each) => Math.round(each * 100) / 100))].sort((one, other) => one - other);

/** Every range of patients anywhere in a drug. */
function rangesIn(value: unknown): readonly PatientRange[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'range' ? [inner as PatientRange] : rangesIn(inner)));
}

/** True for a newborn as acts count them. */
const isNewborn = ({ months }: TriedPatient): boolean => months < NEWBORN_BELOW_MONTHS;

/** True for an adult as acts count them. */
export const isAdult = ({ months }: TriedPatient): boolean => months >= ADULT_FROM_MONTHS;

/** Whether something is for a patient, if the condition that it names holds. */
export function isFor({ group, range = {} }: Who, patient: TriedPatient): boolean {
  if (group === 'adult' && !isAdult(patient)) return false;
  if (group === 'child' && isAdult(patient)) return false;
  if (group === 'newborn' && !isNewborn(patient)) return false;
  return (
    isWithin(patient.months, range.fromMonths, range.aboveMonths, range.toMonths, range.belowMonths) &&
    isWithin(patient.kg, range.fromKg, range.aboveKg, range.toKg, range.belowKg)
  );
}

const isWithin = (value: number, from?: number, above?: number, to?: number, below?: number): boolean =>
  (from === undefined || value >= from) &&
  (above === undefined || value > above) &&
  (to === undefined || value <= to) &&
  (below === undefined || value < below);

/** The entries of a dose that a patient may be in: where newborns have an entry, a child's is not for them. */
export function entriesFor<Entry extends { readonly who: Who }>(
  entries: readonly Entry[],
  patient: TriedPatient,
): readonly Entry[] {
  const cuts = isNewborn(patient) && entries.some(({ who }) => who.group === 'newborn');
  return entries.filter(({ who }) => isFor(who, patient) && !(cuts && who.group === 'child'));
}

/** The values that a patient may get: the first that fits, and before it those that depend on a condition. */
export function valuesFor<Value>(byWho: ByWho<Value> | undefined, patient: TriedPatient): readonly Value[] {
  const fitting = (byWho ?? []).filter(({ who = {} }) => isFor(who, patient));
  const sure = fitting.findIndex(({ who }) => who?.if === undefined);
  return (sure === -1 ? fitting : fitting.slice(0, sure + 1)).map(({ is }) => is);
}

/** "a child of 4 kg" */
export const patientText = (patient: TriedPatient): string =>
  `${isNewborn(patient) ? 'a newborn' : isAdult(patient) ? 'an adult' : 'a child'} of ${patient.kg} kg`;

/** "a child of 4 kg, 6 months" */
export const patientAgeText = (patient: TriedPatient): string => `${patientText(patient)}, ${ageText(patient)}`;

const ageText = ({ months }: TriedPatient): string =>
  months < MONTHS_SAID_TO ? `${months} months` : `${Math.round((months / MONTHS_A_YEAR) * 100) / 100} years`;

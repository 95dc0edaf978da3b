import type { PatientRange, Who } from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';

const MONTHS_A_YEAR = 12;
/** Up to this age, in months, an age is said in months. */
const SAID_IN_MONTHS = 24;

const ageWords = (months: number): string => {
  if (months % MONTHS_A_YEAR !== 0 || (months > 0 && months < MONTHS_A_YEAR)) {
    return months === 1 ? '1 month' : `${months} months`;
  }
  const years = months / MONTHS_A_YEAR;
  return months < SAID_IN_MONTHS && years === 1 ? '1 year' : `${years} years`;
};

function ageRange({ fromMonths, aboveMonths, toMonths, belowMonths }: PatientRange): string | undefined {
  const isWholeYears =
    fromMonths !== undefined &&
    belowMonths !== undefined &&
    fromMonths % MONTHS_A_YEAR === 0 &&
    belowMonths % MONTHS_A_YEAR === 0 &&
    fromMonths > 0;
  if (isWholeYears) {
    const [first, last] = [fromMonths / MONTHS_A_YEAR, belowMonths / MONTHS_A_YEAR - 1];
    if (first === last) return first === 1 ? 'at 1 year' : `at ${first} years`;
    return `${first}-${last} years`;
  }
  const isUpTo = [fromMonths, aboveMonths, belowMonths].every((end) => end === undefined);
  if (toMonths !== undefined && isUpTo) return `${ageWords(toMonths)} and under`;
  const parts = [
    fromMonths === undefined ? undefined : `from ${ageWords(fromMonths)}`,
    aboveMonths === undefined ? undefined : `over ${ageWords(aboveMonths)}`,
    toMonths === undefined ? undefined : `to ${ageWords(toMonths)}`,
    belowMonths === undefined ? undefined : `under ${ageWords(belowMonths)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

function weightRange({ fromKg, aboveKg, toKg, belowKg }: PatientRange): string | undefined {
  if (fromKg !== undefined && toKg !== undefined) return `${fromKg}-${toKg} kg`;
  const parts = [
    fromKg === undefined ? undefined : `from ${fromKg} kg`,
    aboveKg === undefined ? undefined : `above ${aboveKg} kg`,
    toKg === undefined ? undefined : `to ${toKg} kg`,
    belowKg === undefined ? undefined : `under ${belowKg} kg`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** The ages and weights of a range: "6-13 years", "from 2 months", "under 20 kg". */
const rangeWords = (range: PatientRange): string =>
  [ageRange(range), weightRange(range)].filter((part) => part !== undefined).join(', ');

/**
 * The patients that something is for, as a card prints them: "child under 20 kg", "from 69 years", "heart failure".
 * @returns an empty text for everybody.
 */
export function whoWords({ group, range, if: condition }: Who, conditions: ActTables['conditions']): string {
  const said = condition && (conditions[condition]?.say ?? condition);
  // "Newborns of a mother on opioids" names its patients itself.
  const isNamed = group !== undefined && said?.toLowerCase().startsWith(group) === true;
  const patients = [isNamed ? undefined : group, range && rangeWords(range)]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  const parts = [patients, said];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

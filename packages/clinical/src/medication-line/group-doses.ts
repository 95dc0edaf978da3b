import type { Who } from '../act/act.ts';
import { fitOf } from '../act/who.ts';
import type { DoseAge } from '../age-group.ts';
import type { CardPatient } from '../card-patient.ts';
import type { Kg } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';
import { doseForAge, isForWeight, type LinePatient, withheldDose } from './line-patient.ts';

/** A medication line, with the act that it gives. */
interface GivenLine extends DoseLine {
  readonly act: string;
  /** Patients who get its first dose only after a call. */
  readonly onOrder?: readonly Who[];
}

/** The dose of one age group that a line of a card gives. */
export interface GroupDose<Line extends GivenLine> {
  readonly age: DoseAge;
  readonly line: Line;
  readonly dose: LineDose;
  /** The weight that the figures are worked out for. Absent while the weight or a needed age is not known. */
  readonly weight?: Kg;
  /** Set while the patient may be a newborn, who has another dose: both stand there. */
  readonly of?: 'newborn' | 'older';
  /** True while the dose is for some ages only and the age is not known. */
  readonly needsAge?: true;
}

const AGES = { adult: 'adult', child: 'pediatric' } as const;
const BOTH: readonly DoseAge[] = ['adult', 'pediatric'];

/** An adult is 15 years or older. Source: product specification section 9. */
const ADULT_FROM_MONTHS = 180;

/** The groups whose dose a line may show, by whom it is for. */
function agesFor({ group, range = {} }: Who): readonly DoseAge[] {
  const { fromMonths = 0, aboveMonths = 0, toMonths = Infinity, belowMonths = Infinity } = range;
  if (group === 'adult' || Math.max(fromMonths, aboveMonths) >= ADULT_FROM_MONTHS) return ['adult'];
  const isYoung = group === 'child' || group === 'newborn' || toMonths < ADULT_FROM_MONTHS;
  return isYoung || belowMonths <= ADULT_FROM_MONTHS ? ['pediatric'] : BOTH;
}

/**
 * The doses of acts for the patient of a card: one for a patient whose group and weight are known, else one for each
 * group and act that may be theirs. A dose that a known fact excludes is left out.
 * @param medications the card's medication lines
 * @param whom the patients that the line is for: a line for adults never shows a child's dose
 */
export function groupDoses<Line extends GivenLine>(
  gives: ReadonlyArray<{ readonly medication: string; readonly act: string }>,
  medications: readonly Line[],
  patient: CardPatient,
  whom: Who = {},
): readonly GroupDose<Line>[] {
  const lines = gives.flatMap(({ medication, act }) =>
    medications.filter((line) => line.medication === medication && line.act === act),
  );
  const theirs = agesFor(whom);
  const ages = patient.group === undefined ? theirs : theirs.filter((age) => age === AGES[patient.group ?? 'adult']);
  return ages.flatMap((age) => {
    const own = lines.map((line) => dosesOf(line, age, patient, whom));
    // Of several acts, one is the patient's once the weight is known.
    return own.find((doses) => doses.some(({ weight }) => weight !== undefined)) ?? own.flat();
  });
}

/** True when this patient gets the first dose of a line only after a call. */
export const isOnOrder = ({ onOrder = [] }: GivenLine, patient: CardPatient): boolean =>
  onOrder.some((whom) => fitOf(whom, patient) === 'yes');

const NEWBORN: Who = { group: 'newborn' };

/** The doses of one line: a newborn's and an older child's while a weight leaves open which of them the patient is. */
function dosesOf<Line extends GivenLine>(
  line: Line,
  age: DoseAge,
  patient: CardPatient,
  whom: Who,
): readonly GroupDose<Line>[] {
  const written = line[age];
  if (written === undefined) return [];
  const { newborn } = written;
  if (newborn === undefined) return doseOf(line, age, written, patient);
  if (whom.group === 'newborn') return doseOf(line, age, newborn, patient);
  const isEither = patient.weight !== null && fitOf(NEWBORN, patient) === 'unsure' && !leavesOutNewborns(whom);
  if (!isEither) return doseOf(line, age, doseForAge(written, patient.age), patient);
  return [
    ...doseOf(line, age, newborn, patient).map((one) => ({ ...one, of: 'newborn' as const })),
    ...doseOf(line, age, written, patient).map((one) => ({ ...one, of: 'older' as const })),
  ];
}

const leavesOutNewborns = ({ range: { fromMonths = 0, aboveMonths = 0 } = {} }: Who): boolean =>
  fromMonths >= 1 || aboveMonths > 0;

function doseOf<Line extends GivenLine>(
  line: Line,
  age: DoseAge,
  dose: LineDose,
  { weight, age: years }: CardPatient,
): readonly GroupDose<Line>[] {
  if (weight === null) return [{ age, line, dose }];
  if (!isForWeight(dose, weight)) return [];
  const why = withheldDose(age, dose, { weight, age, years });
  if (why === 'age') return [];
  return [why === undefined ? { age, line, dose, weight } : { age, line, dose, needsAge: true }];
}

/** The patient of a line's figures and stops. Undefined until the weight is known. */
export function linePatient({ weight, age: years, group }: CardPatient): LinePatient | undefined {
  return weight === null ? undefined : { weight, years, age: group === undefined ? 'both' : AGES[group] };
}

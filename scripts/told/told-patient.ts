import { type Kg, readAge, readQuickWeight, type Years } from '../../packages/clinical/src/index.ts';

/** A patient as a crew types it. */
export interface ToldPatient {
  readonly name: string;
  readonly weightText: string;
  readonly ageText: string;
}

/** The name for what is shown before a weight or an age is entered. */
export const NOTHING_KNOWN = 'nothing known';

const patient = (name: string, weightText: string, ageText: string): ToldPatient => ({ name, weightText, ageText });

/** One patient for each way in which the app decides on a dose. */
export const PATIENTS: readonly ToldPatient[] = [
  patient(NOTHING_KNOWN, '', ''),
  patient('35 years 70 kg', '70', '35'),
  patient('70 years 70 kg', '70', '70'),
  patient('15 years 45 kg', '45', '15'),
  patient('newborn 3 kg', '3', '0'),
  patient('4 kg, no age', '4', ''),
  patient('16 kg, no age', '16', ''),
  patient('38 kg, no age', '38', ''),
  patient('10 years, no weight', '', '10'),
];

/** The weight and the age as every screen reads them. */
export function readingOf({ weightText, ageText }: ToldPatient): { weight: Kg | null; years: Years | null } {
  const [weight, age] = [readQuickWeight(weightText), readAge(ageText)];
  return { weight: weight.kind === 'weight' ? weight.weight : null, years: age.kind === 'age' ? age.age : null };
}

import type { Drug, MedicationLine } from '@first60/content';
import type { Age } from '../filter/visible-protocols.ts';
import { type DoseFacts, doseFacts } from './dose-facts.ts';
import { type Weighed, type Withheld, weighedFacts, withheld } from './weighed-dose.ts';

/** One dose of a line as its row says it. */
export interface SummaryDose {
  readonly age: Age;
  readonly facts: DoseFacts;
}

/** Why a line holds no dose for the patient, or none yet; undefined where it does, or nothing is known of a patient. */
export function lineWithheld(line: MedicationLine, weighed: Weighed | undefined): Withheld | undefined {
  if (weighed === undefined) return undefined;
  const dose = line[weighed.age];
  return dose === undefined ? 'weight' : withheld(weighed.age, dose, weighed);
}

/** Whether a line is for the patient; one that still asks for the age is. */
export function isForPatient(line: MedicationLine, weighed: Weighed | undefined): boolean {
  const why = lineWithheld(line, weighed);
  return why === undefined || why === 'needs-age';
}

/**
 * The patient's dose; as it is written while the age is not known that it asks for. Every dose as it is written where
 * none is the patient's, that of the chosen age first.
 */
export function summaryDoses(
  line: MedicationLine,
  drug: Drug | undefined,
  age: Age,
  weighed: Weighed | undefined,
): readonly SummaryDose[] {
  const own = weighed && line[weighed.age];
  if (weighed !== undefined && own !== undefined && isForPatient(line, weighed)) {
    const isKnown = lineWithheld(line, weighed) === undefined;
    const facts = isKnown ? weighedFacts(line, own, drug, weighed.weight) : doseFacts(line, own, drug);
    return [{ age: weighed.age, facts }];
  }
  const order: readonly Age[] = age === 'adult' ? ['adult', 'pediatric'] : ['pediatric', 'adult'];
  return order.flatMap((each) => {
    const dose = line[each];
    return dose === undefined ? [] : [{ age: each, facts: doseFacts(line, dose, drug) }];
  });
}

import { type DoseAge, doseForAge, isForPatient, type LinePatient, withheldDose } from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { type DoseFacts, doseFacts } from './dose-facts.ts';

/** One dose in a line, as its row shows it. */
export interface SummaryDose {
  readonly age: DoseAge;
  readonly facts: DoseFacts;
}

/**
 * The patient's dose, or the dose as written while the required age is unknown. If no dose applies to the patient,
 * every dose as written, starting with the chosen age group.
 */
export function summaryDoses(
  line: MedicationLine,
  drug: Drug | undefined,
  age: DoseAge,
  patient: LinePatient | undefined,
): readonly SummaryDose[] {
  const order: readonly DoseAge[] = age === 'adult' ? ['adult', 'pediatric'] : ['pediatric', 'adult'];
  if (patient !== undefined && isForPatient(line, patient)) {
    return order.flatMap((each) => {
      const written = line[each];
      const own = written && doseForAge(written, patient.years);
      const why = own && withheldDose(each, own, patient);
      if (own === undefined || why === 'weight' || why === 'age') return [];
      return [{ age: each, facts: doseFacts(line, own, drug, why === undefined ? patient.weight : undefined) }];
    });
  }
  return order.flatMap((each) => {
    const dose = line[each];
    return dose === undefined ? [] : [{ age: each, facts: doseFacts(line, dose, drug) }];
  });
}

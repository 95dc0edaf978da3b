import { agesOf, isForWeight, type LinePatient, needsExamples, showText, totalFor } from '@first60/clinical';
import { type Drug, type Edition, type MedicationLine, noteOf } from '@first60/edition';
import { m } from '../../paraglide/messages.js';
import { stopFacts } from '../stop-facts.ts';
import { ageless, notedAge } from './may-be-child.ts';

/** A label and its text. */
export type LineFact = readonly [term: string, text: string];

/** True if the drug is mixed before use. An injector is not. */
export const isMixed = ({ kind }: MedicationLine): boolean => kind !== 'autoinjector';

/** A line's route and timing. */
export const wayOf = ({ route, timing }: MedicationLine): LineFact[] =>
  told([
    [m.protocol_dose_route(), route],
    [m.protocol_dose_timing(), timing],
  ]);

/** A line's contraindications, limits, examples and notes. */
export function boundsOf(line: MedicationLine, drug: Drug | undefined, patient: LinePatient | undefined): LineFact[] {
  const showsExamples =
    patient === undefined || agesOf(patient.age).some((age) => needsExamples(line, line[age], drug, patient.weight));
  return told([
    ...stopFacts(
      line.contraindications,
      patient && notedAge(patient.age, patient.years),
      patient && ageless(patient.weight, patient.years),
    ),
    [m.protocol_dose_max(), maximumOf(line, patient)],
    [m.protocol_dose_examples(), showsExamples ? line.examples : undefined],
    [m.protocol_dose_note(), noteOf(line)],
  ]);
}

/** The last review date, which is the edition's, and the works used: the first one, and the number of further works. */
export function reviewedText(
  date: string,
  works: Edition['sources'],
  { sources: [first, ...more] }: MedicationLine,
): string {
  // A recalled line has no source.
  if (first === undefined) return '';
  const work = works[first]?.title ?? '';
  return more.length === 0
    ? m.protocol_dose_reviewed({ date, work })
    : m.protocol_dose_reviewed_more({ date, work, count: more.length });
}

/** The works alone, for places where the edition is named once for all lines. */
export function reviewedShort(works: Edition['sources'], { sources: [first, ...more] }: MedicationLine): string {
  // A recalled line has no source.
  if (first === undefined) return '';
  const work = works[first]?.title ?? '';
  return more.length === 0
    ? m.protocol_table_reviewed({ work })
    : m.protocol_table_reviewed_more({ work, count: more.length });
}

const told = (facts: ReadonlyArray<readonly [string, string | undefined]>): LineFact[] =>
  facts.filter((fact): fact is [string, string] => fact[1] !== undefined && fact[1] !== '');

/** The maximum, calculated if it depends on the weight and the weight is known. */
function maximumOf(line: MedicationLine, patient: LinePatient | undefined): string | undefined {
  // Two doses may have different totals. The line's text states both.
  if (patient === undefined || patient.age === 'both') return line.max;
  const dose = line[patient.age];
  const total = dose && isForWeight(dose, patient.weight) ? totalFor(dose, patient.weight) : undefined;
  if (total === undefined || line.max === undefined) return line.max;
  return m.protocol_dose_max_at({ max: line.max, weight: patient.weight.value.toFixed(), total: showText(total) });
}

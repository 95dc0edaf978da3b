import type { LinePatient } from '@first60/clinical';
import type { Edition, MedicationLine } from '@first60/edition';
import { m } from '../../paraglide/messages.js';
import { stopFacts } from '../stop-facts.ts';
import { ageless, notedAge } from './may-be-child.ts';

/** A label and its text. */
export type LineFact = readonly [term: string, text: string];

/** True if the drug is mixed before use. An injector is not. */
export const isMixed = ({ kind }: MedicationLine): boolean => kind !== 'autoinjector';

/** What is said of a line while its face is not here: the route, and in what it is not given or not before a call. */
export const faceless = (line: MedicationLine, patient: LinePatient | undefined): readonly LineFact[] => [
  [m.protocol_dose_route(), line.route],
  ...stopsOf(line, patient),
  ...warningsOf(line, patient),
];

/** A line's contraindications for a patient. */
export const stopsOf = (line: MedicationLine, patient: LinePatient | undefined): readonly LineFact[] =>
  stopFacts(
    line.contraindications,
    patient && notedAge(patient.age, patient.years),
    patient && ageless(patient.weight, patient.years),
  );

/** How a line's drug is never given to a patient, or to anybody. */
export function warningsOf({ warnings }: MedicationLine, patient: LinePatient | undefined): readonly LineFact[] {
  const texts = textsFor(warnings, patient);
  return texts.length === 0 ? [] : [[m.protocol_face_warning(), texts.join('; ')]];
}

/** Recipes of a line that not all of its patients need. */
export const recipesOf = ({ recipes = [] }: MedicationLine, patient: LinePatient | undefined): readonly string[] =>
  // A recipe belongs to the dose of its age group, also while an adult's age is not known.
  recipes.flatMap(({ text, to }) =>
    to === undefined || patient === undefined || patient.age === 'both' || to === patient.age ? [text] : [],
  );

/** Doses of a line besides those that it states: a later one, a smaller one under a condition. */
export const othersOf = ({ others }: MedicationLine, patient: LinePatient | undefined): readonly string[] =>
  textsFor(others, patient);

function textsFor(texts: MedicationLine['warnings'] = [], patient: LinePatient | undefined): readonly string[] {
  const age = patient && notedAge(patient.age, patient.years);
  return texts.flatMap(({ text, to }) => (age === undefined || to === undefined || to === age ? [text] : []));
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

import type { Scale } from '@first60/clinical';
import { setPatient, usePatientText } from '../../../patient/patient.ts';
import type { ToolId } from '../../../patient/saved-assessment.ts';
import { readKept, writeKept } from './kept-answers.ts';

/** The answers of one tool. Cards that carry the same tool share them: it is one patient. */
export function useAnswers<S extends Scale>(tool: ToolId, scale: S) {
  const key = `assessment.${tool}` as const;
  const answers = readKept(scale, usePatientText(key));
  return {
    answers,
    choose: (item: keyof S, score: number) => setPatient({ [key]: writeKept<S>({ ...answers, [item]: score }) }),
    reset: () => setPatient({ [key]: '' }),
  };
}

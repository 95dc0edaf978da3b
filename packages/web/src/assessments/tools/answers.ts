import { type Answers, isScore, type Scale, UNANSWERED, unanswered } from '@first60/clinical';
import { type AnswersKey, setPatient, usePatientText } from '../../patient/patient.ts';

/** The answers stored under one key. Cards with the same tool share them, because the patient is the same. */
export function useAnswers<S extends Scale>(key: AnswersKey, scale: S) {
  const answers = readAnswers(scale, usePatientText(key));
  return {
    answers,
    choose: (item: keyof S, score: number) => setPatient({ [key]: answersText<S>({ ...answers, [item]: score }) }),
    reset: () => setPatient({ [key]: '' }),
  };
}

/** Reads stored answers. Anything that is not a valid answer on this scale counts as unanswered. */
export function readAnswers<S extends Scale>(scale: S, text: string): Answers<S> {
  const stored = parsed(text);
  const answers: Record<keyof S, number> = { ...unanswered(scale) };
  for (const [item, scores] of Object.entries(scale)) {
    const answer: unknown = stored[item];
    if (isScore(scores, answer)) answers[item as keyof S] = answer;
  }
  return answers;
}

export const answersText = <S extends Scale>(answers: Answers<S>): string => JSON.stringify(answers);

export const isStarted = <S extends Scale>(answers: Answers<S>): boolean =>
  Object.values(answers).some((answer) => answer !== UNANSWERED);

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Nothing or something invalid is stored, so all items start unanswered.
  }
  return {};
}

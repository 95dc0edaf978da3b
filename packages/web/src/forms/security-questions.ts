import { SECURITY_QUESTIONS } from '@first60/contract';
import type { RegistrationDraft } from '../features/auth/registration-draft.ts';

/** The chosen questions 1 to 3, '' where none is chosen yet. */
export type QuestionChoice = readonly [string, string, string];

export type QuestionNumber = 1 | 2 | 3;

/** What each number is called in the form and in the payload. */
export const QUESTION_FIELDS = {
  1: { question: 'securityQuestion1', answer: 'securityAnswer1' },
  2: { question: 'securityQuestion2', answer: 'securityAnswer2' },
  3: { question: 'securityQuestion3', answer: 'securityAnswer3' },
} as const satisfies Record<QuestionNumber, { question: keyof RegistrationDraft; answer: keyof RegistrationDraft }>;

export const QUESTION_NUMBERS = [1, 2, 3] as const satisfies readonly QuestionNumber[];

export const choiceOf = (draft: RegistrationDraft): QuestionChoice => [
  draft.securityQuestion1,
  draft.securityQuestion2,
  draft.securityQuestion3,
];

/** What question `number` may still be: question 2 leaves out choice 1, question 3 leaves out choices 1 and 2. */
export function questionsFor(number: QuestionNumber, choice: QuestionChoice): readonly string[] {
  const earlier = choice.slice(0, number - 1);
  return SECURITY_QUESTIONS.filter((question) => !earlier.includes(question));
}

/**
 * The change to the draft when question `number` becomes `question`. A later question that had the same choice
 * gives way, together with its answer, since that answer belonged to another question.
 */
export function chooseQuestion(
  draft: RegistrationDraft,
  number: QuestionNumber,
  question: string,
): Partial<RegistrationDraft> {
  let change: Partial<RegistrationDraft> = { [QUESTION_FIELDS[number].question]: question };
  for (const later of QUESTION_NUMBERS) {
    const fields = QUESTION_FIELDS[later];
    if (later > number && question !== '' && draft[fields.question] === question) {
      change = { ...change, [fields.question]: '', [fields.answer]: '' };
    }
  }
  return change;
}

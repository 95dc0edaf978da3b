import { SECURITY_QUESTIONS } from '@first60/contract';

/** A chosen question with the answer typed for it; '' where nothing is chosen or typed yet. */
interface QuestionAnswer {
  readonly question: string;
  readonly answer: string;
}

export const QUESTION_NUMBERS = [1, 2, 3] as const;
export type QuestionNumber = (typeof QUESTION_NUMBERS)[number];

export type QuestionSet = Readonly<Record<QuestionNumber, QuestionAnswer>>;

/** What a number may still be: 2 leaves out the choice of 1, 3 leaves out the choices of 1 and 2. */
export function offeredQuestions(set: QuestionSet, number: QuestionNumber): string[] {
  const taken = QUESTION_NUMBERS.filter((earlier) => earlier < number).map((earlier) => set[earlier].question);
  return SECURITY_QUESTIONS.filter((question) => !taken.includes(question));
}

/**
 * The set with another question at `number`, whose answer is asked anew. A later number that had the same question
 * gives way: its answer belonged to a question it no longer asks.
 */
export function withQuestion(set: QuestionSet, number: QuestionNumber, question: string): QuestionSet {
  const next: Record<QuestionNumber, QuestionAnswer> = { ...set, [number]: { question, answer: '' } };
  for (const later of QUESTION_NUMBERS) {
    if (later > number && set[later].question === question) next[later] = { question: '', answer: '' };
  }
  return next;
}

export const withAnswer = (set: QuestionSet, number: QuestionNumber, answer: string): QuestionSet => ({
  ...set,
  [number]: { ...set[number], answer },
});

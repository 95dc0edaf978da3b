import { SECURITY_QUESTIONS } from '@first60/contract';

export const QUESTION_NUMBERS = [1, 2, 3] as const;
export type QuestionNumber = (typeof QUESTION_NUMBERS)[number];

/**
 * Three questions with the typed answers, under the names used in forms and in calls. A field is empty if nothing was
 * typed.
 */
export type QuestionFields = Readonly<Record<`security${'Question' | 'Answer'}${QuestionNumber}`, string>>;

/** The field names for each number. */
export const QUESTION_FIELDS = {
  1: { question: 'securityQuestion1', answer: 'securityAnswer1' },
  2: { question: 'securityQuestion2', answer: 'securityAnswer2' },
  3: { question: 'securityQuestion3', answer: 'securityAnswer3' },
} as const satisfies Record<QuestionNumber, { question: keyof QuestionFields; answer: keyof QuestionFields }>;

/** The questions still available for `number`: question 2 excludes choice 1, question 3 excludes choices 1 and 2. */
export function questionsFor(number: QuestionNumber, fields: QuestionFields): readonly string[] {
  const earlier = QUESTION_NUMBERS.filter((other) => other < number).map(
    (other): string => fields[QUESTION_FIELDS[other].question],
  );
  return SECURITY_QUESTIONS.filter((question) => !earlier.includes(question));
}

/**
 * The changed fields when question `number` becomes `question`. A later question with the same choice is cleared. Its
 * answer is cleared too, because it belonged to the old question.
 */
export function chooseQuestion(
  fields: QuestionFields,
  number: QuestionNumber,
  question: string,
): Partial<QuestionFields> {
  let change: Partial<QuestionFields> = { [QUESTION_FIELDS[number].question]: question };
  for (const later of QUESTION_NUMBERS) {
    const names = QUESTION_FIELDS[later];
    if (later > number && question !== '' && fields[names.question] === question) {
      change = { ...change, [names.question]: '', [names.answer]: '' };
    }
  }
  return change;
}

import { SECURITY_QUESTIONS } from '@first60/contract';

export const QUESTION_NUMBERS = [1, 2, 3] as const;
export type QuestionNumber = (typeof QUESTION_NUMBERS)[number];

/** Three questions with what was typed as their answers, by their names in a form and in a call; '' where nothing is. */
export type QuestionFields = Readonly<Record<`security${'Question' | 'Answer'}${QuestionNumber}`, string>>;

/** What each number is called. */
export const QUESTION_FIELDS = {
  1: { question: 'securityQuestion1', answer: 'securityAnswer1' },
  2: { question: 'securityQuestion2', answer: 'securityAnswer2' },
  3: { question: 'securityQuestion3', answer: 'securityAnswer3' },
} as const satisfies Record<QuestionNumber, { question: keyof QuestionFields; answer: keyof QuestionFields }>;

/** What question `number` may still be: question 2 leaves out choice 1, question 3 leaves out choices 1 and 2. */
export function questionsFor(number: QuestionNumber, fields: QuestionFields): readonly string[] {
  const earlier = QUESTION_NUMBERS.filter((other) => other < number).map(
    (other): string => fields[QUESTION_FIELDS[other].question],
  );
  return SECURITY_QUESTIONS.filter((question) => !earlier.includes(question));
}

/**
 * The change to the fields when question `number` becomes `question`. A later question that had the same choice
 * gives way, together with its answer, since that answer belonged to another question.
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

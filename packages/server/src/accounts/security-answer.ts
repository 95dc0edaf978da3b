import type { SecurityAnswer } from '../store/security-answers.ts';

/** Answers are compared without case, width and the number of blanks. */
export function normaliseAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

type MaybeText = string | null | undefined;

export interface QuestionFields {
  readonly securityQuestion1?: MaybeText;
  readonly securityAnswer1?: MaybeText;
  readonly securityQuestion2?: MaybeText;
  readonly securityAnswer2?: MaybeText;
  readonly securityQuestion3?: MaybeText;
  readonly securityAnswer3?: MaybeText;
}

/** The stored form of a form's questions. The contract allows all three or none. */
export function hashAnswers(
  fields: QuestionFields,
  hash: (secret: string) => Promise<string>,
): Promise<SecurityAnswer[]> {
  const pairs = [
    [fields.securityQuestion1, fields.securityAnswer1],
    [fields.securityQuestion2, fields.securityAnswer2],
    [fields.securityQuestion3, fields.securityAnswer3],
  ] as const;
  const filled = pairs.flatMap(([question, answer]) => (question && answer ? [{ question, answer }] : []));
  return Promise.all(
    filled.map(async ({ question, answer }) => ({ question, answerHash: await hash(normaliseAnswer(answer)) })),
  );
}

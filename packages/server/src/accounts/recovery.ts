import type { Services } from '../services.ts';
import { securityAnswersOf, type ThreeAnswers } from '../store/security-answers.ts';
import { credentialsByEmail } from '../store/users.ts';
import { answerForms } from './security-answer.ts';

export interface TypedAnswers {
  readonly answer1: string;
  readonly answer2: string;
  readonly answer3: string;
}

export interface AnswerCheck {
  /** The user the answers belong to. Undefined when nobody has that e-mail. */
  readonly userId: string | undefined;
  /** The stored answers used in the comparison, when all three are correct. */
  readonly proven: ThreeAnswers | undefined;
}

/**
 * Always compares all three answers, in every form in which they may be stored. An unknown e-mail, an account without
 * questions and a wrong first answer all take equally long.
 */
export async function checkAnswers(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  email: string,
  typed: TypedAnswers,
): Promise<AnswerCheck> {
  const userId = (await credentialsByEmail(database, email))?.id;
  const stored = await securityAnswersOf(database, userId ?? '');
  const results = await Promise.all(
    [typed.answer1, typed.answer2, typed.answer3].map(async (answer, index) => {
      const hash = stored?.[index]?.answerHash;
      const matches = await Promise.all(answerForms(answer).map((form) => passwords.verify(hash, form)));
      return matches.includes(true);
    }),
  );
  return { userId, proven: results.every(Boolean) ? stored : undefined };
}

/** True when the account still has exactly these answers. They may have been replaced during the comparison. */
export const areSameAnswers = (one: ThreeAnswers, other: ThreeAnswers | undefined): boolean =>
  one.every(({ answerHash }, index) => answerHash === other?.[index]?.answerHash);

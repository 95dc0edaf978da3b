import type { OwnSecurityQuestions } from '@first60/contract';
import type { Database } from '../database/schema.ts';

export interface SecurityAnswer {
  readonly question: string;
  readonly answerHash: string;
}

/** Only a complete set of three answers counts. */
export type ThreeAnswers = readonly [SecurityAnswer, SecurityAnswer, SecurityAnswer];

/** Stores the user's questions in the order in which they were chosen, counted from 1. */
export async function insertSecurityAnswers(
  database: Database,
  userId: string,
  answers: readonly SecurityAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await database
    .insertInto('security_answers')
    .values(
      answers.map(({ question, answerHash }, index) => ({
        user_id: userId,
        position: index + 1,
        question,
        answer_hash: answerHash,
      })),
    )
    .execute();
}

export async function replaceSecurityAnswers(
  database: Database,
  userId: string,
  answers: readonly SecurityAnswer[],
): Promise<void> {
  await database.deleteFrom('security_answers').where('user_id', '=', userId).execute();
  await insertSecurityAnswers(database, userId, answers);
}

export async function securityAnswersOf(database: Database, userId: string): Promise<ThreeAnswers | undefined> {
  const [first, second, third] = await database
    .selectFrom('security_answers')
    .select(['question', 'answer_hash as answerHash'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return first && second && third ? [first, second, third] : undefined;
}

export function questionsOf(answers: ThreeAnswers) {
  const [first, second, third] = answers;
  return {
    securityQuestion1: first.question,
    securityQuestion2: second.question,
    securityQuestion3: third.question,
  };
}

export const NO_QUESTIONS: OwnSecurityQuestions = {
  securityQuestion1: null,
  securityQuestion2: null,
  securityQuestion3: null,
};

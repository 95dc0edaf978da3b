import type { SecurityQuestion } from '@first60/contract';
import type { Database } from '../database/schema.ts';

export interface SecurityAnswer {
  readonly question: SecurityQuestion;
  readonly answerHash: string;
}

/** Keeps the user's questions in the order in which they were chosen, counted from 1. */
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

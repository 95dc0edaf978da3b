import { z } from 'zod';
import { currentPassword, securityAnswer } from './account-fields.ts';
import { SECURITY_QUESTIONS } from './security-questions.ts';
import { sentences } from './sentences.ts';

/** The three questions a user chose, in their order. */
export const securityQuestionSet = z.object({
  securityQuestion1: z.string(),
  securityQuestion2: z.string(),
  securityQuestion3: z.string(),
});

/** The account owner's own questions. All three are null when none are set. */
export const ownSecurityQuestions = z.object({
  securityQuestion1: z.string().nullable(),
  securityQuestion2: z.string().nullable(),
  securityQuestion3: z.string().nullable(),
});

export type OwnSecurityQuestions = z.output<typeof ownSecurityQuestions>;

const question = z
  .string(sentences.missingFields)
  .min(1, sentences.missingFields)
  .pipe(z.enum(SECURITY_QUESTIONS, sentences.securityQuestionUnknown));

/**
 * New questions with their answers. All are required, the questions must differ, and the password has to be re-entered.
 */
export const securityQuestionsBody = z
  .object(
    {
      currentPassword,
      securityQuestion1: question,
      securityAnswer1: securityAnswer,
      securityQuestion2: question,
      securityAnswer2: securityAnswer,
      securityQuestion3: question,
      securityAnswer3: securityAnswer,
    },
    sentences.missingFields,
  )
  .check((context) => {
    const { securityQuestion1, securityQuestion2, securityQuestion3 } = context.value;
    if (new Set([securityQuestion1, securityQuestion2, securityQuestion3]).size === 3) return;
    context.issues.push({ code: 'custom', message: sentences.securityQuestionsEqual, input: context.value });
  });

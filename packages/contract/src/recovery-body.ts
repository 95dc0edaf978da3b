import { z } from 'zod';
import { existingEmail, newPassword } from './account-fields.ts';
import { limits } from './limits.ts';
import { sentences } from './sentences.ts';

const answer = z
  .string(sentences.missingFields)
  .trim()
  .min(1, sentences.missingFields)
  .max(limits.answerMax, sentences.securityAnswerInvalid);

/** Whose questions are asked for: the last part of the path, already decoded. */
export const securityQuestionsParams = z.object({ email: existingEmail });

const answers = z.object({ answer1: answer, answer2: answer, answer3: answer }, sentences.missingFields);

export const verifySecurityQuestionsBody = z.object({ email: existingEmail, answers }, sentences.missingFields);

export type VerifySecurityQuestionsBody = z.input<typeof verifySecurityQuestionsBody>;

/** The answers are sent again: nothing is kept between the two calls that could be stolen. */
export const resetPasswordBody = z.object({ email: existingEmail, answers, newPassword }, sentences.missingFields);

export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

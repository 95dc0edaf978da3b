import { z } from 'zod';
import { existingEmail, newPassword, securityAnswer } from './account-fields.ts';
import { sentences } from './sentences.ts';

/** Whose questions are asked for: the last part of the path, already decoded. */
export const securityQuestionsParams = z.object({ email: existingEmail });

const answers = z.object(
  { answer1: securityAnswer, answer2: securityAnswer, answer3: securityAnswer },
  sentences.missingFields,
);

export const verifySecurityQuestionsBody = z.object({ email: existingEmail, answers }, sentences.missingFields);

export type VerifySecurityQuestionsBody = z.input<typeof verifySecurityQuestionsBody>;

/** The answers are sent again: nothing is kept between the two calls that could be stolen. */
export const resetPasswordBody = z.object({ email: existingEmail, answers, newPassword }, sentences.missingFields);

export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

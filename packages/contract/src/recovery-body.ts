import { z } from 'zod';
import { existingEmail, newPassword, securityAnswer } from './account-fields.ts';
import { sentences } from './sentences.ts';

/** The e-mail whose questions are requested: the last part of the path, already decoded. */
export const securityQuestionsParams = z.object({ email: existingEmail });

const answers = z.object(
  { answer1: securityAnswer, answer2: securityAnswer, answer3: securityAnswer },
  sentences.missingFields,
);

export const verifySecurityQuestionsBody = z.object({ email: existingEmail, answers }, sentences.missingFields);

export type VerifySecurityQuestionsBody = z.input<typeof verifySecurityQuestionsBody>;

/** The answers are sent again, so that nothing that could be stolen is stored between the two calls. */
export const resetPasswordBody = z.object({ email: existingEmail, answers, newPassword }, sentences.missingFields);

/** A code is dictated and typed, so capitals, spaces and hyphens are ignored. */
const passwordCode = z
  .string(sentences.missingFields)
  .toLowerCase()
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().min(1, sentences.missingFields));

export const resetWithCodeBody = z.object(
  { email: existingEmail, code: passwordCode, newPassword },
  sentences.missingFields,
);

export type ResetWithCodeBody = z.input<typeof resetWithCodeBody>;

export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

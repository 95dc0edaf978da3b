import { z } from 'zod';
import { CERTIFICATION_LEVELS } from './certification-levels.ts';
import { limits } from './limits.ts';
import { plainEmail } from './plain-email.ts';
import { sentences } from './sentences.ts';

/**
 * Halves of surrogate pairs cannot be stored. Characters that override the writing direction can disguise what is
 * written.
 */
export const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

/** With a name made only of invisible characters, a user would appear nameless in the administrators' list. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

export const email = z
  .string(sentences.missingFields)
  .overwrite(plainEmail)
  .min(1, sentences.missingFields)
  .max(limits.emailMax, sentences.emailTooLong)
  // The browser's own rule for <input type="email">, so that both sides refuse the same addresses.
  .regex(z.regexes.html5Email, sentences.emailInvalid);

/** No e-mail and no id contains a zero character, and PostgreSQL cannot search for one. */
export const NO_ZERO_CHARACTER = /^[^\0]*$/;

/** The e-mail of an account that should exist: any text, so that a refusal reveals nothing about it. */
export const existingEmail = z
  .string(sentences.missingFields)
  .overwrite(plainEmail)
  .min(1, sentences.missingFields)
  .regex(NO_ZERO_CHARACTER, sentences.emailInvalid);

/** A new password: 8 to 128 characters of any kind. */
export const newPassword = z
  .string(sentences.missingFields)
  .min(1, sentences.missingFields)
  .min(limits.passwordMin, sentences.passwordTooShort)
  .max(limits.passwordMax, sentences.passwordTooLong);

/**
 * A password to check against the stored one. Its length is not checked, so that a refusal reveals nothing about the
 * account.
 */
export const currentPassword = z.string(sentences.missingFields).min(1, sentences.missingFields);

/** The answer to a required security question. The server decides how it is compared. */
export const securityAnswer = z
  .string(sentences.missingFields)
  .trim()
  .min(1, sentences.missingFields)
  .max(limits.answerMax, sentences.securityAnswerInvalid);

export const name = z
  .string(sentences.missingFields)
  .trim()
  .min(1, sentences.missingFields)
  .max(limits.nameMax, sentences.nameTooLong)
  .regex(PLAIN_TEXT, { message: sentences.textNotPlain, abort: true })
  .regex(VISIBLE, sentences.missingFields);

// A form sends an untouched field as ''. Other clients leave it out or send null. All three mean "not stated".
export const department = z
  .string(sentences.departmentInvalid)
  .trim()
  .max(limits.departmentMax, sentences.departmentInvalid)
  .regex(PLAIN_TEXT, sentences.textNotPlain)
  .nullish();
export const certificationLevel = z.enum([...CERTIFICATION_LEVELS, ''], sentences.certificationLevelUnknown).nullish();

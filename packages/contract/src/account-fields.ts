import { z } from 'zod';
import { CERTIFICATION_LEVELS } from './certification-levels.ts';
import { limits } from './limits.ts';
import { sentences } from './sentences.ts';

/** Halves of surrogate pairs cannot be stored; marks that override the direction of writing disguise what is read. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

/** Of invisible characters alone, somebody would stand without a name in the list of the administrators. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

export const email = z
  .string(sentences.missingFields)
  .trim()
  .toLowerCase()
  .min(1, sentences.missingFields)
  .max(limits.emailMax, sentences.emailTooLong)
  // The browser's own rule for <input type="email">, so that both sides refuse the same addresses.
  .regex(z.regexes.html5Email, sentences.emailInvalid);

/** No e-mail and no id holds a zero character, and PostgreSQL cannot even look for one. */
export const NO_ZERO_CHARACTER = /^[^\0]*$/;

/** The e-mail of an account that should exist: any text, so that a refusal says nothing about the account. */
export const existingEmail = z
  .string(sentences.missingFields)
  .trim()
  .toLowerCase()
  .min(1, sentences.missingFields)
  .regex(NO_ZERO_CHARACTER, sentences.emailInvalid);

/** A new password: 8 to 128 characters of any kind. */
export const newPassword = z
  .string(sentences.missingFields)
  .min(1, sentences.missingFields)
  .min(limits.passwordMin, sentences.passwordTooShort)
  .max(limits.passwordMax, sentences.passwordTooLong);

/** A password to compare with: its length is not judged, so that a refusal says nothing about the account. */
export const currentPassword = z.string(sentences.missingFields).min(1, sentences.missingFields);

/** The answer to a security question, where one is required. How it is compared is the server's. */
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

// A form sends an untouched field as '', other clients leave it out or send null: all three mean "not stated".
export const department = z
  .string(sentences.departmentInvalid)
  .trim()
  .max(limits.departmentMax, sentences.departmentInvalid)
  .regex(PLAIN_TEXT, sentences.textNotPlain)
  .nullish();
export const certificationLevel = z.enum([...CERTIFICATION_LEVELS, ''], sentences.certificationLevelUnknown).nullish();

import { z } from 'zod';
import { certificationLevel, department, email, name, newPassword } from './account-fields.ts';
import { limits } from './limits.ts';
import { SECURITY_QUESTIONS } from './security-questions.ts';
import { sentences } from './sentences.ts';

const question = z.enum([...SECURITY_QUESTIONS, ''], sentences.securityQuestionUnknown).nullish();
const answer = z
  .string(sentences.securityAnswerInvalid)
  .trim()
  .max(limits.answerMax, sentences.securityAnswerInvalid)
  .nullish();

/**
 * Registration. E-mail, password and both names are required. Certification level and department are optional. The
 * three questions and their answers may all be left out together, and the questions must differ.
 */
export const registerBody = z
  .object(
    {
      email,
      password: newPassword,
      firstName: name,
      lastName: name,
      department,
      certificationLevel,
      securityQuestion1: question,
      securityAnswer1: answer,
      securityQuestion2: question,
      securityAnswer2: answer,
      securityQuestion3: question,
      securityAnswer3: answer,
    },
    sentences.missingFields,
  )
  .check((context) => {
    const body = context.value;
    const questions = [body.securityQuestion1, body.securityQuestion2, body.securityQuestion3];
    const answers = [body.securityAnswer1, body.securityAnswer2, body.securityAnswer3];
    const filled = [...questions, ...answers].filter(Boolean).length;
    const refuse = (message: string) => context.issues.push({ code: 'custom', message, input: body });
    if (filled > 0 && filled < 6) refuse(sentences.securityQuestionsPartial);
    else if (filled === 6 && new Set(questions).size < 3) refuse(sentences.securityQuestionsEqual);
  });

export type RegisterBody = z.input<typeof registerBody>;

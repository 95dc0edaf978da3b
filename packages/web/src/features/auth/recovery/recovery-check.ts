import { emailProblem, type Problems, problemsOf, textProblem } from '../../../forms/field-problem.ts';
import { missingTexts } from '../../../forms/missing.ts';
import { checkNewPassword, type NewPassword } from '../../../forms/new-password.ts';

export interface RecoveryAnswers {
  readonly answer1: string;
  readonly answer2: string;
  readonly answer3: string;
}

export const checkEmail = (email: string): Problems<'email'> => problemsOf({ email: emailProblem(email) });

export const checkAnswers = (answers: RecoveryAnswers): Problems<keyof RecoveryAnswers> =>
  missingTexts({ answer1: answers.answer1, answer2: answers.answer2, answer3: answers.answer3 });

export interface CodeEntry extends NewPassword {
  readonly email: string;
  readonly code: string;
}

/** The same for a code from the administrator. Only the server knows whether the code is correct. */
export const checkCode = ({ email, code, ...typed }: CodeEntry): Problems<keyof CodeEntry> => ({
  ...problemsOf({ email: emailProblem(email), code: textProblem(code) }),
  ...checkNewPassword(typed),
});

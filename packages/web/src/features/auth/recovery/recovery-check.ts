import {
  emailProblem,
  newPasswordProblem,
  type Problems,
  passwordProblem,
  problemsOf,
  textProblem,
} from '../../../forms/field-problem.ts';

export interface RecoveryAnswers {
  readonly answer1: string;
  readonly answer2: string;
  readonly answer3: string;
}

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export const checkEmail = (email: string): Problems<'email'> => problemsOf({ email: emailProblem(email) });

export const checkAnswers = (answers: RecoveryAnswers): Problems<keyof RecoveryAnswers> =>
  problemsOf({
    answer1: textProblem(answers.answer1),
    answer2: textProblem(answers.answer2),
    answer3: textProblem(answers.answer3),
  });

/** Both are required; then they must match; only then does the length count. */
export function checkNewPassword({ newPassword, confirmPassword }: NewPassword): Problems<keyof NewPassword> {
  if (newPassword === '' || confirmPassword === '') {
    return problemsOf({ newPassword: passwordProblem(newPassword), confirmPassword: passwordProblem(confirmPassword) });
  }
  if (newPassword !== confirmPassword) return { confirmPassword: 'mismatch' };
  return problemsOf({ newPassword: newPasswordProblem(newPassword), confirmPassword: undefined });
}

export interface CodeEntry extends NewPassword {
  readonly email: string;
  readonly code: string;
}

/** The same for a code from the administrator; which one is right only the server knows. */
export const checkCode = ({ email, code, ...typed }: CodeEntry): Problems<keyof CodeEntry> => ({
  ...problemsOf({ email: emailProblem(email), code: textProblem(code) }),
  ...checkNewPassword(typed),
});

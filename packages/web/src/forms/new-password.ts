import { hasProblems, newPasswordProblem, type Problems, problemsOf } from './field-problem.ts';
import { missingPasswords } from './missing.ts';

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Both fields are required, and they must match. The length is checked only if they match. */
export function checkNewPassword({ newPassword, confirmPassword }: NewPassword): Problems<keyof NewPassword> {
  const missing = missingPasswords({ newPassword, confirmPassword });
  if (hasProblems(missing)) return missing;
  if (newPassword !== confirmPassword) return { confirmPassword: 'mismatch' };
  return problemsOf({ newPassword: newPasswordProblem(newPassword), confirmPassword: undefined });
}

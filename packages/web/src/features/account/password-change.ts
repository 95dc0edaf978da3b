import { hasProblems, type Problems } from '../../forms/field-problem.ts';
import { missingPasswords } from '../../forms/missing.ts';
import { checkNewPassword, type NewPassword } from '../../forms/new-password.ts';

export interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

/** All three are required; then the new ones must match; only then does the length count. */
export function checkPasswordChange(typed: PasswordChange): Problems<keyof PasswordChange> {
  const missing = missingPasswords(typed);
  return hasProblems(missing) ? missing : checkNewPassword(typed);
}

import { hasProblems, type Problems } from '../../forms/field-problem.ts';
import { missingPasswords } from '../../forms/missing.ts';
import { checkNewPassword, type NewPassword } from '../../forms/new-password.ts';

export interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

/** All three fields are required. Then the new passwords must match, and only then is the length checked. */
export function checkPasswordChange(typed: PasswordChange): Problems<keyof PasswordChange> {
  const missing = missingPasswords(typed);
  return hasProblems(missing) ? missing : checkNewPassword(typed);
}

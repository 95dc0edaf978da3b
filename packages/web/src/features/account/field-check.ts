import { limits } from '@first60/contract';

/** What is wrong with a field; the sentence for it is chosen where it is shown. */
export type FieldProblem = 'missing' | 'short-password' | 'mismatch';

/** The fields that have a problem, in the order of their form. */
export type Problems<Field extends string> = ReadonlyMap<Field, FieldProblem>;

export const noProblems = <Field extends string>(): Problems<Field> => new Map();

/** A blank text is missing. */
export const missingTexts = <Field extends string>(texts: Readonly<Record<Field, string>>): Problems<Field> =>
  problemsWhere(texts, (text) => text.trim() === '');

/** A password of blanks alone is not missing: any character is allowed in one. */
export const missingPasswords = <Field extends string>(passwords: Readonly<Record<Field, string>>): Problems<Field> =>
  problemsWhere(passwords, (password) => password === '');

function problemsWhere<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  isMissing: (text: string) => boolean,
): Problems<Field> {
  const fields = Object.keys(texts) as Field[]; // exactly the keys of the type: every caller hands in a literal
  return new Map(fields.filter((field) => isMissing(texts[field])).map((field) => [field, 'missing']));
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** All three are required; then the new ones must match; only then does the length count. */
export function checkPasswordChange(typed: PasswordChange): Problems<keyof PasswordChange> {
  const missing = missingPasswords(typed);
  if (missing.size > 0) return missing;
  if (typed.newPassword !== typed.confirmPassword) return new Map([['confirmPassword', 'mismatch']]);
  if (typed.newPassword.length < limits.passwordMin) return new Map([['newPassword', 'short-password']]);
  return noProblems();
}

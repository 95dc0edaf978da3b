import { limits } from '@first60/contract';
import { isEmailAddress } from './email-address.ts';

/** What is wrong with one field. The sentence that a user reads for it is chosen where it is shown. */
export type FieldProblem = 'missing' | 'malformed-email' | 'short-password' | 'mismatch';

/** The fields with a problem, in the order of the form. */
export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

export const emailProblem = (email: string): FieldProblem | undefined => {
  if (email.trim() === '') return 'missing';
  return isEmailAddress(email) ? undefined : 'malformed-email';
};

export const textProblem = (text: string): FieldProblem | undefined => (text.trim() === '' ? 'missing' : undefined);

/** A password that is only blanks counts as entered: any character is allowed in one. */
export const passwordProblem = (password: string): FieldProblem | undefined =>
  password === '' ? 'missing' : undefined;

export const newPasswordProblem = (password: string): FieldProblem | undefined => {
  if (password === '') return 'missing';
  return password.length < limits.passwordMin ? 'short-password' : undefined;
};

/** Keeps only the fields that have a problem. */
export function problemsOf<Field extends string>(checks: Record<Field, FieldProblem | undefined>): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const field in checks) {
    const problem = checks[field];
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;

export const isAnyMissing = (problems: Problems<string>): boolean => Object.values(problems).includes('missing');

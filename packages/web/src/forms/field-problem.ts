import { limits, plainEmail } from '@first60/contract';

/*
 * The HTML standard's rule for <input type="email">, so that this check agrees with the browser and the server:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The problem with one field. The component that shows the problem chooses the wording. */
export type FieldProblem = 'missing' | 'malformed-email' | 'short-password' | 'mismatch';

/** The fields with a problem, in the order of the form. */
export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

export const emailProblem = (email: string): FieldProblem | undefined => {
  const plain = plainEmail(email);
  if (plain === '') return 'missing';
  return EMAIL.test(plain) ? undefined : 'malformed-email';
};

export const textProblem = (text: string): FieldProblem | undefined => (text.trim() === '' ? 'missing' : undefined);

/** A password that consists only of spaces counts as entered, because a password may contain any character. */
export const passwordProblem = (password: string): FieldProblem | undefined =>
  password === '' ? 'missing' : undefined;

export const newPasswordProblem = (password: string): FieldProblem | undefined => {
  if (password === '') return 'missing';
  return password.length < limits.passwordMin ? 'short-password' : undefined;
};

/** The fields whose value has a problem. */
export function problemsIn<Field extends string, Value>(
  values: Readonly<Record<Field, Value>>,
  problemOf: (value: Value) => FieldProblem | undefined,
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const field in values) {
    const problem = problemOf(values[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

/** The same for fields that have already been checked. */
export const problemsOf = <Field extends string>(checks: Record<Field, FieldProblem | undefined>): Problems<Field> =>
  problemsIn(checks, (problem) => problem);

export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;

export const isAnyMissing = (problems: Problems<string>): boolean => Object.values(problems).includes('missing');

import { type Problems, passwordProblem, problemsIn, textProblem } from './field-problem.ts';

/** A problem for each blank field. */
export const missingTexts = <Field extends string>(texts: Readonly<Record<Field, string>>): Problems<Field> =>
  problemsIn(texts, textProblem);

export const missingPasswords = <Field extends string>(passwords: Readonly<Record<Field, string>>): Problems<Field> =>
  problemsIn(passwords, passwordProblem);

import { type FieldProblem, type Problems, passwordProblem, textProblem } from './field-problem.ts';

/** Each of these texts has to be there. */
export const missingTexts = <Field extends string>(texts: Readonly<Record<Field, string>>): Problems<Field> =>
  problemsIn(texts, textProblem);

export const missingPasswords = <Field extends string>(passwords: Readonly<Record<Field, string>>): Problems<Field> =>
  problemsIn(passwords, passwordProblem);

function problemsIn<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  problemOf: (text: string) => FieldProblem | undefined,
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const field in texts) {
    const problem = problemOf(texts[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

/** The user's own three questions, in their order. */
export type RecoveryQuestions = readonly [string, string, string];

/** Reads the server's response to the question lookup. Undefined if it does not have the agreed format. */
export function readQuestions(answer: unknown): RecoveryQuestions | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const entries = new Map<string, unknown>(Object.entries(answer));
  const [first, second, third] = ['securityQuestion1', 'securityQuestion2', 'securityQuestion3'].map((field) =>
    entries.get(field),
  );
  return isQuestion(first) && isQuestion(second) && isQuestion(third) ? [first, second, third] : undefined;
}

const isQuestion = (value: unknown): value is string => typeof value === 'string' && value !== '';

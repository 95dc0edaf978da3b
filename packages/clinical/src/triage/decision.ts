/** Triage colors, the most urgent first. Black is the lowest priority and does not mean that someone has died. */
export const TRIAGE_COLORS = ['red', 'yellow', 'green', 'black'] as const;
export type TriageColor = (typeof TRIAGE_COLORS)[number];

/** An answer leads to another question, given by name, or to a color. */
interface TriageEnd<Reason extends string = string> {
  readonly color: TriageColor;
  readonly reason: Reason;
}

/** Questions by name, each with its answers in the order in which they are offered. */
type TriageQuestions = Readonly<Record<string, Readonly<Record<string, string | TriageEnd>>>>;

/** State of a decision after the answers so far. */
type TriageState<Question extends string, Reason extends string> =
  | { readonly kind: 'question'; readonly question: Question; readonly answers: readonly string[] }
  | { readonly kind: 'end'; readonly end: TriageEnd<Reason> };

type ReasonOf<Questions extends TriageQuestions> = {
  [Question in keyof Questions]: Extract<Questions[Question][keyof Questions[Question]], TriageEnd>['reason'];
}[keyof Questions];

/**
 * A triage: follows the answers from its first question. It has no memory: to go back a step, pass one answer fewer.
 */
export type Triage<Question extends string = string, Reason extends string = string> = (
  given: readonly string[],
) => TriageState<Question, Reason>;

/**
 * Builds a triage from these questions.
 * @returns a function that follows the answers. It throws a RangeError for an answer that its question does not offer,
 * and for an answer after the end. Both are bugs in the caller, since a screen offers only the answers to its question.
 */
export function triageOf<const Questions extends TriageQuestions>(
  first: keyof Questions & string,
  questions: Questions,
): Triage<keyof Questions & string, ReasonOf<Questions>> {
  const at = (step: string | TriageEnd) => {
    if (typeof step !== 'string') return { kind: 'end', end: step } as const;
    return { kind: 'question', question: step, answers: Object.keys(questions[step] ?? {}) } as const;
  };
  return (given) => {
    let step: string | TriageEnd = first;
    for (const answer of given) {
      const offered: TriageQuestions[string] = (typeof step === 'string' && questions[step]) || {};
      const next = Object.hasOwn(offered, answer) ? offered[answer] : undefined;
      if (next === undefined) throw new RangeError(`"${answer}" answers no question here: ${given.join(', ')}`);
      step = next;
    }
    return at(step) as TriageState<keyof Questions & string, ReasonOf<Questions>>;
  };
}

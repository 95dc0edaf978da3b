import { type Answers, type Scale, UNANSWERED, unanswered } from '@first60/clinical';

/** Reads kept answers back. Anything that is not an answer of this scale counts as unanswered. */
export function readKept<S extends Scale>(scale: S, text: string): Answers<S> {
  const kept = parsed(text);
  const answers: Record<keyof S, number> = { ...unanswered(scale) };
  for (const [item, { from, to }] of Object.entries(scale)) {
    const answer: unknown = kept[item];
    if (typeof answer !== 'number' || !Number.isInteger(answer) || answer < from || answer > to) continue;
    answers[item as keyof S] = answer;
  }
  return answers;
}

export const writeKept = <S extends Scale>(answers: Answers<S>): string => JSON.stringify(answers);

export const isStarted = <S extends Scale>(answers: Answers<S>): boolean =>
  Object.values(answers).some((answer) => answer !== UNANSWERED);

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Nothing kept, or not ours: start unanswered.
  }
  return {};
}

import { type Answers, type Scale, UNANSWERED, unanswered } from '@first60/clinical';

/** Answers of a tool as kept for this visit, with the time of the last one. */
export interface KeptAnswers<S extends Scale> {
  readonly answers: Answers<S>;
  /** Milliseconds since 1970; 0 while nothing is answered. */
  readonly at: number;
}

const IDLE_MS = 30 * 60 * 1000;

/** Reads kept answers back. Anything that is not an answer of this scale counts as unanswered. */
export function readKept<S extends Scale>(scale: S, text: string): KeptAnswers<S> {
  const kept = parsed(text);
  const answers: Record<keyof S, number> = { ...unanswered(scale) };
  let any = false;
  for (const [item, { from, to }] of Object.entries(scale)) {
    const answer: unknown = kept.answers[item];
    if (typeof answer !== 'number' || !Number.isInteger(answer) || answer < from || answer > to) continue;
    answers[item as keyof S] = answer;
    any = true;
  }
  return { answers, at: any ? kept.at : 0 };
}

export const writeKept = <S extends Scale>({ answers, at }: KeptAnswers<S>): string => JSON.stringify({ answers, at });

/** Minutes since the last answer, once they are enough to ask whether it is still the same patient. */
export function idleMinutes({ at }: { readonly at: number }, now: number): number | undefined {
  const idle = now - at;
  return at > 0 && idle >= IDLE_MS ? Math.floor(idle / 60_000) : undefined;
}

export const isStarted = <S extends Scale>(answers: Answers<S>): boolean =>
  Object.values(answers).some((answer) => answer !== UNANSWERED);

function parsed(text: string): { answers: Record<string, unknown>; at: number } {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && isRecord(value.answers) && typeof value.at === 'number') {
      return { answers: value.answers, at: value.at };
    }
  } catch {
    // Nothing kept, or not ours: start unanswered.
  }
  return { answers: {}, at: 0 };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

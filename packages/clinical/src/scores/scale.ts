/** What an item holds before it is answered. */
export const UNANSWERED = -1;

/** The scores that an item can have: whole numbers from the lowest to the highest, in ones or in steps. */
export interface Scores {
  readonly from: number;
  readonly to: number;
  /** The distance between two scores. Absent counts as 1. */
  readonly step?: number;
}

/** The items of a scoring tool, each with its scores. */
export type Scale = Readonly<Record<string, Scores>>;

/** One whole number per item of the scale; `UNANSWERED` where nothing was chosen yet. */
export type Answers<S extends Scale> = Readonly<Record<keyof S, number>>;

/** A total exists only when every item is answered: half a score is never shown as one. */
export type Total =
  | { readonly kind: 'incomplete'; readonly answered: number; readonly of: number }
  | { readonly kind: 'complete'; readonly total: number };

/** Every item of the scale unanswered: how a tool starts, and what Reset returns to. */
export function unanswered<S extends Scale>(scale: S): Answers<S> {
  return Object.fromEntries(Object.keys(scale).map((item) => [item, UNANSWERED])) as Record<keyof S, number>;
}

/** Whether a value is one of an item's scores. */
export const isScore = ({ from, to, step = 1 }: Scores, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to && (Number(value) - from) % step === 0;

/**
 * Adds up the items of a scale.
 * @throws RangeError for an answer that is neither `UNANSWERED` nor one of its item's scores: a bug in the caller, since a screen offers only the scores that exist.
 */
export function totalOf<S extends Scale>(scale: S, answers: Answers<S>): Total {
  let total = 0;
  let answered = 0;
  const items = Object.entries(scale);
  for (const [item, scores] of items) {
    const answer = answers[item] ?? UNANSWERED;
    if (answer === UNANSWERED) continue;
    if (!isScore(scores, answer)) throw new RangeError(`${item} scores ${scores.from} to ${scores.to}, not ${answer}`);
    total += answer;
    answered += 1;
  }
  return answered === items.length ? { kind: 'complete', total } : { kind: 'incomplete', answered, of: items.length };
}

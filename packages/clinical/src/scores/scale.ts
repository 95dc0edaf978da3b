/** What an item holds before it is answered. */
export const UNANSWERED = -1;
/** What an item holds that cannot be tested, as the voice of a patient with a tube. */
export const NOT_TESTED = -2;

/** The scores that an item can have: whole numbers from the lowest to the highest, in ones or in steps. */
export interface Scores {
  readonly from: number;
  readonly to: number;
  /** The distance between two scores. Absent counts as 1. */
  readonly step?: number;
  /** The item may be answered with `NOT_TESTED`. */
  readonly mayBeUntested?: true;
}

/** The items of a scoring tool, each with its scores. */
export type Scale = Readonly<Record<string, Scores>>;

/** One whole number per item of the scale; `UNANSWERED` where nothing was chosen yet. */
export type Answers<S extends Scale> = Readonly<Record<keyof S, number>>;

/** A total exists only when every item is answered: half a score is never shown as one. */
export type Total =
  | { readonly kind: 'incomplete'; readonly answered: number; readonly of: number }
  | { readonly kind: 'complete'; readonly total: number }
  /** Every item is answered, some with `NOT_TESTED`: the total is of the others, and no band holds for it. */
  | { readonly kind: 'tested-in-part'; readonly total: number; readonly tested: number };

/** Every item of the scale unanswered: how a tool starts, and what Reset returns to. */
export function unanswered<S extends Scale>(scale: S): Answers<S> {
  return Object.fromEntries(Object.keys(scale).map((item) => [item, UNANSWERED])) as Record<keyof S, number>;
}

/** Whether a value is one of an item's scores, or says that the item cannot be tested where it may say so. */
export const isScore = ({ from, to, step = 1, mayBeUntested }: Scores, value: unknown): value is number =>
  (mayBeUntested === true && value === NOT_TESTED) ||
  (Number.isInteger(value) && Number(value) >= from && Number(value) <= to && (Number(value) - from) % step === 0);

/**
 * Adds up the items of a scale that were tested.
 * @throws RangeError for an answer that is neither `UNANSWERED` nor one of its item's scores: a bug in the caller, since a screen offers only the scores that exist.
 */
export function totalOf<S extends Scale>(scale: S, answers: Answers<S>): Total {
  let total = 0;
  let answered = 0;
  let untested = 0;
  const items = Object.entries(scale);
  for (const [item, scores] of items) {
    const answer = answers[item] ?? UNANSWERED;
    if (answer === UNANSWERED) continue;
    if (!isScore(scores, answer)) throw new RangeError(`${item} scores ${scores.from} to ${scores.to}, not ${answer}`);
    answered += 1;
    if (answer === NOT_TESTED) untested += 1;
    else total += answer;
  }
  if (answered < items.length) return { kind: 'incomplete', answered, of: items.length };
  return untested === 0
    ? { kind: 'complete', total }
    : { kind: 'tested-in-part', total, tested: items.length - untested };
}

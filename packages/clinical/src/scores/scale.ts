/** Value of an item before it is answered. */
export const UNANSWERED = -1;
/** Value of an item that cannot be tested, such as the verbal response of a patient with a tube. */
export const NOT_TESTED = -2;

/** The possible scores of an item: whole numbers from the lowest to the highest, in steps of one or more. */
export interface Scores {
  readonly from: number;
  readonly to: number;
  /** The distance between two scores; 1 if absent. */
  readonly step?: number;
  /** The item may be answered with `NOT_TESTED`. */
  readonly mayBeUntested?: true;
}

/** The items of a scoring tool, each with its scores. */
export type Scale = Readonly<Record<string, Scores>>;

/** One whole number per item of the scale; `UNANSWERED` where nothing has been chosen yet. */
export type Answers<S extends Scale> = Readonly<Record<keyof S, number>>;

/** A total exists only when every item is answered: a partial score is never shown as a total. */
export type Total =
  | { readonly kind: 'incomplete'; readonly answered: number; readonly of: number }
  | { readonly kind: 'complete'; readonly total: number }
  /** Every item is answered, some with `NOT_TESTED`: the total covers only the others, and no band applies to it. */
  | { readonly kind: 'tested-in-part'; readonly total: number; readonly tested: number };

/** Every item of the scale unanswered: the state in which a tool starts and to which Reset returns. */
export function unanswered<S extends Scale>(scale: S): Answers<S> {
  return Object.fromEntries(Object.keys(scale).map((item) => [item, UNANSWERED])) as Record<keyof S, number>;
}

/** True when a value is one of an item's scores, or `NOT_TESTED` for an item that allows it. */
export const isScore = ({ from, to, step = 1, mayBeUntested }: Scores, value: unknown): value is number =>
  (mayBeUntested === true && value === NOT_TESTED) ||
  (Number.isInteger(value) && Number(value) >= from && Number(value) <= to && (Number(value) - from) % step === 0);

/**
 * Adds up the items of a scale that were tested.
 * @throws RangeError for an answer that is neither `UNANSWERED` nor one of its item's scores: a bug in the caller, since a
 * screen offers only the scores that exist.
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

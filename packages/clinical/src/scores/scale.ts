/** What an item holds before it is answered. */
export const UNANSWERED = -1;

/** The items of a scoring tool, each with its lowest and highest score. */
export type Scale = Readonly<Record<string, { readonly from: number; readonly to: number }>>;

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

/**
 * Adds up the items of a scale.
 * @throws RangeError for an answer that is neither `UNANSWERED` nor a whole number in its item's
 *   range: a bug in the caller, since a screen offers only the scores that exist.
 */
export function totalOf<S extends Scale>(scale: S, answers: Answers<S>): Total {
  let total = 0;
  let answered = 0;
  const items = Object.entries(scale);
  for (const [item, { from, to }] of items) {
    const answer = answers[item] ?? UNANSWERED;
    if (answer === UNANSWERED) continue;
    if (!Number.isInteger(answer) || answer < from || answer > to) {
      throw new RangeError(`${item} scores ${from} to ${to}, not ${answer}`);
    }
    total += answer;
    answered += 1;
  }
  return answered === items.length ? { kind: 'complete', total } : { kind: 'incomplete', answered, of: items.length };
}

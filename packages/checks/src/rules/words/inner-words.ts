import { asks, type Rule } from '../../rule.ts';
import { placeOf, textsOf } from './text-places.ts';

/**
 * A crew does not need to know how the app arrives at its results. The two calculator screens may be named by their
 * headings.
 */
const INNER: readonly RegExp[] = [
  /\bcalculators?\b/,
  /\b(?:HIGH|MAX|MIN) DOSE\b/,
  /\b(?:this|that|cardiac) row\b/,
  /\bparse[rsd]?\b|\bheadline\b|high-dose limit/i,
];

/** Text for crews never mentions the app's inner workings. */
export const innerWords: Rule = {
  name: 'inner-words',
  find: (edition) => {
    const { formulary, quickDoses, quickAgeDoses, adultDosing, protocols } = edition;
    return textsOf({ formulary, quickDoses, quickAgeDoses, adultDosing, protocols }).flatMap(({ path, text }) =>
      INNER.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((word) =>
        asks(
          path,
          `${placeOf(edition, path)} says "${word}" in "${text}": crews do not know how the app works inside, so say it without.`,
        ),
      ),
    );
  },
};

import { asks, type Rule } from '../../rule.ts';
import { placeOf, textsOf } from './text-places.ts';

/** A crew does not need to know how the app gets its results. The two screens may be named by their headings. */
const INNER: readonly RegExp[] = [
  /\bcalculators?\b/,
  /\b(?:HIGH|MAX|MIN) DOSE\b/,
  /\b(?:this|that|cardiac) row\b/,
  /\bparse[rsd]?\b|\bheadline\b|high-dose limit/i,
];

/** Texts for crews never mention the inner workings of the app. */
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

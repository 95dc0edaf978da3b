export { BASE_FILE, baseEdition, edition } from './base-edition.ts';
export { reviewPoints } from './built/review-points.ts';
export { spokenSentences, uncoveredSentences } from './sentences/sentences-by-card.ts';

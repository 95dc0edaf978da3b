export { cover } from './built/cover.ts';
export { edition } from './built/edition.ts';
export { manifest } from './built/manifest.ts';
export { reviewPoints } from './built/review-points.ts';
export { spokenSentences, uncoveredSentences } from './sentences/sentences-by-card.ts';

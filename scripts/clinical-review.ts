import { writeFileSync } from 'node:fs';
import { edition, reviewPoints } from '../packages/content/src/index.ts';
import { reviewSheet } from './clinical-review/review-sheet.ts';

/** Writes docs/clinical-review.md again: npm run content:review. */
writeFileSync(new URL('../docs/clinical-review.md', import.meta.url), reviewSheet(edition, reviewPoints));
process.stdout.write('docs/clinical-review.md\n');

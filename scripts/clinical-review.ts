import { writeFileSync } from 'node:fs';
import { reviewPoints } from '../packages/content/src/index.ts';
import { reviewSheet } from './clinical-review/review-sheet.ts';
import { digestOfSheet } from './clinical-review/sheet-digest.ts';
import { baseEdition as edition } from './edition/base-edition.ts';

/** Writes the review sheet, and its digest for git: npm run content:review. */
const docs = new URL('../docs/', import.meta.url);
const sheet = reviewSheet(edition, reviewPoints);
writeFileSync(new URL('clinical-review.md', docs), sheet);
writeFileSync(new URL('clinical-review.sha256', docs), digestOfSheet(sheet));
process.stdout.write('docs/clinical-review.md\n');

import { createHash } from 'node:crypto';

/** A line as `sha256sum` writes it. Git keeps it in place of the sheet, which is 1.5 MB and is made of the content. */
export const digestOfSheet = (sheet: string): string =>
  `${createHash('sha256').update(sheet).digest('hex')}  clinical-review.md\n`;

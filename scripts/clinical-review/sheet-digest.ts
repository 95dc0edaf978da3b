import { createHash } from 'node:crypto';

/**
 * A line in the format of `sha256sum`. Git keeps it in place of the sheet, which is 1.5 MB and is generated from the
 * content.
 */
export const digestOfSheet = (sheet: string): string =>
  `${createHash('sha256').update(sheet).digest('hex')}  clinical-review.md\n`;

/**
 * An e-mail as it is stored: without surrounding spaces, capitals and the invisible characters that pasted text may
 * contain.
 */
export const plainEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/** An e-mail as it is stored: without surrounding blanks, capitals and invisible marks that a copied text may contain. */
export const plainEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

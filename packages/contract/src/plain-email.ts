/** An e-mail as it is stored: without outer blanks, capitals and the invisible marks that a copied text may bring. */
export const plainEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

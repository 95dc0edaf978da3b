/**
 * What a keyboard or a copied text adds and nobody sees: zero-width characters, marks of direction, the soft hyphen. A
 * number with one of them looks like any other number.
 */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
const DIGIT = /\p{Nd}/u;
/** Most texts: in them nothing is hidden and each digit stands for itself. */
const ASCII = /^[\0-\x7F]*$/;

/** Text without its invisible marks, and with the digits 0 to 9 in place of those of any other script. */
export const plainText = (text: string): string =>
  ASCII.test(text) ? text : text.replace(INVISIBLE, '').replace(/\p{Nd}/gu, (digit) => String(figureOf(digit)));

/** Unicode keeps the ten digits of a script together, from zero on, and scripts of full runs only beside each other. */
function figureOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Whether a text holds nothing that can be seen. */
export const isBlank = (text: string): boolean => plainText(text).trim() === '';

/**
 * Invisible characters added by keyboards or pasted text: zero-width characters, direction marks, the soft hyphen. A
 * number that contains one looks like any other number.
 */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
const DIGIT = /\p{Nd}/u;
/** Most strings match: they contain no invisible characters and no digits from other scripts. */
const ASCII = /^[\0-\x7F]*$/;

/** Text without invisible characters, and with the digits 0 to 9 in place of those of any other script. */
export const plainText = (text: string): string =>
  ASCII.test(text) ? text : text.replace(INVISIBLE, '').replace(/\p{Nd}/gu, (digit) => String(figureOf(digit)));

/**
 * In Unicode, the ten digits of a script are consecutive, starting at zero. Two digit ranges can be adjacent only if
 * each is a full set of ten.
 */
function figureOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** True when a text contains nothing visible. */
export const isBlank = (text: string): boolean => plainText(text).trim() === '';

/** A text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that follows others: with a small first letter, unless it begins with an abbreviation. */
export const uncapital = (text: string): string =>
  /^[A-Z][a-z]*[A-Z\d]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "a", "a or b", "a, b or c". */
export const either = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;

/** "2 doses", "1 dose". */
export const doses = (count: number): string => (count === 1 ? '1 dose' : `${count} doses`);

/** "2nd", "3rd", "4th". */
export function ordinal(count: number): string {
  const LAST_TEENS = 20;
  const last = count % 10;
  if (count > LAST_TEENS || count < 10) {
    if (last === 1) return `${count}st`;
    if (last === 2) return `${count}nd`;
    if (last === 3) return `${count}rd`;
  }
  return `${count}th`;
}

/** A part of a clinical sentence: plain words, or a figure that must not be split. */
export interface TextPart {
  readonly text: string;
  readonly figure: boolean;
}

/**
 * A number or a range, not inside a word (SpO2), with the unit or word after it: "0.01 mg/kg", "100-120 per", "38.5
 * °C", "90%", "12-lead".
 */
const FIGURE =
  /(?<![\p{L}\d])\d(?:[\d.,:]*\d)?(?:[-/]\d(?:[\d.]*\d)?)*(?: ?%| ?°C|-\p{L}{1,12}| \p{L}{1,12}(?:\/\p{L}{1,4})*)?/gu;

/** The same for unstyled text, such as shared text: the spaces inside figures become non-breaking. */
export const joinedFigures = (text: string): string =>
  figureParts(text)
    .map((part) => (part.figure ? part.text.replaceAll(' ', '\u00a0') : part.text))
    .join('');

/**
 * Splits a sentence so that a line break cannot come between a number and its unit. Joining the parts gives the
 * original text.
 */
export function figureParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(FIGURE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), figure: false });
    parts.push({ text: match[0], figure: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), figure: false });
  return parts;
}

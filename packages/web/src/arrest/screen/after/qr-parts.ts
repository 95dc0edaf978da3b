import { type Bitmap2D, correction, generate } from 'lean-qr';

/** A symbol of a higher version has modules too small for a phone that reads it from another phone's screen. */
const MOST_VERSION = 20;
/** Bytes of a symbol of version 20 at error level M, less its header and the number of the part. Source: ISO/IEC 18004. */
const PART_BYTES = 640;

/** A text as QR symbols: one where it fits, else several that say which of how many they are. */
export function qrParts(text: string): readonly Bitmap2D[] {
  const whole = symbolOf(text);
  if (whole !== undefined) return [whole];
  const parts = splitText(text, PART_BYTES);
  return parts.map((part, nth) => {
    const symbol = symbolOf(`${nth + 1}/${parts.length}\n${part}`);
    if (symbol === undefined) throw new RangeError(`a part of ${part.length} letters does not fit a symbol`);
    return symbol;
  });
}

function symbolOf(text: string): Bitmap2D | undefined {
  try {
    return generate(text, { minCorrectionLevel: correction.M, maxVersion: MOST_VERSION });
  } catch {
    return undefined;
  }
}

/** Splits a text between words into as few parts of about the same length as the limit in bytes allows. */
export function splitText(text: string, limit: number): readonly string[] {
  const count = Math.ceil(bytesOf(text) / limit);
  for (let parts = count; ; parts += 1) {
    const split = filled(text, Math.ceil(bytesOf(text) / parts), limit);
    if (split.length <= parts || parts > 2 * count) return split;
  }
}

/** Parts that reach the aim with their last word, and stay within the limit. */
function filled(text: string, aim: number, limit: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of text.split(/(?<=\s)/)) {
    if (part !== '' && (bytesOf(part) >= aim || bytesOf(part + word) > limit)) {
      parts.push(part);
      part = '';
    }
    part += word;
  }
  return [...parts, part];
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

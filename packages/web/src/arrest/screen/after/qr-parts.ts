import { type Bitmap2D, correction, generate } from 'lean-qr';

/** The modules of higher versions are too small to be read from another phone's screen. */
const MOST_VERSION = 20;
/** Capacity in bytes of a version 20 symbol at error level M, less its header and the part number. Source: ISO/IEC 18004. */
const PART_BYTES = 640;

/** Encodes a string as QR symbols: one if it fits, otherwise several numbered ones. */
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

/** Splits a string between words into as few parts of similar length as the byte limit allows. */
export function splitText(text: string, limit: number): readonly string[] {
  const count = Math.ceil(bytesOf(text) / limit);
  for (let parts = count; ; parts += 1) {
    const split = filled(text, Math.ceil(bytesOf(text) / parts), limit);
    if (split.length <= parts || parts > 2 * count) return split;
  }
}

/** Parts that end with the word that reaches the target length, within the limit. */
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

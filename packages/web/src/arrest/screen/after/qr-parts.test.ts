import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsQR from 'jsqr';
import type { Bitmap2D } from 'lean-qr';
import decodeQr from 'qr/decode.js';
import { qrParts, splitText } from './qr-parts.ts';

/** Pixels per module, and width of the empty margin around the symbol in modules. */
const SCALE = 4;
const QUIET = 4;
/** Modules per side of a version 20 symbol. Source: ISO/IEC 18004, 17 plus 4 for each version. */
const MOST_MODULES = 17 + 4 * 20;

/** The symbol as a camera would capture it. */
function pixels(symbol: Bitmap2D) {
  const width = (symbol.size + 2 * QUIET) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dark = symbol.get(Math.floor(x / SCALE) - QUIET, Math.floor(y / SCALE) - QUIET);
      if (dark) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height: width };
}

const DECODERS = {
  jsqr: (symbol: Bitmap2D) => {
    const { data, width, height } = pixels(symbol);
    return jsQR.default(data, width, height)?.data;
  },
  qr: (symbol: Bitmap2D) => decodeQr(pixels(symbol)),
};

/** A treatment line from an arrest, repeated to make long strings. */
const LINE = 'Epinephrine 0.16 mg IO x5 (+2:20, +6:20, +10:20, +14:20, +18:20); Amiodarone 80 mg IO +12:40\n';

for (const [name, decode] of Object.entries(DECODERS)) {
  test(`${name} reads back every text, in one symbol or in parts with their numbers`, () => {
    for (const length of [1, 40, 200, 535, 640, 660, 700, 1_250, 2_000]) {
      const text = LINE.repeat(30).slice(0, length);
      const symbols = qrParts(text);
      const read = symbols.map(decode);
      if (symbols.length === 1) assert.deepEqual(read, [text]);
      else {
        const parts = read.map((part, nth) => {
          const head = `${nth + 1}/${symbols.length}\n`;
          assert.equal(part?.slice(0, head.length), head, `${length}`);
          return part?.slice(head.length);
        });
        assert.equal(parts.join(''), text);
      }
    }
  });
}

test('no symbol is above version 20, and up to 1,250 letters need at most two', () => {
  for (const length of [535, 660, 700, 1_250, 2_000]) {
    const symbols = qrParts(LINE.repeat(30).slice(0, length));
    assert.ok(symbols.every(({ size }) => size <= MOST_MODULES));
    if (length <= 1_250) assert.ok(symbols.length <= 2, `${length}: ${symbols.length}`);
  }
});

test('words stay whole, nothing is lost, no part is over the limit', () => {
  for (let count = 1; count <= 300; count += 1) {
    // Words of 1 to 20 letters, some with two bytes per letter.
    const words = Array.from({ length: count }, (_, nth) =>
      (nth % 3 === 0 ? 'é' : 'w').repeat(1 + ((nth * 7 + count) % 20)),
    );
    const text = words.join(' ');
    const parts = splitText(text, 100);
    assert.equal(parts.join(''), text);
    for (const part of parts) assert.ok(new TextEncoder().encode(part).length <= 100);
    assert.deepEqual(
      parts.flatMap((part) => part.trim().split(' ')),
      words,
    );
  }
});

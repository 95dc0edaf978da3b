import type { Bitmap2D } from 'lean-qr';
import { m } from '../../../paraglide/messages.js';

/** Width of the empty margin that readers need around a symbol, in modules. */
const QUIET = 4;

/** A symbol in black on white in every theme, because readers expect that. */
export function QrCode({ symbol, part, of }: { symbol: Bitmap2D; part: number; of: number }) {
  const side = symbol.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={of === 1 ? m.arrest_after_qr() : m.arrest_after_qr_part({ part, of })}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full max-w-md bg-white"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={modulesPath(symbol)} fill="#000" />
    </svg>
  );
}

/** An SVG path with a square of size 1 for each dark module. */
function modulesPath(symbol: Bitmap2D): string {
  const squares: string[] = [];
  for (let y = 0; y < symbol.size; y += 1) {
    for (let x = 0; x < symbol.size; x += 1) {
      if (symbol.get(x, y)) squares.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
    }
  }
  return squares.join('');
}

import PDFDocument from 'pdfkit';

const ruler = new PDFDocument({ autoFirstPage: false });

/** Screens without Helvetica or Arial render text slightly wider. */
const SPARE = 1.06;

/** Width of a text in px at the given size. */
export function textWidth(text: string, size: number, bold: boolean): number {
  ruler.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  return ruler.widthOfString(text) * SPARE;
}

/** Breaks a text at spaces into the fewest lines of at most `width`, all of about the same length. */
export function wrapText(text: string, size: number, bold: boolean, width: number): string[] {
  const fewest = breakText(text, size, bold, width);
  let best = fewest;
  for (let narrower = width - 4; narrower > width / 3; narrower -= 4) {
    const lines = breakText(text, size, bold, narrower);
    if (lines.length > fewest.length) break;
    best = lines;
  }
  return best.map((line) => line.replaceAll('\u00a0', ' '));
}

/** Breaks a text at spaces so that no line is wider than `width`. For running text. */
export function fillText(text: string, size: number, bold: boolean, width: number): string[] {
  return breakText(keepFigures(text), size, bold, width).map((line) => line.replaceAll('\u00a0', ' '));
}

function breakText(text: string, size: number, bold: boolean, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size, bold) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const UNITS = 'mg|mcg|mL|J|kg|min|s|mm|mV|mmHg|hours?|doses|h';

/** Keeps a figure and its unit on the same line. */
export const keepFigures = (text: string): string =>
  text
    .replace(new RegExp(`(\\d) (?=(?:${UNITS})\\b)`, 'g'), '$1\u00a0')
    .replace(/\b(below|above|first|per|under|least) (?=\d|min\b)/g, '$1\u00a0');

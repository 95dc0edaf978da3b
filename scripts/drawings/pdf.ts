import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import type { Drawing, Ink, Mark } from './drawing.ts';
import { INK_COLORS } from './ink-colors.ts';
import { PAPER_FONT, PAPER_FONT_RELEASE } from './paper-font.ts';

export interface Sheet {
  readonly title: string;
  readonly drawing: Drawing;
  readonly basis: string;
  readonly notes: readonly string[];
  readonly sources: readonly string[];
}

/** A PDF with one sheet per page. */
export interface Paper {
  readonly title: string;
  readonly sheets: readonly Sheet[];
  readonly imprint: Imprint;
}

export interface Imprint {
  /** ISO date of the content, and its printed form. */
  readonly date: string;
  readonly content: string;
}

type Document = InstanceType<typeof PDFDocument>;

const MARGIN = 32;
const HEADER = 52;
const SMALL = 7.5;
/** The smallest type that can be read at arm's length in an ambulance, in points. */
const LEGIBLE = 7;
const REFERENCE_ONLY =
  'Reference only. Does not replace official protocols, medical direction or clinical judgment. Follow your local SOP/SOG, OLMD and scope of practice.';

/**
 * Identifies the source of a file. Compressed bytes differ between processors, so this mark, not the file itself, shows
 * that a committed file is current.
 */
export const digestMark = (...inputs: readonly unknown[]): string =>
  `sha256:${createHash('sha256').update(JSON.stringify(inputs)).digest('hex')}`;

/** Identifies a PDF's sheets and font. */
export const paperMark = ({ sheets, imprint }: Paper): string => digestMark(...sheets, imprint, PAPER_FONT_RELEASE);

/** A4 pages, portrait or landscape as each drawing needs, with title, edition, date and sources. */
export async function pdfOf(paper: Paper): Promise<Buffer> {
  const { title, sheets, imprint } = paper;
  const document = new PDFDocument({
    // The copy that is sent is compressed with brotli, and a plain file then becomes smaller than one that was already
    // compressed.
    compress: false,
    autoFirstPage: false,
    font: PAPER_FONT.regular,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      Author: 'First60',
      Subject: sheets[0]?.basis ?? title,
      Keywords: paperMark(paper),
      CreationDate: new Date(`${imprint.date}T00:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  sheets.forEach((sheet, at) => {
    const page = sheets.length > 1 ? ` Page ${at + 1} of ${sheets.length}.` : '';
    addPage(document, sheet, `${sheet.basis}. Content of ${imprint.content}. First60.${page}`);
  });
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function addPage(document: Document, { title, drawing, notes, sources }: Sheet, subtitle: string): void {
  const layout = drawing.width > drawing.height ? 'landscape' : 'portrait';
  document.addPage({ size: 'A4', layout, margin: 0 });
  const { width, height } = document.page;
  const inner = width - 2 * MARGIN;
  document
    .fillColor(INK_COLORS.ink)
    .font(PAPER_FONT.bold)
    .fontSize(20)
    .text(title, MARGIN, MARGIN - 4, { width: inner });
  document
    .fillColor(INK_COLORS['ink-2'])
    .font(PAPER_FONT.regular)
    .fontSize(10)
    .text(subtitle, MARGIN, MARGIN + 20, { width: inner });
  const foot = [...notes, `Sources: ${sources.join('; ')}.`].join('\n');
  document.font(PAPER_FONT.bold).fontSize(8.5);
  const warningHeight = document.heightOfString(REFERENCE_ONLY, { width: inner });
  document.font(PAPER_FONT.regular).fontSize(SMALL);
  const footHeight = document.heightOfString(foot, { width: inner }) + warningHeight + 8;
  const footTop = height - MARGIN + 8 - footHeight;
  document.fillColor(INK_COLORS['ink-2']).text(foot, MARGIN, footTop, { width: inner });
  document
    .fillColor(INK_COLORS['critical-ink'])
    .font(PAPER_FONT.bold)
    .fontSize(8.5)
    .text(REFERENCE_ONLY, MARGIN, height - MARGIN + 6 - warningHeight, { width: inner });
  const room = { width: inner, height: footTop - MARGIN - HEADER - 8 };
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height, 1);
  const print = smallestText(drawing) * scale;
  if (print < LEGIBLE) throw new Error(`"${title}" would print text in ${print.toFixed(1)} point`);
  document.save();
  document.translate(MARGIN + (inner - drawing.width * scale) / 2, MARGIN + HEADER).scale(scale);
  draw(document, drawing.marks);
  for (const panel of drawing.panels) {
    document.save().translate(panel.x, panel.y);
    draw(document, panel.marks);
    document.restore();
  }
  document.restore();
}

const smallestText = ({ marks, panels }: Drawing): number =>
  Math.min(...[...marks, ...panels.flatMap((panel) => panel.marks)].map((mark) => ('size' in mark ? mark.size : 99)));

const color = (ink: Ink): string => INK_COLORS[ink];

function draw(document: Document, marks: readonly Mark[]): void {
  for (const mark of marks) {
    if (mark.kind === 'text') {
      document.font(mark.bold === undefined ? PAPER_FONT.regular : PAPER_FONT.bold).fontSize(mark.size);
      const width = document.widthOfString(mark.text);
      const x = mark.x - (mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0);
      document.fillColor(color(mark.fill)).text(mark.text, x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
      continue;
    }
    const { path, fill, stroke, width = 1, dash } = mark;
    if (dash === undefined) document.undash();
    else document.dash(Number(dash.split(' ')[0]), { space: Number(dash.split(' ')[1]) });
    document.path(path).lineWidth(width);
    if (fill !== undefined && stroke !== undefined) document.fillAndStroke(color(fill), color(stroke));
    else if (fill !== undefined) document.fill(color(fill));
    else if (stroke !== undefined) document.stroke(color(stroke));
  }
}

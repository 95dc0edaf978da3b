import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import PDFDocument from 'pdfkit';
import type { Drawing } from './drawing.ts';
import { figureFiles, PUBLIC } from './figure-files.ts';
import { PAPER_FONT } from './paper-font.ts';
import { type Imprint, pdfOf, type Sheet } from './pdf.ts';
import { textWidth } from './text-measure.ts';

const figures = await figureFiles();

for (const { path, pdf } of figures) {
  if (pdf === undefined) continue;
  const file = readFileSync(new URL(`${path}.pdf`, PUBLIC)).toString('latin1');

  test(`${path}.pdf carries every font it uses`, () => {
    assert.deepEqual(fontsOf(file), { embedded: ['Arimo-Bold', 'Arimo-Regular'], missing: [] });
  });

  test(`${path}.pdf prints no letter that its font lacks`, () => {
    const glyphs = glyphsOf(file);
    assert.ok(glyphs.length > 300, `${glyphs.length} letters`);
    assert.ok(!glyphs.includes(NO_GLYPH));
  });
}

for (const { path, pdf } of figures) {
  if (pdf === undefined) continue;
  test(`${path}.pdf: a reader's search finds the title of each page, and the basis below it`, () => {
    const words = wordsOf(readFileSync(new URL(`${path}.pdf`, PUBLIC)).toString('latin1'));
    for (const { title, basis } of pdf.sheets) {
      for (const text of [title, basis]) assert.ok(words.includes(text.replaceAll(' ', '')), text);
    }
  });
}

test('every text in a figure fits the width that the layout kept for it', () => {
  const ruler = new PDFDocument({ autoFirstPage: false, font: PAPER_FONT.regular });
  const drawings = figures.flatMap(({ svg, pdf }) => [
    ...(svg === undefined ? [] : [svg]),
    ...(pdf === undefined ? [] : pdf.sheets.map(({ drawing }) => drawing)),
  ]);
  const marks = drawings.flatMap(({ marks: own, panels }) => [...own, ...panels.flatMap((panel) => panel.marks)]);
  for (const mark of marks) {
    if (mark.kind !== 'text') continue;
    const { text, size, bold = false } = mark;
    const width = ruler
      .font(bold ? PAPER_FONT.bold : PAPER_FONT.regular)
      .fontSize(size)
      .widthOfString(text);
    assert.ok(width <= textWidth(text, size, bold), text);
  }
});

test('the checks find a font left out, a letter that is not in the font and a title that is not on the page', async () => {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.font('Helvetica-Bold').text('Epinephrine').end();
  await ended;
  assert.deepEqual(fontsOf(Buffer.concat(chunks).toString('latin1')), { embedded: [], missing: ['Helvetica-Bold'] });

  const drawing: Drawing = { width: 10, height: 20, label: '', marks: [], panels: [] };
  const imprint: Imprint = { date: '2025-08-21', content: '' };
  const printed = async (title: string): Promise<string> => {
    const sheet: Sheet = { title, drawing, basis: '', notes: [], sources: [] };
    return (await pdfOf({ title, sheets: [sheet], imprint })).toString('latin1');
  };
  assert.ok(glyphsOf(await printed('SpO2 心')).includes(NO_GLYPH));
  assert.ok(!glyphsOf(await printed('SpO2')).includes(NO_GLYPH));
  const words = wordsOf(await printed('Stroke'));
  assert.ok(words.includes('Stroke') && !words.includes('Seizure'));
});

test('a sheet that would print its words below 7 point is refused', async () => {
  const sheet = (width: number): Sheet => {
    const word = { kind: 'text', x: 0, y: 20, text: 'ST up', size: 14, fill: 'ink' } as const;
    const drawing: Drawing = { width, height: 20, label: '', marks: [word], panels: [] };
    return { title: 'Wide', drawing, basis: '', notes: [], sources: [] };
  };
  const imprint: Imprint = { date: '2025-08-21', content: '' };
  await pdfOf({ title: 'Wide', sheets: [sheet(1500)], imprint });
  await assert.rejects(pdfOf({ title: 'Wide', sheets: [sheet(1500), sheet(1700)], imprint }), /6\.4 point/);
});

/** The glyph of a missing character, in every font. */
const NO_GLYPH = '0000';

/**
 * The fonts used by a PDF's text, without subset tags, and which outlines are embedded in the file or missing from it.
 */
function fontsOf(file: string): { embedded: string[]; missing: string[] } {
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const embedded = new Set<string>();
  const missing = new Set<string>();
  for (const body of objects.values()) {
    // A composite font (Type0) has its outlines in its descendant, which is a separate object.
    if (!/\/Type \/Font\n/.test(body) || /\/Subtype \/Type0\n/.test(body)) continue;
    const name = (/\/BaseFont \/(\S+)/.exec(body)?.[1] ?? '').replace(/^[A-Z]{6}\+/, '');
    const descriptor = objects.get(/\/FontDescriptor (\d+) 0 R/.exec(body)?.[1] ?? '') ?? '';
    const outlines = objects.get(/\/FontFile[23] (\d+) 0 R/.exec(descriptor)?.[1] ?? '') ?? '';
    (outlines.includes('stream\n') ? embedded : missing).add(name);
  }
  return { embedded: [...embedded].toSorted(), missing: [...missing].toSorted() };
}

const streamsOf = (file: string): string[] =>
  [...file.matchAll(/>>\nstream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => body);

/** The number of every glyph on a PDF's pages, four hexadecimal digits each. */
const glyphsOf = (file: string): string[] => streamsOf(file).flatMap(glyphsOfPage);

const glyphsOfPage = (content: string): string[] =>
  [...content.matchAll(/\[([^\]]*)\] TJ/g)]
    .flatMap(([, run = '']) => [...run.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);

/**
 * The text that a PDF search finds, without spaces: the glyphs of every page, converted with each font's own character
 * table.
 */
function wordsOf(file: string): string {
  const streams = streamsOf(file);
  const tables = streams.filter((content) => content.includes('beginbfrange')).map(charactersOf);
  return streams
    .flatMap((content) =>
      tables.map((table) =>
        glyphsOfPage(content)
          .map((glyph) => table.get(glyph) ?? '')
          .join(''),
      ),
    )
    .join('\n')
    .replaceAll(' ', '');
}

/** The characters that a font's table assigns, by glyph. */
function charactersOf(table: string): ReadonlyMap<string, string> {
  const ranges = [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '', characters = '']) =>
      (characters.match(/[0-9a-f]+/g) ?? []).map((hex, at): [string, string] => [
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
        String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
      ]),
    ),
  );
}

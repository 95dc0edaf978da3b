import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type FigureFile, figureFiles, PUBLIC } from './figure-files.ts';
import { digestMark, pdfOf } from './pdf.ts';
import { smallPng } from './png.ts';
import { screenshotOf } from './screenshot.ts';
import { svgOf } from './svg.ts';

/** Redraws every algorithm and illustration: npm run figures. Its output is committed. */
async function write({ path, svg, pdf, png }: FigureFile): Promise<void> {
  const file = (ending: string): URL => new URL(`${path}.${ending}`, PUBLIC);
  mkdirSync(new URL('.', file('svg')), { recursive: true });
  if (svg !== undefined) writeFileSync(file('svg'), svgOf(svg));
  if (pdf !== undefined) writeFileSync(file('pdf'), await pdfOf(pdf));
  if (svg !== undefined && png === true) {
    const drawn = svgOf(svg);
    const mark = digestMark(drawn);
    // Different browsers render the same letters slightly differently. So an image that is up to date is not rendered
    // again unless it is deleted.
    const isCurrent = existsSync(file('png')) && readFileSync(file('png')).includes(mark);
    if (!isCurrent) writeFileSync(file('png'), smallPng(screenshotOf(drawn, svg.width, svg.height), mark));
  }
  process.stdout.write(`${path}\n`);
}

for (const file of await figureFiles()) await write(file);

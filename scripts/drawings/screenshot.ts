import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BROWSER_FLAGS, browserPath } from '../../e2e/browser.ts';
import { PAPER_FONT } from './paper-font.ts';

/**
 * Arial is the first font that an SVG names. A machine without Arial would render wider letters, which would be cut off
 * at a panel's edge.
 */
const face = (weight: '400' | '700', file: string): string =>
  `@font-face{font-family:Arial;font-weight:${weight};src:url(data:font/woff;base64,${readFileSync(file, 'base64')})}`;
const FACES = face('400', PAPER_FONT.regular) + face('700', PAPER_FONT.bold);

/**
 * A PNG of an SVG at its natural size, in the font of the printed sheets, rendered by the browser used for the
 * end-to-end tests.
 */
export function screenshotOf(svg: string, width: number, height: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'first60-figures-'));
  try {
    const [page, output] = [join(folder, 'figure.html'), join(folder, 'figure.png')];
    writeFileSync(
      page,
      `<!doctype html><meta charset="utf-8"><style>${FACES}body{margin:0}svg{display:block}</style>${svg}`,
    );
    const flags = [...BROWSER_FLAGS, '--headless', '--hide-scrollbars', '--disable-lcd-text'];
    const size = `--window-size=${Math.ceil(width)},${Math.ceil(height)}`;
    const address = pathToFileURL(page).href;
    const { status, stderr } = spawnSync(browserPath(), [...flags, size, `--screenshot=${output}`, address]);
    if (status !== 0) throw new Error(`The browser could not draw ${svg.slice(0, 80)}: ${stderr.toString()}`);
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_FLAGS, browserPath } from '../../e2e/browser.ts';

/** A PNG of an SVG file at its natural size, taken by the browser of the end-to-end tests. */
export function screenshotOf(file: URL, width: number, height: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'first60-figures-'));
  try {
    const output = join(folder, 'figure.png');
    const flags = [...BROWSER_FLAGS, '--headless', '--hide-scrollbars', '--disable-lcd-text'];
    const size = `--window-size=${Math.ceil(width)},${Math.ceil(height)}`;
    const { status, stderr } = spawnSync(browserPath(), [...flags, size, `--screenshot=${output}`, file.href]);
    if (status !== 0) throw new Error(`The browser could not draw ${file.pathname}: ${stderr.toString()}`);
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

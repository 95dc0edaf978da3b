import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The letters of the printed sheets. A PDF that names Helvetica leaves each viewer and printer to put its own font in
 * its place. Arimo goes into the file, and its widths are Helvetica's, for which the layout is measured.
 */
export const PAPER_FONT = {
  regular: fontFile('400'),
  bold: fontFile('700'),
} as const;

/** The release of the letters, so that a newer one makes the committed files stale. */
export const PAPER_FONT_RELEASE = ((): string => {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(new URL(import.meta.resolve('@fontsource/arimo/package.json')), 'utf8'),
  );
  return `${name}@${version}`;
})();

function fontFile(weight: '400' | '700'): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff`));
}

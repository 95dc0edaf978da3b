import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The font of the printed sheets. If a PDF names Helvetica, each viewer and printer uses its own font, so Arimo is
 * embedded in the file. It has the character widths of Helvetica, for which the layout is measured.
 */
export const PAPER_FONT = {
  regular: fontFile('400'),
  bold: fontFile('700'),
} as const;

/** The font release, so that a newer release makes the committed files stale. */
export const PAPER_FONT_RELEASE = ((): string => {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(new URL(import.meta.resolve('@fontsource/arimo/package.json')), 'utf8'),
  );
  return `${name}@${version}`;
})();

function fontFile(weight: '400' | '700'): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff`));
}

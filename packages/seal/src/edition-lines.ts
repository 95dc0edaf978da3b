/*
 * The file of an edition that a build brings: the manifest and parts, each in a line behind its digest. Canonical JSON has
 * no line break. The file of a few parts has the same form, so that one request brings all that a card needs.
 */

const END = '\n';
const GAP = ' ';

/** The lines of these texts, by their digests. */
export const linesOfTexts = (texts: ReadonlyMap<string, string>): string =>
  [...texts].map(([digest, text]) => `${digest}${GAP}${text}${END}`).join('');

/** The texts of a file by the digests that it claims. Nothing of them is verified. */
export const textsOfLines = (lines: string): Map<string, string> =>
  new Map(
    lines.split(END).flatMap((line) => {
      const gap = line.indexOf(GAP);
      return gap < 0 ? [] : [[line.slice(0, gap), line.slice(gap + 1)] as const];
    }),
  );

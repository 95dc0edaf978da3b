/*
 * The file of an edition that ships with a build. The manifest and each part have a line of their own, preceded by
 * their digest. Canonical JSON contains no line breaks. A file with only a few parts has the same form, so that one
 * request fetches everything that a card needs.
 */

const END = '\n';
const GAP = ' ';

/** The texts as lines, each with its digest. */
export const linesOfTexts = (texts: ReadonlyMap<string, string>): string =>
  [...texts].map(([digest, text]) => `${digest}${GAP}${text}${END}`).join('');

/** The texts of a file, by the digests that the file claims. Nothing is verified. */
export const textsOfLines = (lines: string): Map<string, string> =>
  new Map(
    lines.split(END).flatMap((line) => {
      const gap = line.indexOf(GAP);
      return gap < 0 ? [] : [[line.slice(0, gap), line.slice(gap + 1)] as const];
    }),
  );

import type { Line, SourceKey } from '@first60/edition';

export interface NumberedLine {
  readonly line: Line;
  /** 1, 2, 3 … through the whole list. Headings have no number. */
  readonly number?: number;
}

/** True for a line ending in a colon, which is a heading. */
export const isHeading = ({ text }: Line): boolean => text.trimEnd().endsWith(':');

/** Numbers continue across headings, so that "step 14" names exactly one step of the list. */
export function numberLines(lines: readonly Line[]): NumberedLine[] {
  let number = 0;
  return lines.map((line) => {
    if (isHeading(line)) return { line };
    number += 1;
    return { line, number };
  });
}

/** Each source cited in a list, in order of appearance, with the numbers of the lines that cite it. */
export function sourcesOfLines(lines: readonly Line[]): Array<{ readonly key: SourceKey; readonly lines: number[] }> {
  const found = new Map<SourceKey, number[]>();
  for (const { line, number } of numberLines(lines)) {
    for (const key of line.sources) {
      const numbers = found.get(key) ?? [];
      if (number !== undefined) numbers.push(number);
      found.set(key, numbers);
    }
  }
  return [...found].map(([key, numbers]) => ({ key, lines: numbers }));
}

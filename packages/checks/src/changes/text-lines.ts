import { type LineParts, unsaidParts } from '@first60/edition';
import { statementLines } from './statements.ts';
import type { Fields } from './values.ts';

/** A line with its sources, and with everything else that it holds: a mark, a level, the energies of its shocks. */
export function lineText({
  text,
  sources,
  parts,
  ...more
}: {
  readonly text: string;
  readonly sources?: readonly string[];
  readonly parts?: LineParts;
}): string {
  const unsaid = parts === undefined ? {} : unsaidParts({ text, sources: [], parts });
  const told = statementLines({ ...more, ...unsaid }).filter((statement) => statement !== 'nothing');
  return [
    text,
    ...(told.length === 0 ? [] : [`(${told.join('; ')})`]),
    ...(sources === undefined || sources.length === 0 ? [] : [`[${sources.join(', ')}]`]),
  ].join(' ');
}

/** A heading with its numbered lines below it. An empty list has no heading. */
export const numbered = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading.toUpperCase(), ...lines.map((line, at) => `${at + 1}. ${line}`)];

/** Everything else that an entry holds. */
export const rest = (fields: Fields): readonly string[] => statementLines(fields).filter((line) => line !== 'nothing');

import type { Algorithm } from '@first60/edition';
import { statementLines } from './statements.ts';
import { lineText, numbered, rest } from './text-lines.ts';

/** The whole text of an algorithm: each step with its words and the steps that follow it. */
export function algorithmText({ title, steps, note, ...algorithm }: Algorithm): string {
  return [
    title,
    ...rest(algorithm),
    ...(note === undefined ? [] : [lineText(note)]),
    ...numbered(
      'Steps',
      steps.map(({ lines, exits, ...step }) =>
        [
          ...lines.map(lineText),
          ...statementLines(step),
          ...exits.map((exit) => `Leads ${statementLines(exit).join('; ')}`),
        ].join('\n   '),
      ),
    ),
  ].join('\n');
}

import { statementLines, statementsOf } from '../../packages/checks/src/index.ts';
import { cite, plain } from './markdown.ts';

/** A shorter text may stand in the sheet by chance, "yes" or "3". */
const BY_CHANCE = 3;

/**
 * What of a value its part of the sheet does not hold yet, place by place: who signs the sheet has read all of the
 * edition, also a field for which the sheet has no column.
 */
export function alsoSaid(value: unknown, shown: readonly string[]): string[] {
  const sheet = shown.join('\n');
  const isShown = (where: string, text: string): boolean => {
    // A list that holds nothing says nothing.
    if (text === 'none') return true;
    const words = where.endsWith('sources') ? cite(text.split(', ')) : plain(text);
    return text.length > BY_CHANCE && sheet.includes(words);
  };
  const lines = statementLines(value);
  const more = statementsOf(value, '').flatMap(([where, text], at) => (isShown(where, text) ? [] : [lines[at] ?? '']));
  return more.length === 0 ? [] : ['**Also**', '', ...more.map((line) => `- ${plain(line)}`), ''];
}

/** Lines of the sheet with what they leave out of a value below them. */
export const withAll = (value: unknown, lines: readonly string[]): string[] => [...lines, ...alsoSaid(value, lines)];

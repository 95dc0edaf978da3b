import { statementLines, statementsOf } from '../../packages/checks/src/index.ts';
import { cite, plain } from './markdown.ts';

/** A string of this length or less may occur in the sheet by chance, such as "yes" or "3". */
const BY_CHANCE = 3;

/**
 * The parts of a value that its section of the sheet does not show yet, by their position in the edition. So the person
 * who signs the sheet has read the whole edition, even fields for which the sheet has no column.
 */
export function alsoSaid(value: unknown, shown: readonly string[]): string[] {
  const sheet = shown.join('\n');
  const isShown = (where: string, text: string): boolean => {
    // An empty list needs no line in the sheet.
    if (text === 'none') return true;
    const words = where.endsWith('sources') ? cite(text.split(', ')) : plain(text);
    return text.length > BY_CHANCE && sheet.includes(words);
  };
  const lines = statementLines(value);
  const more = statementsOf(value, '').flatMap(([where, text], at) => (isShown(where, text) ? [] : [lines[at] ?? '']));
  return more.length === 0 ? [] : ['**Also**', '', ...more.map((line) => `- ${plain(line)}`), ''];
}

/** Lines of the sheet, followed by the parts of a value that they leave out. */
export const withAll = (value: unknown, lines: readonly string[]): string[] => [...lines, ...alsoSaid(value, lines)];

import type { Problem } from './problem.ts';

/** Notes a problem at a path in the file being read. */
export type Note = (path: readonly PropertyKey[], sentence: string) => void;

/** Lists the first few known names, for a sentence that reports an unknown name. */
export const known = (names: Iterable<string>): string => {
  const list = [...names];
  return list.length === 0
    ? 'there are none'
    : `known are ${list.slice(0, 8).join(', ')}${list.length > 8 ? ', …' : ''}`;
};

/** Collects the problems of a file in one list. */
export const noteTo =
  (problems: Problem[], problemAt: (path: readonly PropertyKey[], sentence: string) => Problem): Note =>
  (path, sentence) => {
    problems.push(problemAt(path, sentence));
  };

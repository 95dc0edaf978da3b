import type { Problem } from './problem.ts';

/** Notes a problem at a place of the file that is being read. */
export type Note = (path: readonly PropertyKey[], sentence: string) => void;

/** What is known by name, for a sentence that says that something else is not: the nearest few. */
export const known = (names: Iterable<string>): string => {
  const list = [...names];
  return list.length === 0
    ? 'there are none'
    : `known are ${list.slice(0, 8).join(', ')}${list.length > 8 ? ', …' : ''}`;
};

/** The problems of a file collected in one list. */
export const noteTo =
  (problems: Problem[], problemAt: (path: readonly PropertyKey[], sentence: string) => Problem): Note =>
  (path, sentence) => {
    problems.push(problemAt(path, sentence));
  };

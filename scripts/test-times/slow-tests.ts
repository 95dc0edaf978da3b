import type { TestTime } from '../../e2e/times/kept-times.ts';

/** Limit in ms. For a test that takes longer, the reason must be stated. */
const SLOW_MS = 15_000;

export const needsReason = ({ ms }: Pick<TestTime, 'ms'>): boolean => ms > SLOW_MS;

/**
 * True if the comment above a test gives the reason why it is slow.
 * @param line the line number of the test, starting at 1
 */
export function hasReason(source: string, line: number): boolean {
  const above = source.split('\n').slice(0, line - 1);
  const comments = above.slice(above.findLastIndex((text) => !/^\s*(\/\/|\/?\*)/.test(text)) + 1);
  return comments.some((text) => /\bSlow: \S/.test(text));
}

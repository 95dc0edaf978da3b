import type { Line } from '@first60/edition';

/** Two lines that share at least this part of their words are one reworded line. */
const ALIKE = 0.4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9./%-]+/)
    .filter((word) => word !== '');

function likeness(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const shared = left.filter((word) => right.includes(word)).length;
  return shared / Math.max(left.length, right.length, 1);
}

/** The changes of a list of lines: reworded, new and removed lines, changed sources and marks. */
export function lineChanges(title: string, was: readonly Line[], is: readonly Line[]): string[] {
  const gone = was.filter(({ text }) => !is.some((line) => line.text === text));
  const changes: string[] = [];
  for (const line of is) {
    const same = was.find(({ text }) => text === line.text);
    if (same !== undefined) {
      changes.push(...sourceChanges(title, same, line));
      continue;
    }
    const [best] = gone
      .map((old) => ({ old, score: likeness(old.text, line.text) }))
      .filter(({ score }) => score >= ALIKE)
      .toSorted((a, b) => b.score - a.score);
    if (best === undefined) {
      changes.push(`${title}: new: "${line.text}"`);
    } else {
      gone.splice(gone.indexOf(best.old), 1);
      changes.push(`${title}: "${best.old.text}" -> "${line.text}"`, ...sourceChanges(title, best.old, line));
    }
  }
  return [...changes, ...gone.map(({ text }) => `${title}: removed: "${text}"`), ...orderChange(title, was, is)];
}

function sourceChanges(title: string, was: Line, is: Line): string[] {
  const keys = ({ sources }: Line): string => (sources.length === 0 ? 'none' : sources.toSorted().join(', '));
  return [
    ...(keys(was) === keys(is) ? [] : [`${title}: sources of "${is.text}": ${keys(was)} -> ${keys(is)}`]),
    ...(was.review === is.review
      ? []
      : [`${title}: "${is.text}" is ${is.review === undefined ? 'no longer' : 'now'} marked to be confirmed`]),
  ];
}

/** Steps of both editions in a different order. The order is clinical too. */
function orderChange(title: string, was: readonly Line[], is: readonly Line[]): string[] {
  const kept = (one: readonly Line[], other: readonly Line[]): string =>
    one
      .filter(({ text }) => other.some((line) => line.text === text))
      .map(({ text }) => text)
      .join('\n');
  return kept(was, is) === kept(is, was) ? [] : [`${title}: the lines stand in another order`];
}

import type { Compare, Difference } from './difference.ts';
import { orderDifferences } from './order.ts';
import { type Fields, isList, isRecord } from './values.ts';

/** A line of a card, drawing or clock, with everything that it holds besides its text. */
type TextLine = Fields & { readonly text: string };

/** True for a list of lines, which have no name of their own. */
export const isLineList = (list: readonly unknown[]): list is readonly TextLine[] =>
  list.every(
    (entry) =>
      isRecord(entry) &&
      typeof entry.text === 'string' &&
      isList(entry.sources) &&
      !('id' in entry || 'title' in entry),
  );

/** Two lines that share at least this part of their words count as one reworded line. */
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

/** A current line with its previous version; undefined if it is new. */
interface Pair {
  readonly line: TextLine;
  readonly old: TextLine | undefined;
}

/**
 * The differences between two lists of lines: reworded, new and removed lines, their sources and marks, and their
 * order.
 */
export function lineDifferences(
  was: readonly TextLine[],
  is: readonly TextLine[],
  where: string,
  compare: Compare,
): readonly Difference[] {
  const gone = [...was];
  const pairs = paired(is, gone);
  const kept = pairs.flatMap(({ line, old }) => (old === undefined ? [] : [{ line, old }]));
  const newOf = new Map(kept.map(({ line, old }) => [old, line]));
  const before = was.flatMap((old) => newOf.get(old) ?? []);
  const lastKept = is.findLastIndex((line) => newOf.size > 0 && before.includes(line));
  return [
    ...pairs.flatMap(({ line, old }, at) => {
      if (line === old) return [];
      return old === undefined
        ? [{ where, is: `${quoted(line)}${at < lastKept ? ` (line ${at + 1})` : ''}${moreOf(line, compare)}` }]
        : lineDifference(old, line, { where, compare, name: nameIn(is, line, at) });
    }),
    ...gone.map((line) => ({ where, was: `${quoted(line)}${placeIn(was, line)}` })),
    ...orderDifferences(
      before,
      kept.map(({ line }) => line),
      where,
      (line) => nameIn(is, line, is.indexOf(line)),
    ),
  ];
}

/**
 * Pairs each line with its previous version, and removes that from `gone`: first the identical line, then one with the
 * same text, then a similar one.
 */
function paired(is: readonly TextLine[], gone: TextLine[]): readonly Pair[] {
  const takers: ReadonlyArray<(line: TextLine) => TextLine | undefined> = [
    (line) => gone.find((old) => old === line),
    (line) => gone.find(({ text }) => text === line.text),
    (line) =>
      gone
        .map((old) => ({ old, score: likeness(old.text, line.text) }))
        .filter(({ score }) => score >= ALIKE)
        .toSorted((a, b) => b.score - a.score)[0]?.old,
  ];
  const found = new Map<number, TextLine>();
  for (const taker of takers) {
    if (gone.length === 0) break;
    for (const [at, line] of is.entries()) {
      const old = found.has(at) ? undefined : taker(line);
      if (old === undefined) continue;
      found.set(at, old);
      gone.splice(gone.indexOf(old), 1);
    }
  }
  return is.map((line, at) => ({ line, old: found.get(at) }));
}

const quoted = ({ text }: Pick<TextLine, 'text'>): string => `"${text}"`;

/** Names a line by its text, and also by its number if several lines have the same text. */
const nameIn = (list: readonly TextLine[], line: TextLine, at: number): string =>
  list.filter(({ text }) => text === line.text).length > 1 ? `${quoted(line)} (line ${at + 1})` : quoted(line);
const placeIn = (list: readonly TextLine[], line: TextLine): string =>
  list.filter(({ text }) => text === line.text).length > 1 ? ` (line ${list.indexOf(line) + 1})` : '';

/** Everything that a new line holds besides its text and its sources, such as the time of a mark. */
function moreOf({ text: _, sources: __, ...more }: TextLine, compare: Compare): string {
  return compare(undefined, more, '')
    .filter(({ where }) => where !== '')
    .map(({ where, is }) => `${where}: ${is}`)
    .join('');
}

interface LinePlace {
  readonly where: string;
  readonly name: string;
  readonly compare: Compare;
}

function lineDifference(was: TextLine, is: TextLine, { where, name, compare }: LinePlace): readonly Difference[] {
  const { text: before, sources: oldSources, ...old } = was;
  const { text, sources, ...more } = is;
  return [
    ...compare(before, text, where).map((difference) => ({ ...difference, was: quoted(was), is: quoted(is) })),
    ...compare(oldSources, sources, `${where}: sources of ${name}`),
    ...compare(old, more, `${where}: ${name}`),
  ];
}

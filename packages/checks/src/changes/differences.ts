import type { Difference } from './difference.ts';
import { withoutEchoes } from './echoes.ts';
import { entryNames } from './entry-names.ts';
import { isLineList, lineDifferences } from './line-differences.ts';
import { orderDifferences } from './order.ts';
import { statementsOf } from './statements.ts';
import { type Fields, isList, isRecord, isWhole, isWordList, toldApart, wholeText } from './values.ts';
import { wordDifferences } from './word-differences.ts';
import { countsAs, inside } from './words.ts';

/**
 * Every difference between two plain values. It walks everything that is there, so that future fields are reported too.
 * Two values that differ only in the order of their keys have no difference.
 */
export function differences(was: unknown, is: unknown, where: string): readonly Difference[] {
  if (was === is) return [];
  if (was === undefined) return statementsOf(is, where).map(([place, text]) => ({ where: place, is: text }));
  if (is === undefined) return statementsOf(was, where).map(([place, text]) => ({ where: place, was: text }));
  if (isList(was) && isList(is)) return listDifferences(was, is, where);
  const areFigures = isWhole(was) && isWhole(is) && wholeText(was) !== wholeText(is);
  if (isRecord(was) && isRecord(is) && !areFigures) return recordDifferences(was, is, where);
  const [before, after] = toldApart(was, is);
  return [{ where, was: before, is: after }];
}

function recordDifferences(was: Fields, is: Fields, where: string): readonly Difference[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => was[key] !== is[key]);
  return withoutEchoes(
    was,
    is,
    keys.map((key) => ({ key, told: fieldDifferences(was[key], is[key], { where, key }) })),
  );
}

function fieldDifferences(
  was: unknown,
  is: unknown,
  { where, key }: { readonly where: string; readonly key: string },
): readonly Difference[] {
  const absent = countsAs(key);
  const told = differences(was, is, inside(where, key));
  return absent === undefined ? told : told.map((difference) => ({ was: absent, is: absent, ...difference }));
}

function listDifferences(was: readonly unknown[], is: readonly unknown[], where: string): readonly Difference[] {
  // An empty list counts as the same kind of list as the one that it is compared with.
  const [one, other] = [was.length === 0 ? is : was, is.length === 0 ? was : is];
  if (isWordList(one) && isWordList(other)) return wordDifferences(was, is, where);
  if (isLineList(one) && isLineList(other))
    return lineDifferences(was as typeof one, is as typeof other, where, differences);
  return entryDifferences(was, is, where);
}

/** Compares lists of rows, steps or hospitals: each entry with the entry of the same name. */
function entryDifferences(was: readonly unknown[], is: readonly unknown[], where: string): readonly Difference[] {
  const [oldNames, names] = [entryNames(was), entryNames(is)];
  const old = new Map(oldNames.map((name, at) => [name, at]));
  const renamed = (at: number): number | undefined => {
    const isTaken = names.includes(oldNames[at] ?? '') || old.has(names[at] ?? '');
    return !isTaken && at < was.length && areAlike(was[at], is[at]) ? at : undefined;
  };
  const before = names.map((name, at) => old.get(name) ?? renamed(at));
  const kept = before.filter((at) => at !== undefined);
  const gone = [...was.keys()].filter((at) => !kept.includes(at));
  const nameOf = (at: number): string => oldNames[at] ?? '';
  return [
    ...is.flatMap((entry, at) => {
      const from = before[at];
      return from === undefined
        ? differences(undefined, entry, `${where}, ${names[at]}`)
        : differences(was[from], entry, `${where}, ${nameOf(from)}`);
    }),
    ...gone.flatMap((at) => differences(was[at], undefined, `${where}, ${nameOf(at)}`)),
    ...orderDifferences(
      kept.toSorted((a, b) => a - b),
      kept,
      where,
      nameOf,
    ),
  ];
}

/** True when two entries with different names are the same entry, because most of their content is equal. */
function areAlike(was: unknown, is: unknown): boolean {
  const [before, now] = [statementsOf(was, ''), statementsOf(is, '')];
  const said = new Set(before.map(([place, text]) => `${place}: ${text}`));
  const same = now.filter(([place, text]) => said.has(`${place}: ${text}`)).length;
  return same * 2 >= Math.max(before.length, now.length);
}

import type { Algorithm, Drug, Edition, Protocol } from '@first60/edition';
import { sentenceOf } from './difference.ts';
import { differences } from './differences.ts';
import { orderDifferences } from './order.ts';
import { cardChanges } from './protocol-changes.ts';
import { comparedTable, SEEN_IN_ORDER, TABLES } from './tables.ts';
import { isRecord } from './values.ts';
import { spoken } from './words.ts';

/**
 * The changes between two editions as sentences, cards and drugs first. It walks everything that the editions hold,
 * including tables without a known name. Two editions that differ only in the order of their fields have no change.
 */
export function editionChanges(was: Partial<Edition>, is: Partial<Edition>): string[] {
  const known = Object.keys(TABLES);
  const others = [...Object.keys(was), ...Object.keys(is)].filter((table) => table !== 'sha256');
  return [...new Set([...known, ...others])].flatMap((table) => tableChanges(table, was, is));
}

function tableChanges(table: string, was: Partial<Edition>, is: Partial<Edition>): readonly string[] {
  const title = (TABLES as Readonly<Record<string, string>>)[table] ?? spoken(table);
  const { was: before, is: now } = comparedTable(table, was, is);
  if (before === now) return [];
  switch (table) {
    case 'protocols':
      return entryChanges(was.protocols, is.protocols, [table, title], {
        nameOf: (card: Protocol) => card.title,
        introduced: (card) => card.title,
        changed: (old, card) => cardChanges(old, card, is.formulary),
      });
    case 'formulary':
      return entryChanges(was.formulary, is.formulary, [table, title], {
        nameOf: (drug: Drug) => drug.genericName,
        introduced: ({ genericName, presentation, kitNumber }) => `${genericName}, ${presentation}, kit ${kitNumber}`,
        changed: (old, drug) => differences(old, drug, drug.genericName).map(sentenceOf),
      });
    case 'algorithms':
      return entryChanges(was.algorithms, is.algorithms, [table, title], {
        nameOf: (algorithm: Algorithm) => algorithm.title,
        introduced: (algorithm) => `${algorithm.title}, ${algorithm.steps?.length} steps`,
        changed: (old, algorithm) => differences(old, algorithm, `${title}, ${algorithm.id}`).map(sentenceOf),
      });
    default:
      return [
        ...differences(before, now, title).map(sentenceOf),
        ...(SEEN_IN_ORDER.has(table) && isRecord(before) && isRecord(now) ? orderOf(before, now, title) : []),
      ];
  }
}

type Entries<Entry> = Readonly<Partial<Record<string, Entry>>> | undefined;

interface EntryWords<Entry> {
  readonly nameOf: (entry: Entry) => string;
  /** The sentence about a new entry. Its whole text is shown next to the sentences. */
  readonly introduced: (entry: Entry) => string;
  readonly changed: (was: Entry, is: Entry) => readonly string[];
}

/** New, changed and removed cards, drugs and algorithms, and their order. */
function entryChanges<Entry>(
  was: Entries<Entry>,
  is: Entries<Entry>,
  [table, title]: readonly [table: string, title: string],
  { nameOf, introduced, changed }: EntryWords<Entry>,
): readonly string[] {
  const [before, now] = [was ?? {}, is ?? {}];
  const ids = new Set([...Object.keys(before), ...Object.keys(now)]);
  const called = (id: string): string => {
    const entry = now[id] ?? before[id];
    return (entry && nameOf(entry)) ?? id;
  };
  return [
    ...[...ids].flatMap((id) => {
      const [old, entry] = [before[id], now[id]];
      if (entry === undefined) return old === undefined ? [] : [`${title} removed: ${called(id)}, with its whole text`];
      if (old === undefined) return [`New ${title.toLowerCase()}: ${introduced(entry)}`];
      return old === entry ? [] : changed(old, entry);
    }),
    ...(SEEN_IN_ORDER.has(table) ? orderOf(before, now, `${title}s`, called) : []),
  ];
}

/** Reports when the entries that both editions hold have a different order. */
function orderOf(
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
  title: string,
  called: (id: string) => string = (id) => id,
): readonly string[] {
  const [before, now] = [Object.keys(was), Object.keys(is)];
  if (before.every((key, at) => key === now[at])) return [];
  const kept = (keys: readonly string[], others: readonly string[]) => {
    const there = new Set(others);
    return keys.filter((key) => there.has(key));
  };
  return orderDifferences(kept(before, now), kept(now, before), title, called).map(sentenceOf);
}

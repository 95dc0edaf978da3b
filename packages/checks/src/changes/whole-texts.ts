import type { Algorithm, Drug, Edition, Protocol } from '@first60/edition';
import { algorithmText } from './algorithm-text.ts';
import { cardText } from './card-text.ts';
import { differences } from './differences.ts';
import { drugText } from './drug-text.ts';
import { entryNames } from './entry-names.ts';
import { statementLines } from './statements.ts';
import { comparedTable, TABLES, type Table } from './tables.ts';
import { isList, isRecord } from './values.ts';
import { spoken } from './words.ts';

/** The whole text of a new, changed or removed card, drug or other entry, as a crew reads it. */
export interface WholeText {
  /** "Protocol: Stroke" */
  readonly title: string;
  /** null if it is new. */
  readonly before: string | null;
  /** null if it is removed. */
  readonly after: string | null;
}

/** Tables whose sentences contain everything that they hold: search words, and facts about the edition itself. */
const SAID_IN_SENTENCES: ReadonlySet<string> = new Set<Table>([
  'groups',
  'constants',
  'synonyms',
  'spokenWords',
  'spokenCombinations',
  'wordFamilies',
  'id',
  'date',
  'schemaVersion',
]);

/** The whole texts of everything that differs between two editions, entry by entry, cards and drugs first. */
export function wholeTexts(was: Partial<Edition>, is: Partial<Edition>): readonly WholeText[] {
  const others = [...Object.keys(was), ...Object.keys(is)].filter((table) => table !== 'sha256');
  return [...new Set([...Object.keys(TABLES), ...others])].flatMap((table) => textsOfTable(table, was, is));
}

function textsOfTable(table: string, was: Partial<Edition>, is: Partial<Edition>): readonly WholeText[] {
  if (SAID_IN_SENTENCES.has(table)) return [];
  const compared = comparedTable(table, was, is);
  if (compared.was === compared.is) return [];
  const [before, now] = [entriesOf(compared.was), entriesOf(compared.is)];
  const title = (TABLES as Readonly<Record<string, string>>)[table] ?? spoken(table);
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const [old, entry] = [before.get(name), now.get(name)];
    if (old === entry || differences(old, entry, '').length === 0) return [];
    return [
      {
        title: `${title}: ${titleOf(entry ?? old) ?? name}`,
        before: old === undefined ? null : textOf(table, old, was),
        after: entry === undefined ? null : textOf(table, entry, is),
      },
    ];
  });
}

function entriesOf(table: unknown): ReadonlyMap<string, unknown> {
  if (isList(table)) {
    const names = entryNames(table);
    return new Map(table.map((entry, at) => [names[at] ?? '', entry]));
  }
  return new Map(isRecord(table) ? Object.entries(table) : []);
}

function titleOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  return [entry.genericName, entry.title, entry.name].find((name) => typeof name === 'string');
}

function textOf(table: string, entry: unknown, edition: Partial<Edition>): string {
  switch (table) {
    case 'protocols':
      return cardText(entry as Protocol, edition.formulary ?? {});
    case 'formulary':
      return drugText(entry as Drug);
    case 'algorithms':
      return algorithmText(entry as Algorithm);
    default:
      return statementLines(entry).join('\n');
  }
}

import type { GasPart } from '../../files/act/gas.ts';
import type { InWords, Keyed } from '../../files/act/in-words.ts';
import type { Vessel } from '../../files/act/preparation.ts';
import type { Kept } from '../../files/act/storage.ts';
import type { InTable, TableWord, WordFigure, WordTable } from '../../files/act/table-words.ts';
import { quantityText } from '../../model/quantity-text.ts';
import type { ActTables } from '../act-tables.ts';
import { known, type Note } from '../notes.ts';
import type { WordRow } from '../word-tables.ts';
import { gasWords } from './gas-words.ts';

type Path = readonly PropertyKey[];

/** The printed name of a drug, which a fluid is called by. */
type NameOf = (drug: string) => string | undefined;

/**
 * A file with words in place of its keys. A key that its table does not have is noted, and so is a figure that the word
 * does not take. What warnings mean is left out: the reader follows it, and no crew reads it.
 */
export function inWords<Part>(part: Part, tables: ActTables | undefined, nameOf: NameOf, note: Note): InWords<Part> {
  const wordsOf = (value: unknown, at: Path): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => wordsOf(entry, [...at, index]));
    if (typeof value !== 'object' || value === null) return value;
    if (isKeyed(value)) return keyedWords(value, { tables, nameOf, note: (sentence) => note(at, sentence) });
    return Object.fromEntries(
      Object.entries(value).flatMap(([field, entry]) =>
        field === 'means' ? [] : [[field, wordsOf(entry, [...at, field])]],
      ),
    );
  };
  return wordsOf(part, []) as InWords<Part>;
}

const isKeyed = (value: object): value is Keyed =>
  ('table' in value && 'words' in value) || 'gas' in value || 'kept' in value || 'vessel' in value;

interface Surroundings {
  readonly tables: ActTables | undefined;
  readonly nameOf: NameOf;
  readonly note: (sentence: string) => void;
}

function keyedWords(keyed: Keyed, around: Surroundings): string {
  if ('kept' in keyed) return keptWords(keyed.kept);
  if ('vessel' in keyed) return vesselWords(keyed.vessel, around);
  if ('table' in keyed) return tableWords(keyed, around);
  noteFlows(keyed.gas, around);
  const wordOf = (table: WordTable) => (key: string) => wordText({ key }, table, around);
  return gasWords(keyed.gas, {
    device: wordOf('devices'),
    step: wordOf('steps'),
    condition: (key) => conditionText(key, around) ?? unknown(key, 'conditions', around),
  });
}

/** Notes a flow that its device does not take. */
function noteFlows(parts: readonly GasPart[], { tables, note }: Surroundings): void {
  for (const part of parts) {
    if (!('flow' in part)) continue;
    for (const key of part.by ?? []) {
      const takes = tables?.words?.devices?.[key]?.flow;
      if (takes === undefined || (takes.low <= part.flow.low && part.flow.high <= takes.high)) continue;
      const [given, taken] = [part.flow, takes].map(({ low, high }) => (low === high ? low : `${low}-${high}`));
      note(`"${key}" takes ${taken} L/min, and ${given} L/min is given by it: correct the flow or the device.`);
    }
  }
}

const conditionText = (key: string, { tables }: Surroundings): string | undefined => tables?.conditions[key]?.say;

/** How the words of a list are joined, by their table. */
const JOINED: Readonly<Record<WordTable, (texts: readonly string[]) => string>> = {
  sites: (texts) => texts.join(', '),
  devices: (texts) => (texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`),
  steps: (texts) => texts.join(', '),
  circumstances: (texts) => texts.join(', '),
  warnings: (texts) => texts.join(' '),
};

const tableWords = ({ table, words }: InTable, around: Surroundings): string =>
  JOINED[table](words.map((word) => wordText(word, table, around)));

/** Tables in which a key is looked up where its own does not have it: what narrows a stop may be a condition or a step. */
const ALSO: Readonly<Partial<Record<WordTable, readonly WordTable[]>>> = { circumstances: ['steps'] };

function wordText({ key, figure }: TableWord, table: WordTable, around: Surroundings): string {
  const { tables, note } = around;
  const rows = tables?.words?.[table];
  // An edition without the table has words of its own.
  if (rows === undefined) return figure === undefined ? key : `${key} ${figureText(figure)}`;
  const row = rows[key] ?? (ALSO[table] ?? []).map((other) => tables?.words?.[other]?.[key]).find(Boolean);
  if (row === undefined) {
    const condition = table === 'circumstances' ? conditionText(key, around) : undefined;
    return condition ?? unknown(key, table, around);
  }
  noteDrugs(key, row, around);
  if (row.takes === undefined && figure !== undefined)
    note(`"${key}" takes no figure: leave "${figureText(figure)}" out.`);
  if (row.takes !== undefined && figure?.unit !== row.takes) {
    const unit = row.takes === 'count' ? '5' : `5 ${row.takes}`;
    note(
      `"${key}" takes a figure${row.takes === 'count' ? '' : ` in ${row.takes}`}: write it behind the key, like "${key} ${unit}".`,
    );
  }
  return figure === undefined ? row.say : row.say.replace('{}', figureText(figure));
}

function noteDrugs(key: string, { drugs = [] }: WordRow, { tables, nameOf, note }: Surroundings): void {
  const missing = tables === undefined ? [] : drugs.filter((drug) => nameOf(drug) === undefined);
  for (const drug of missing) note(`"${key}" names the drug "${drug}", which is not stocked: use other words.`);
}

const figureText = ({ low, high, unit }: WordFigure): string =>
  `${high === undefined ? low : `${low}-${high}`}${unit === 'count' ? '' : ` ${unit}`}`;

function unknown(key: string, table: WordTable | 'conditions', { tables, note }: Surroundings): string {
  const rows = table === 'conditions' ? tables?.conditions : tables?.words?.[table];
  note(`"${key}" is no key of tables/${table}.yaml: ${known(Object.keys(rows ?? {}))}.`);
  return key;
}

function keptWords({ cold, dark, from, to, daysOut }: Kept): string {
  return [
    ...(cold ? ['cold'] : []),
    ...(dark ? ['away from light'] : []),
    ...(from === undefined ? [] : [`${from}-${to} °C`]),
    ...(daysOut === undefined ? [] : [`at most ${daysOut} days out of the refrigerator`]),
  ].join(', ');
}

function vesselWords(vessel: Vessel, { nameOf, note }: Surroundings): string {
  if ('bag' in vessel) return `a ${quantityText(vessel.bag)} bag`;
  const name = nameOf(vessel.fluid);
  if (name === undefined)
    note(`There is no drug "${vessel.fluid}": write the name of a file of drugs/ without its ending.`);
  return name ?? vessel.fluid;
}

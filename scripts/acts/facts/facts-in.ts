import { basename } from 'node:path';
import { actsFile } from '../../../packages/edition/src/files/act-file.ts';
import { conditionsFile } from '../../../packages/edition/src/files/act-tables.ts';
import { protocolFile } from '../../../packages/edition/src/files/protocol-file.ts';
import {
  circumstanceWordsFile,
  deviceWordsFile,
  siteWordsFile,
  stepWordsFile,
  warningWordsFile,
} from '../../../packages/edition/src/files/word-tables.ts';
import { problemText } from '../../../packages/edition/src/index.ts';
import { parseFile } from '../../../packages/edition/src/read/parse-file.ts';
import type { Fact } from './fact.ts';
import { factsOfAct } from './facts-of-act.ts';
import { factsOfDrug, factsOfLine } from './facts-of-drug.ts';
import type { KnownWords } from './known-words.ts';
import { type UsedWords, usesIn } from './used-words.ts';

type AnySchema = Parameters<typeof parseFile>[2];

const WORD_FILES = {
  sites: siteWordsFile,
  devices: deviceWordsFile,
  steps: stepWordsFile,
  circumstances: circumstanceWordsFile,
  warnings: warningWordsFile,
} as const;

const DRUG = /^acts\/[^/]+\.yaml$/;
const CARD = /^protocols\/.+\.yaml$/;

/**
 * Every fact that the acts of a content folder state, as they are written, and those that lines of cards add.
 * @param texts the files of the folder by path
 */
export function factsIn(texts: ReadonlyMap<string, string>): readonly Fact[] {
  const conditions = contentOf('tables/conditions.yaml', texts, conditionsFile);
  const filesOf = <Schema extends AnySchema>(pattern: RegExp, schema: Schema) =>
    [...texts.keys()]
      .filter((file) => pattern.test(file))
      .map((file) => ({ name: basename(file, '.yaml'), value: contentOf(file, texts, schema) }));
  const drugs = filesOf(DRUG, actsFile);
  const cards = filesOf(CARD, protocolFile);
  const rows = Object.fromEntries(
    Object.entries(WORD_FILES).flatMap(([table, schema]) => {
      const file = `tables/${table}.yaml`;
      return texts.has(file) ? [[table, contentOf(file, texts, schema)]] : [];
    }),
  ) as UsedWords['rows'];
  const known = { rows, conditions: new Set(Object.keys(conditions)) };
  const used: UsedWords = { ...known, uses: usesIn([...drugs, ...cards], known) };
  const classes = new Map(drugs.map(({ name, value }) => [name, value.classes]));
  const knownFor = (drug: string): KnownWords => {
    const own = classes.get(drug) ?? [];
    const related = [...classes].filter(([, keys]) => keys.some((key) => own.includes(key))).map(([name]) => name);
    return { conditions, related, used };
  };
  return [
    ...drugs.flatMap(({ name, value }) => {
      const known = knownFor(name);
      return [
        ...factsOfDrug(value, known).map((fact) => ({ place: name, ...fact })),
        ...Object.entries(value.acts).flatMap(([id, act]) =>
          factsOfAct(act, known).map((fact) => ({ place: `${name}/${id}`, ...fact })),
        ),
      ];
    }),
    ...cards.flatMap(({ name, value }) =>
      value.medications.flatMap((line) =>
        factsOfLine(line, knownFor(line.give.split('/')[0] ?? '')).map((fact) => ({
          place: `${name}: ${line.give}`,
          ...fact,
        })),
      ),
    ),
  ];
}

/** @throws Error for a file that the reader refuses: `npm run content:check` says all that is wrong. */
function contentOf<Schema extends AnySchema>(file: string, texts: ReadonlyMap<string, string>, schema: Schema) {
  const parsed = parseFile(file, texts.get(file) ?? '', schema);
  if ('value' in parsed) return parsed.value;
  throw new Error(parsed.map(problemText).join('\n'));
}

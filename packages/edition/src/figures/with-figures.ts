import type { ParsedFile } from '../read/parse-file.ts';
import type { PrintedDrug } from '../read/printed/printed-drug.ts';
import type { Problem } from '../read/problem.ts';
import type { FigurePlace } from './figure-text.ts';
import { drugNamesIn, literalDoses, literalsOfOurs } from './literal-dose.ts';
import { withFigures } from './put-in.ts';

type Path = readonly PropertyKey[];

/** Fields where amounts may be written out: names, presentations, search words, and arguments about other agencies. */
const FREE = new Set([
  'genericName',
  'tallMan',
  'brandNames',
  'presentation',
  'synonyms',
  'spokenWords',
  'spokenCombinations',
  'source',
  'topic',
  'grounds',
  'question',
]);
/** The notes about the doses in other guidelines. */
const OF_OTHERS = 'guidelineNotes';

/** The drugs of an edition by id, and a pattern that matches their names. */
export interface StockedDrugs {
  readonly drugs: ReadonlyMap<string, PrintedDrug>;
  readonly names: RegExp;
  /** The works that texts may quote, by key; `false` for a requirement. */
  readonly works: NonNullable<FigurePlace['works']>;
  /** Drugs whose own files have a problem, so that a figure of theirs may be missing because of it. */
  readonly broken: ReadonlySet<string>;
}

export const stockedDrugs = (
  drugs: ReadonlyMap<string, PrintedDrug>,
  works: NonNullable<FigurePlace['works']>,
  broken: ReadonlySet<string> = new Set(),
): StockedDrugs => ({ drugs, names: drugNamesIn(drugs.values()), works, broken });

/** Facts about the file being filled in: its own drug, and whether written-out doses are refused in it. */
interface Filling {
  readonly drug?: string;
  readonly refuseLiterals: boolean;
}

/**
 * Fills in the figures named in braces in a file's texts. A figure that cannot be filled in is reported as a problem at
 * its place, and so is a written-out dose.
 */
export function withFiguresOf<Value>(
  { drugs, names, works, broken }: StockedDrugs,
  file: ParsedFile<Value>,
  problems: Problem[],
  { drug, refuseLiterals }: Filling,
): ParsedFile<Value> {
  const textOf = (text: string, path: Path): string => {
    const place = { ...placeAt(drugs, drug, file.value, path), works, broken };
    const note = (sentence: string) => problems.push(file.problemAt(path, sentence));
    if (refuseLiterals && !path.some((key) => FREE.has(String(key)))) {
      const literals = path.includes(OF_OTHERS)
        ? literalsOfOurs(text)
        : literalDoses(text, place.drug !== undefined || names.test(text));
      for (const dose of literals) note(writtenOut(dose));
    }
    return withFigures(text, place, note);
  };
  const filled = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return textOf(value, path);
    if (Array.isArray(value)) return value.map((entry, at) => filled(entry, [...path, at]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, [...path, key])]));
  };
  return { ...file, value: filled(file.value, []) as Value };
}

const writtenOut = (dose: string): string =>
  `"${dose}" is written out: name the act that gives it, like "{adenosine/svt-first adult}", or a figure of its drug; what another work gives is "{${/\d/.test(dose) && !/ mL| L/.test(dose) ? dose : '5 mg'} by la-1309}", and a volume of no drug "{20 mL of flush}".`;

/**
 * What an omitted name refers to: in a drug's file, the drug; in a card's medication line or a calculator's row, the act
 * named there.
 */
function placeAt(drugs: FigurePlace['drugs'], drug: string | undefined, file: unknown, path: Path): FigurePlace {
  return drug === undefined ? { drugs, ...given(file, path) } : { drugs, drug };
}

/** The drug and the act named by the entry around a text. */
function given(file: unknown, [block, at]: Path): Pick<FigurePlace, 'drug' | 'act'> {
  const entries = file as Readonly<Record<PropertyKey, unknown>>;
  const entry = block === 'medications' ? (entries[block] as readonly unknown[])[Number(at)] : entries[block ?? ''];
  if (typeof entry !== 'object' || entry === null || !('give' in entry)) return {};
  const [drug, act] = String(entry.give).split('/');
  return { ...(drug !== undefined && { drug }), ...(act !== undefined && { act }) };
}

import { isOfList, type ToldLine } from './told-line.ts';

/** A medication line or row whose label or route has changed. */
export interface RenamedEntry {
  readonly place: string;
  readonly drug?: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The entries that have other words in the later edition. Of the entries of a drug at one place that are gone and those
 * that are new, the two with the most lines in common are the same entry, so that only what differs in it is listed.
 */
export function renamedEntries(before: readonly ToldLine[], after: readonly ToldLine[]): readonly RenamedEntry[] {
  const later = entriesByPlace(after);
  return [...entriesByPlace(before)].flatMap(([key, entries]) => {
    const now = later.get(key);
    if (now === undefined) return [];
    const gone = new Map([...entries].filter(([entry]) => !now.has(entry)));
    const added = new Map([...now].filter(([entry]) => !entries.has(entry)));
    return pairsOf(gone, added).map(([from, to]) => {
      const { place = '', drug } = entries.get(from)?.[0] ?? {};
      return { place, ...(drug !== undefined && { drug }), from, to };
    });
  });
}

type Entries = ReadonlyMap<string, readonly ToldLine[]>;

function entriesByPlace(lines: readonly ToldLine[]): ReadonlyMap<string, Entries> {
  const named = lines.filter((line) => line.entry !== undefined && !isOfList(line));
  const places = Map.groupBy(named, ({ place, drug = '' }) => `${place}\t${drug}`);
  return new Map([...places].map(([key, own]) => [key, Map.groupBy(own, ({ entry = '' }) => entry)]));
}

function pairsOf(gone: Entries, added: Entries): ReadonlyArray<readonly [from: string, to: string]> {
  const shared = [...gone].flatMap(([from, was]) =>
    [...added].map(([to, is]) => ({ from, to, count: sharedLines(was, is) })),
  );
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to, count } of shared.toSorted((one, other) => other.count - one.count)) {
    if (count === 0 || pairs.has(from) || taken.has(to)) continue;
    pairs.set(from, to);
    taken.add(to);
  }
  return [...pairs];
}

function sharedLines(was: readonly ToldLine[], is: readonly ToldLine[]): number {
  const contents = ({ kind, patient, what, text }: ToldLine) => JSON.stringify([kind, patient, what, text]);
  const known = new Set(was.map(contents));
  return is.filter((line) => known.has(contents(line))).length;
}

/** The lines with the later words of each entry, also in the lists of other lines that name it. */
export const withEntries = (lines: readonly ToldLine[], renamed: readonly RenamedEntry[]): readonly ToldLine[] =>
  renamed.reduce<readonly ToldLine[]>(
    (all, one) => all.map((line) => (line.drug === one.drug || isNaming(line, one) ? withEntry(line, one) : line)),
    lines,
  );

const isNaming = ({ text }: ToldLine, { drug, from }: RenamedEntry): boolean => text === `${drug}: ${from}`;

function withEntry(line: ToldLine, { place, drug, from, to }: RenamedEntry): ToldLine {
  const { entry, text } = line;
  if (isNaming(line, { place, from, to, ...(drug !== undefined && { drug }) }))
    return { ...line, text: `${drug}: ${to}` };
  if (text === from) return { ...line, text: to };
  if (line.place !== place || entry === undefined) return line;
  if (entry === from || entry.startsWith(`${from}, `)) return { ...line, entry: to + entry.slice(from.length) };
  return line;
}

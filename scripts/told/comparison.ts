import { renamedEntries, withEntries } from './renamed-entries.ts';
import { isOfList, lineText, type ToldLine } from './told-line.ts';

/** A text that differs between two editions. */
export interface Difference {
  /** `doses` for a figure that a patient gets. */
  readonly kind: 'doses' | 'words';
  readonly drug?: string;
  /** The place, and what is there: "card seizures, medications: Seizure; IV/IO: child, volume". */
  readonly where: string;
  readonly patient?: string;
  /** Absent for a text that is new. */
  readonly was?: string;
  /** Absent for a text that is gone. */
  readonly is?: string;
}

/** Every difference between the lines of two editions. */
export function differencesOf(before: readonly ToldLine[], after: readonly ToldLine[]): readonly Difference[] {
  const renamed = renamedEntries(before, after);
  const was = withEntries(before, renamed);
  const [gone, added] = [without(was, after), without(after, was)];
  return [
    ...renamed.map(
      ({ place, drug, from, to }): Difference => ({
        kind: 'words',
        ...(drug !== undefined && { drug }),
        where: `${place}: label and route`,
        was: from,
        is: to,
      }),
    ),
    ...listDifferences(gone.filter(isOfList), added.filter(isOfList)),
    ...keyedDifferences(
      gone.filter((line) => !isOfList(line)),
      added.filter((line) => !isOfList(line)),
    ),
  ];
}

function without(lines: readonly ToldLine[], others: readonly ToldLine[]): readonly ToldLine[] {
  const texts = new Set(others.map(lineText));
  return lines.filter((line) => !texts.has(lineText(line)));
}

/**
 * Where a line belongs. A sentence without an entry has the drug that it names, which may differ with its words, so the
 * drug is no part of its place.
 */
const placeKey = ({ kind, place, drug, entry, patient }: ToldLine): string =>
  JSON.stringify([kind, place, entry === undefined ? '' : drug, entry, patient]);

function keyedDifferences(gone: readonly ToldLine[], added: readonly ToldLine[]): readonly Difference[] {
  const key = (line: ToldLine) => `${placeKey(line)} ${line.what}`;
  return paired(Map.groupBy(gone, key), Map.groupBy(added, key)).map(([was, is]) => differenceOf(was, is));
}

/**
 * Differences of lists. A text that only moved because another one was added or removed before it is no difference. If
 * nothing was added or removed, the order itself differs.
 */
function listDifferences(gone: readonly ToldLine[], added: readonly ToldLine[]): readonly Difference[] {
  const [before, after] = [Map.groupBy(gone, placeKey), Map.groupBy(added, placeKey)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((list) => {
    const [was, is] = [before.get(list) ?? [], after.get(list) ?? []];
    const lost = remaining(was, is);
    const found = remaining(is, was);
    const changed = Array.from({ length: Math.max(lost.length, found.length) }, (_, at) =>
      differenceOf(lost[at], found[at]),
    );
    const [first] = was;
    if (first === undefined || lost.length !== found.length || lost.length === was.length) return changed;
    const positions = (lines: readonly ToldLine[]) => lines.map(({ what, text }) => `${what} ${text}`).join('; ');
    const moved = (lines: readonly ToldLine[], of: readonly ToldLine[]) => lines.filter((line) => !of.includes(line));
    const order = differenceOf({ ...first, what: 'order', text: positions(moved(was, lost)) }, undefined);
    return [...changed, { ...order, is: positions(moved(is, found)) }];
  });
}

/** The lines whose text is not among the others. */
function remaining(lines: readonly ToldLine[], others: readonly ToldLine[]): readonly ToldLine[] {
  const texts = others.map(({ text }) => text);
  return lines.filter(({ text }) => {
    const at = texts.indexOf(text);
    if (at >= 0) texts.splice(at, 1);
    return at < 0;
  });
}

type Lines = ReadonlyMap<string, readonly ToldLine[]>;

const paired = (before: Lines, after: Lines): ReadonlyArray<readonly [ToldLine | undefined, ToldLine | undefined]> =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key) ?? [], after.get(key) ?? []];
    return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => [was[at], is[at]] as const);
  });

function differenceOf(was: ToldLine | undefined, is: ToldLine | undefined): Difference {
  const line = is ?? was;
  if (line === undefined) throw new Error('a difference without a line');
  const { kind, place, drug = was?.drug, entry, patient, what } = line;
  return {
    kind: kind === 'dose' ? 'doses' : 'words',
    ...(drug !== undefined && { drug }),
    where: [place, entry, what].filter((part) => part !== undefined).join(': '),
    ...(patient !== undefined && { patient }),
    ...(was && { was: was.text }),
    ...(is && { is: is.text }),
  };
}

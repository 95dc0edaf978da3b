import type { DrugFile, RegimenFile } from '../files/drug-file.ts';
import type { CautionEntry, FaceCautionEntry } from '../files/line-file.ts';
import type { SourceKey } from '../ids.ts';
import type { Caution } from '../model/line.ts';
import type { LineReader } from './lines.ts';

/** What the face of a drug or of a row says. One without a source of its own rests on those of the drug or row. */
export const faceCautionsOf = (entries: readonly FaceCautionEntry[], sources: readonly SourceKey[]): Caution[] =>
  entries.map(({ say, source, ...face }) => ({ text: say, sources: source.length > 0 ? source : sources, ...face }));

/** The cautions of a drug and of the rows that a calculator gives, which none of its rows may lose. */
export const inheritedCautions = (drug: DrugFile, regimens: readonly RegimenFile[]): Caution[] => [
  ...faceCautionsOf(drug.cautions, drug.source),
  ...regimens.flatMap(({ row }) => (row === undefined ? [] : faceCautionsOf(row.cautions, row.source))),
];

/** The cautions of a calculator's row: what it inherits, then its own. None is said twice. */
export function cautionsOf(
  inherited: readonly Caution[],
  read: LineReader,
  entries: readonly CautionEntry[],
  ...path: readonly PropertyKey[]
): readonly Caution[] {
  const own = entries.map((entry, at): Caution => {
    if (!('level' in entry)) return read(entry, ...path, at);
    const { say, source, ...face } = entry;
    return { text: say, sources: source, ...face };
  });
  const all = [...inherited, ...own];
  return all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
}

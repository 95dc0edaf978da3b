import type { DrugFile, RegimenFile } from '../files/drug-file.ts';
import type { CautionEntry, FaceCautionEntry } from '../files/line-file.ts';
import type { SourceKey } from '../ids.ts';
import type { Caution } from '../model/line.ts';
import type { LineReader } from './lines.ts';

/**
 * The cautions shown on the face of a drug or row. A caution without its own source uses the sources of the drug or
 * row.
 */
export const faceCautionsOf = (entries: readonly FaceCautionEntry[], sources: readonly SourceKey[]): Caution[] =>
  entries.map(({ say, source, ...face }) => ({ text: say, sources: source.length > 0 ? source : sources, ...face }));

/** The cautions of a drug and of the regimens that a calculator uses. Every calculator row must keep them. */
export const inheritedCautions = (drug: DrugFile, regimens: readonly RegimenFile[]): Caution[] => [
  ...faceCautionsOf(drug.cautions, drug.source),
  ...regimens.flatMap(({ row }) => (row === undefined ? [] : faceCautionsOf(row.cautions, row.source))),
];

/** The cautions of a calculator's row: the inherited ones, then its own, without repeats. */
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

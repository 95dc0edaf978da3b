import type { CautionEntry } from '../files/line-file.ts';
import type { Caution } from '../model/line.ts';
import type { LineReader } from './lines.ts';

/** The cautions of a calculator's row: those of its acts, then its own, without repeats. */
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

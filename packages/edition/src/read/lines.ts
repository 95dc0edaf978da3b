import type { LineEntry } from '../files/line-file.ts';
import type { Line } from '../model/line.ts';
import type { Note } from './notes.ts';

/** Turns the entries of one file into lines. A shared line is looked up by its name. */
export type LineReader = (entry: LineEntry, ...path: readonly PropertyKey[]) => Line;

/** A line reader that notes a problem when no shared line has the given name. */
export const lineReader =
  (shared: ReadonlyMap<string, Line>, note: Note): LineReader =>
  (entry, ...path) => {
    if ('use' in entry) {
      const line = shared.get(entry.use);
      if (line === undefined) note(path, `There is no shared line "${entry.use}": write its name as in lines/.`);
      return line ?? { text: entry.use, sources: [] };
    }
    const { say, source, ...rest } = entry;
    return { text: say, sources: source, ...rest };
  };

/** The lines of a list. Each is read with its position in the list. */
export const linesOf = (
  read: LineReader,
  entries: readonly LineEntry[],
  ...path: readonly PropertyKey[]
): readonly Line[] => entries.map((entry, at) => read(entry, ...path, at));

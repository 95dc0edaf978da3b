import type { ClockPlan } from '@first60/clinical';
import type { ClocksFile } from '../files/arrest-file.ts';
import type { LineEntry } from '../files/line-file.ts';
import type { LineReader } from './lines.ts';
import { known, type Note } from './notes.ts';

/** Inputs for the clocks, in addition to their file. */
interface Surroundings {
  /** Ids of the cards. */
  readonly cards: readonly string[];
  readonly read: LineReader;
  readonly note: Note;
}

/** The running clocks, in the order of their file. */
export const clocksOf = (file: ClocksFile, { cards, read, note }: Surroundings): readonly ClockPlan[] =>
  Object.entries(file).map(([id, { title, protocol, anchor, marks, repeat, several, again }]) => {
    if (!cards.includes(protocol)) note([id, 'protocol'], `There is no card "${protocol}": ${known(cards)}.`);
    const sourced = (entry: LineEntry, ...path: readonly PropertyKey[]) => {
      const { text, sources } = read(entry, id, ...path);
      return { text, sources };
    };
    const repeated = repeat && { ...repeat, ...sourced(repeat.text, 'repeat', 'text') };
    return {
      id,
      title,
      protocol,
      anchor,
      marks: marks.map((mark, at) => ({ at: mark.at, ...sourced(mark.text, 'marks', at, 'text') })),
      ...(repeated && { repeat: repeated }),
      ...(several && { several }),
      ...(again && { again }),
    };
  });

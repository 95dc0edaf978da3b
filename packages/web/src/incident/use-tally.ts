import { useMemo } from 'react';
import { useKeptText } from './kept-text.ts';
import { counted, NO_TALLY, readTally, type Tally, type TallyChange, undone, writeTally } from './tally.ts';

/** The casualties that this user counted on this device. */
export function useTally() {
  const { text, isStored, change } = useKeptText('triage-tally');
  const apply = (to: (tally: Tally) => Tally) => change((before) => writeTally(to(readTally(before))));
  return {
    tally: useMemo(() => readTally(text), [text]),
    isStored,
    count: (one: TallyChange) => apply((tally) => counted(tally, one)),
    undo: () => apply(undone),
    reset: () => apply(() => NO_TALLY),
  };
}

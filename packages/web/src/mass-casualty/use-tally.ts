import { useMemo } from 'react';
import { useUserScope } from '../session/use-user-scope.ts';
import { changeUserText, useUserText } from '../session/user-text.ts';
import { counted, NO_TALLY, readTally, type Tally, type TallyChange, undone, writeTally } from './tally.ts';

/** The casualties that this user counted on this device. */
export function useTally() {
  const scope = useUserScope();
  const { text, isStored } = useUserText('triage-tally');
  const apply = (to: (tally: Tally) => Tally) =>
    changeUserText(scope, 'triage-tally', (before) => writeTally(to(readTally(before))));
  return {
    tally: useMemo(() => readTally(text), [text]),
    isStored,
    count: (one: TallyChange) => apply((tally) => counted(tally, one)),
    undo: () => apply(undone),
    reset: () => apply(() => NO_TALLY),
  };
}

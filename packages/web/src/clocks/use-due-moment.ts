import { type ClockMoment, momentDue, type RunningClock } from '@first60/clinical';
import { useEffect } from 'react';
import { useSeenUntil } from './seen-moments.ts';

export interface DueMoment {
  readonly clock: RunningClock;
  readonly moment: ClockMoment;
}

/** What was told by a tone. Kept beside the strip, which another screen draws anew. */
let told: string | undefined;

/** What the clocks say and nobody has put away: that which came last. A tone tells it where an arrest has its cues on. */
export function useDueMoment(clocks: readonly RunningClock[]): DueMoment | undefined {
  const seenUntil = useSeenUntil();
  const due = clocks
    .flatMap((clock): DueMoment[] => {
      const moment = clock.plan && momentDue(clock.plan, clock.elapsed, seenUntil(clock));
      return moment === undefined ? [] : [{ clock, moment }];
    })
    .toSorted((one, other) => sinceDue(one) - sinceDue(other))[0];
  const key = due && `${due.clock.id}@${due.moment.at}`;
  useEffect(() => {
    if (key === undefined || key === told) return;
    told = key;
    // Nothing is heard but where the sound of an arrest is open. Without this part the strip says it in words.
    import('../arrest/sound/arrest-sound.ts').then(
      ({ cueTone }) => cueTone('clock'),
      () => undefined,
    );
  }, [key]);
  return due;
}

const sinceDue = ({ clock, moment }: DueMoment): number => clock.elapsed - moment.at * 1_000;

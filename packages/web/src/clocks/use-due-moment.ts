import { type ClockMoment, momentDue, type RunningClock } from '@first60/clinical';
import { useEffect } from 'react';
import { useSeenUntil } from './seen-moments.ts';

export interface DueMoment {
  readonly clock: RunningClock;
  readonly moment: ClockMoment;
}

/**
 * The last message that was announced by a tone. It is kept outside the strip, because each screen renders the strip
 * again.
 */
let told: string | undefined;

/** The latest message of the clocks that nobody has dismissed. A tone announces it while the sound of an arrest is on. */
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
    // It is audible only while the sound of an arrest is open. If this part does not load, the strip still shows the words.
    import('../arrest/sound/arrest-sound.ts').then(
      ({ cueTone }) => cueTone('clock'),
      () => undefined,
    );
  }, [key]);
  return due;
}

const sinceDue = ({ clock, moment }: DueMoment): number => clock.elapsed - moment.at * 1_000;

import { type ClockMoment, momentDue, type RunningClock } from '@first60/clinical';
import { useEffect } from 'react';
import { useSeenUntil } from './seen-moments.ts';

export interface DueMoment {
  readonly clock: RunningClock;
  readonly moment: ClockMoment;
}

/**
 * The last message that was announced by a tone. It is kept outside the strip, because each screen renders a new strip.
 */
let told: string | undefined;

/** The clocks' latest message that nobody has dismissed. A tone announces it while an arrest's sound is on. */
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
    // The tone is audible only while an arrest's sound is open. If this part does not load, the strip still shows the
    // words.
    import('../arrest/sound/arrest-sound.ts').then(
      ({ cueTone }) => cueTone('clock'),
      () => undefined,
    );
  }, [key]);
  return due;
}

const sinceDue = ({ clock, moment }: DueMoment): number => clock.elapsed - moment.at * 1_000;

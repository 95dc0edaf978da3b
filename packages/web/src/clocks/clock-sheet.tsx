import type { RunningClock } from '@first60/clinical';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { AllClocks } from './all-clocks.tsx';
import { clockName } from './clock-words.ts';
import { OneClock } from './one-clock.tsx';
import { type OpenedClock, openClock } from './opened-clock.ts';

interface ClockSheetProps {
  opened: OpenedClock;
  clocks: readonly RunningClock[];
  onStop: (clock: RunningClock) => void;
  /** Starts a clock again and opens it. */
  onAgain: (clock: RunningClock) => void;
}

/** Shows one clock with its messages, or all clocks and those that can be started. */
export function ClockSheet({ opened, clocks, onStop, onAgain }: ClockSheetProps) {
  const clock = opened === 'all' ? undefined : clocks.find(({ id }) => id === opened.id);
  const close = () => openClock(undefined);
  if (clock === undefined)
    return (
      <DialogFrame
        open={opened === 'all'}
        title={m.clock_title()}
        close={m.clock_close()}
        onClose={close}
        action={null}
      >
        <AllClocks clocks={clocks} />
      </DialogFrame>
    );
  return (
    <DialogFrame
      open
      title={clockName(clock)}
      close={m.clock_close()}
      onClose={close}
      action={
        <Button
          variant="secondary"
          size="main"
          onClick={() => {
            close();
            onStop(clock);
          }}
        >
          {m.clock_stop()}
        </Button>
      }
    >
      <OneClock key={clock.id} clock={clock} onAgain={() => onAgain(clock)} />
    </DialogFrame>
  );
}

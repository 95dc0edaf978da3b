import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { TimeOfDayField } from './time-of-day-field.tsx';

const MINUTES_AGO = [0, 1, 2, 5, 10, 30] as const;
const MINUTE_MS = 60_000;

interface BeganFieldProps {
  /** True if a time of day can be entered too. */
  byTime: boolean;
  /** Called with the time since the start, in milliseconds. */
  onBegan: (ago: number) => void;
}

/** Asks when a clock began: now, some minutes ago, or at a time of day. */
export function BeganField({ byTime, onBegan }: BeganFieldProps) {
  return (
    <fieldset>
      <legend className="font-bold">{m.clock_began_ago()}</legend>
      <div className="mt-1 grid grid-cols-3 gap-2 max-2xs:grid-cols-2">
        {MINUTES_AGO.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            onClick={() => onBegan(minutes * MINUTE_MS)}
            className="px-1! leading-tight"
          >
            {minutes === 0 ? m.clock_now() : m.clock_minutes_ago({ minutes })}
          </Button>
        ))}
      </div>
      {byTime && <TimeOfDayField onBegan={onBegan} />}
    </fieldset>
  );
}

import { useId, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { agoOfTime } from './ago-of-time.ts';

const MINUTES_AGO = [0, 1, 2, 5, 10, 30] as const;
const MINUTE_MS = 60_000;

interface BeganFieldProps {
  /** It may also be said as a time of day. */
  byTime: boolean;
  /** How long ago, in milliseconds. */
  onBegan: (ago: number) => void;
}

/** When a clock began: now, some minutes ago, or at a time of day within the last 24 hours. */
export function BeganField({ byTime, onBegan }: BeganFieldProps) {
  const id = useId();
  const [time, setTime] = useState('');
  const ago = agoOfTime(time, new Date());
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
      {byTime && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <label htmlFor={id} className="flex flex-1 flex-col text-sm font-semibold">
            {m.clock_at_time()}
            <input
              id={id}
              type="time"
              value={time}
              onChange={(event) => setTime(event.target.value)}
              className="min-h-12 rounded-lg border border-line bg-surface px-3 text-lg text-ink"
            />
          </label>
          <Button variant="secondary" disabled={ago === undefined} onClick={() => ago !== undefined && onBegan(ago)}>
            {m.clock_set()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

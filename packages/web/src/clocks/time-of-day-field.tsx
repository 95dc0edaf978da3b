import { useId, useState } from 'react';
import { dayOfWeekText, recentTimeText } from '../device/moment-text.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { type TimeOfDay, timeOfDay } from './time-of-day.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const DAY_MS = 86_400_000;
const CONTROL = 'min-h-12 rounded-lg border border-line bg-surface px-3 text-lg text-ink';

/** Fields for a time of day and its date. @param onBegan how long ago, in milliseconds */
export function TimeOfDayField({ onBegan }: { onBegan: (ago: number) => void }) {
  const id = useId();
  const [time, setTime] = useState('');
  const [day, setDay] = useState<number>();
  const now = new Date();
  const reading = timeOfDay(time, day, now);
  const asks = reading.kind === 'which-day';
  const note = noteOf(reading, time, now);
  const set = () => {
    // Computed again, because the sheet may have been open for a while.
    const present = timeOfDay(time, day, new Date());
    if (present.kind === 'now') onBegan(0);
    if (present.kind === 'ago') onBegan(present.ago);
  };
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-end gap-2">
        <label htmlFor={`${id}-time`} className="flex flex-1 flex-col text-sm font-semibold">
          {m.clock_at_time()}
          <input
            id={`${id}-time`}
            type="time"
            value={time}
            onChange={(event) => setTime(event.target.value)}
            aria-describedby={`${id}-note`}
            className={CONTROL}
          />
        </label>
        <label htmlFor={`${id}-day`} className="flex flex-1 flex-col text-sm font-semibold">
          {m.clock_day()}
          <select
            id={`${id}-day`}
            value={day ?? (asks ? '' : 0)}
            onChange={(event) => setDay(event.target.value === '' ? undefined : Number(event.target.value))}
            aria-invalid={asks || undefined}
            className={`${CONTROL} aria-invalid:border-2 aria-invalid:border-critical`}
          >
            {asks && <option value="">{m.clock_day_choose()}</option>}
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {dayWords(days, now)}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary" disabled={reading.kind !== 'ago' && reading.kind !== 'now'} onClick={set}>
          {m.clock_set()}
        </Button>
      </div>
      <p id={`${id}-note`} role="status" className="text-sm font-semibold">
        {note}
      </p>
    </div>
  );
}

function noteOf(reading: TimeOfDay, time: string, now: Date): string | undefined {
  switch (reading.kind) {
    case 'now':
      return m.clock_ahead({ time, now: recentTimeText(now.getTime(), now.getTime()) });
    case 'which-day':
      return m.clock_which_day({ time });
    case 'to-come':
      return m.clock_to_come({ time });
    case 'ago':
    case 'none':
      return undefined;
  }
}

function dayWords(days: number, now: Date): string {
  if (days === 0) return m.clock_today();
  if (days === 1) return m.clock_yesterday();
  return dayOfWeekText(now.getTime() - days * DAY_MS);
}

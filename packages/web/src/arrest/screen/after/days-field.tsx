import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { CONTROL_CLASS, FieldFrame } from '../../../ui/fields/field.tsx';
import { DAYS_KEPT, daysKept, keepDays } from '../../log/days-kept.ts';

const CHOICES = Array.from({ length: DAYS_KEPT.most - DAYS_KEPT.least + 1 }, (_, nth) => nth + DAYS_KEPT.least);

/** The number of days that this device keeps an arrest after its end. */
export function DaysField() {
  const [days, setDays] = useState(daysKept);
  const choose = (chosen: number) => {
    keepDays(chosen);
    setDays(daysKept());
  };
  return (
    <div className="print:hidden">
      <FieldFrame name="code-days" label={m.arrest_after_days()} hint={m.arrest_after_days_text()}>
        {(control) => (
          <select
            {...control}
            value={days}
            onChange={(event) => choose(Number(event.target.value))}
            className={`${CONTROL_CLASS} max-w-60`}
          >
            {CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {daysText(choice)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  );
}

function daysText(days: number): string {
  if (days === DAYS_KEPT.usual) return m.arrest_after_days_usual();
  return days === 1 ? m.arrest_after_days_one() : m.arrest_after_days_of({ count: days });
}

import { m } from '../../../../paraglide/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { timeText } from '../../../time-text.ts';
import { after } from '../hand-over-text.ts';
import { readTime } from './read-time.ts';

/** It takes about half a minute until somebody has a hand free for the phone. */
const STEP_MS = 30_000;

interface TimeFieldProps {
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  autoFocus?: boolean;
}

/** A time in the arrest. It can be typed, or moved back by half a minute per press. */
export function TimeField({ text, error, onText, autoFocus = false }: TimeFieldProps) {
  const time = readTime(text);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        name="time"
        label={m.arrest_after_amend_field()}
        value={text}
        error={error}
        autoFocus={autoFocus}
        autoComplete="off"
        className="max-w-40"
        onValue={onText}
      />
      <Button
        variant="secondary"
        className="shrink-0"
        disabled={time === undefined}
        onClick={() => time !== undefined && onText(typedTime(time - STEP_MS))}
      >
        <span aria-hidden className="figure whitespace-nowrap">
          {m.arrest_after_step()}
        </span>
        <span className="sr-only">{m.arrest_after_step_whole()}</span>
      </Button>
    </div>
  );
}

/** A time as the field shows it: "4:05", "-1:00". */
export const typedTime = (t: number): string => (t < 0 ? `-${timeText(-t)}` : timeText(t));

/** The typed time, or the sentence that explains why it is invalid. A time after the end of the log is not allowed. */
export function timeOfText(
  text: string,
  latest: number,
): { readonly t: number } | { readonly t?: never; readonly why: string } {
  const t = readTime(text);
  if (t === undefined) return { why: m.arrest_after_amend_wrong() };
  // Seconds are rounded down when shown.
  return t > latest ? { why: m.arrest_after_amend_late({ time: after(latest) }) } : { t };
}

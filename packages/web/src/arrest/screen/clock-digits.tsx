import { m } from '../../paraglide/messages.js';

/** The digits of a clock. Screen readers find them by their label, but do not announce every second. */
export function ClockDigits({ label, text, className = '' }: { label: string; text: string; className?: string }) {
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={m.arrest_clock_reads({ clock: label, time: text })}
      className={`figure ${className}`}
    >
      {text}
    </span>
  );
}

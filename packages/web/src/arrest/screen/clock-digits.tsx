import { m } from '../../paraglide/messages.js';

/** The digits of a clock. Screen readers find them by the name when they look, and are not told each second. */
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

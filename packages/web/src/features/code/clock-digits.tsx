/** The digits of a clock. Screen readers find them by the name when they look, and are not told each second. */
export function ClockDigits({ label, text, className = '' }: { label: string; text: string; className?: string }) {
  return (
    <span role="timer" aria-live="off" aria-label={`${label} ${text}`} className={`figure ${className}`}>
      {text}
    </span>
  );
}

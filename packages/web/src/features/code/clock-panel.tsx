import type { ReactNode } from 'react';

/** What a clock is in. Each has its own border, so that no color has to tell it. */
export type ClockState = 'runs' | 'soon' | 'stop' | 'quiet';

const STATES: Readonly<Record<ClockState, string>> = {
  runs: 'border-2 border-line bg-surface text-ink',
  soon: 'border-4 border-double border-amber-ink bg-amber-soft text-amber-ink',
  stop: 'border-4 border-critical-ink bg-critical-soft text-critical-ink',
  quiet: 'border-2 border-dashed border-line-soft bg-surface text-ink',
};

interface ClockPanelProps {
  title: ReactNode;
  /** The state in a word. */
  word: string;
  state: ClockState;
  /** How much of the span has passed, 0 to 1. */
  passed?: number | undefined;
  className?: string;
  children: ReactNode;
}

/** One clock with its name, its state in a word, and how far it has run as a bar. */
export function ClockPanel({ title, word, state, passed, className = '', children }: ClockPanelProps) {
  return (
    <div
      className={`flex min-w-0 flex-col items-center justify-between overflow-hidden rounded-xl px-1 py-0.5 text-center leading-tight ${STATES[state]} ${className}`}
    >
      <p className="flex w-full flex-wrap items-baseline justify-center gap-x-1.5 text-sm font-semibold">
        <span>{title}</span>
        <span className="font-extrabold">{word}</span>
      </p>
      {children}
      {passed !== undefined && (
        <div aria-hidden className="h-2 w-full overflow-hidden rounded-full border border-current">
          <div className="h-full bg-current" style={{ inlineSize: `${Math.round(100 * Math.min(1, passed))}%` }} />
        </div>
      )}
    </div>
  );
}

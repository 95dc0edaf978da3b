import type { ReactNode } from 'react';

/** A clock's state. Each state has its own border, so that it does not rely on color. */
export type ClockState = 'runs' | 'soon' | 'stop' | 'quiet';

/** A second line inside the border, so that nothing moves when the state changes. */
const WITHIN = 'arrest-within';

const STATES: Readonly<Record<ClockState, string>> = {
  runs: 'border-line bg-surface text-ink',
  soon: `border-amber-ink bg-amber-soft text-amber-ink ${WITHIN} outline-double`,
  stop: `border-critical-ink bg-critical-soft text-critical-ink ${WITHIN}`,
  quiet: 'border-dashed border-line-soft bg-surface text-ink',
};

interface ClockPanelProps {
  title: ReactNode;
  /** The state in a word. */
  word: string;
  /** A count next to the state. It is left out completely if there is no room. */
  count?: string | undefined;
  state: ClockState;
  /** The part of the span that has passed, 0 to 1. */
  passed?: number | undefined;
  className?: string;
  children: ReactNode;
}

/** A clock with its name, its state in a word, and a progress bar. */
export function ClockPanel({ title, word, count, state, passed, className = '', children }: ClockPanelProps) {
  return (
    <div
      className={`flex min-w-0 flex-col items-center justify-between overflow-hidden rounded-xl border-2 px-1 py-0.5 text-center leading-tight ${STATES[state]} ${className}`}
    >
      <p className="flex h-[1lh] w-full shrink-0 flex-wrap items-baseline justify-center gap-x-1.5 overflow-hidden text-sm leading-tight font-semibold whitespace-nowrap max-xs:text-xs">
        <span>{title}</span>
        <span className="font-extrabold">{word}</span>
        {count !== undefined && <span className="figure">{count}</span>}
      </p>
      <div className="my-auto w-full">{children}</div>
      {passed !== undefined && (
        <div aria-hidden className="arrest-passed overflow-hidden rounded-full border border-current">
          <div className="h-full bg-current" style={{ inlineSize: `${Math.round(100 * Math.min(1, passed))}%` }} />
        </div>
      )}
    </div>
  );
}

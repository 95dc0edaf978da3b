import type { ReactNode } from 'react';

/** A list of terms, each with what is stored for it. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-line-soft rounded-xl border border-line-soft bg-surface shadow-card">{children}</dl>
);

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="font-semibold text-ink-2">{term}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  );
}

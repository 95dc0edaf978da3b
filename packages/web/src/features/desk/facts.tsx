import type { ReactNode } from 'react';

/** A list of terms with their values. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr] sm:gap-y-2">{children}</dl>
);

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-ink-2">{term}</dt>
      <dd className="mb-2 min-w-0 font-semibold wrap-anywhere sm:mb-0">{children}</dd>
    </>
  );
}

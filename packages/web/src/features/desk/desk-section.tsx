import { type ReactNode, useId } from 'react';

interface DeskSectionProps {
  title: string;
  children: ReactNode;
}

/** One topic on a screen, in a box with a heading. */
export function DeskSection({ title, children }: DeskSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line-soft bg-surface p-4 shadow-card print:border-0 print:p-0"
    >
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

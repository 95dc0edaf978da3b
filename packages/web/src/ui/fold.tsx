import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** Something quiet that opens in place. Not a heading: the outline of the card stays short. */
export function Fold({ title, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="border-t border-line-soft print:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between gap-2 text-start text-sm font-semibold text-ink-2"
      >
        {title}
        <ChevronDown aria-hidden className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && <div className="pb-3">{children}</div>}
    </div>
  );
}

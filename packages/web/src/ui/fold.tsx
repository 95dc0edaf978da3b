import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  /** Shown next to the title, open or closed. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Secondary content that opens in place. It is not a heading, so the outline of the card stays short. */
export function Fold({ title, beside, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="border-t border-line-soft print:hidden">
      <div className={`flex items-center gap-2 ${beside === undefined ? '' : 'py-2'}`}>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 min-w-0 flex-1 items-center justify-between gap-2 text-start text-sm font-semibold text-ink-2"
        >
          {title}
          <ChevronDown aria-hidden className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
        {beside}
      </div>
      {open && <div className="pb-3">{children}</div>}
    </div>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { FoundSpot } from '../card/found.ts';
import { FoundText } from './found-text.tsx';

interface FoldedPartProps {
  heading: string;
  /** Number of lines under the heading, shown while the part is closed. */
  count: number;
  /** Set when a search found the heading. */
  found?: FoundSpot | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A heading inside a section that opens and closes the content below it. */
export function FoldedPart({ heading, count, found, open, onOpen, children }: FoldedPartProps) {
  return (
    <div className="mb-1 print:mb-0.5">
      <h5 data-found={found && ''}>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between gap-2 text-start font-bold text-accent-ink print:min-h-0"
        >
          <span>
            <FoundText text={heading} found={found} />
            {!open && <span className="ms-2 text-sm text-ink-2">{m.protocol_part_steps({ count })}</span>}
          </span>
          <ChevronDown aria-hidden className={`size-5 shrink-0 text-ink-2 print:hidden ${open ? 'rotate-180' : ''}`} />
        </button>
      </h5>
      {open && <div className="pb-2 print:pb-0.5">{children}</div>}
    </div>
  );
}

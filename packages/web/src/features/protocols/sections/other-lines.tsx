import type { MedicationLine } from '@first60/edition';
import { Ban, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownName } from '../../../doses/on-card/stocked-drug.ts';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';

interface OtherLinesProps {
  lines: readonly MedicationLine[];
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The rows of these lines. */
  children: ReactNode;
}

/** The lines with doses for patients of other weights or ages, folded under a row that names their drugs. */
export function OtherLines({ lines, open, onOpen, children }: OtherLinesProps) {
  const edition = useCard();
  const names = [...new Set(lines.map((line) => shownName(edition, line)))].join(', ');
  return (
    <div className="border-t border-line-soft">
      <h5>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
          className="flex min-h-12 w-full items-center gap-2 rounded-lg px-2 py-1.5 text-start -outline-offset-3"
        >
          <Ban aria-hidden className="size-5 shrink-0 text-ink-2" />
          <span className="min-w-0 flex-1">
            <span className="font-bold">{m.protocol_dose_others({ count: lines.length })}</span>{' '}
            <span className="block text-sm text-ink-2">{names}</span>
          </span>
          <ChevronDown aria-hidden className={`size-5 shrink-0 text-ink-2 ${open ? 'rotate-180' : ''}`} />
        </button>
      </h5>
      {open && <ul>{children}</ul>}
    </div>
  );
}

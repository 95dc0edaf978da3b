import { ChevronDown, ChevronRight } from 'lucide-react';
import { flushSync } from 'react-dom';
import { FavoriteStar } from '../../favorites/favorite-star.tsx';
import { m } from '../../paraglide/messages.js';
import { MarkedTerm } from '../../search/marks/marked-term.ts';
import { MedicationDetail } from './medication-detail.tsx';
import type { MedicationEntry } from './medication-entry.ts';
import { MedicationHead } from './medication-head.tsx';
import type { Details } from './use-details.ts';

export const detailId = (entry: MedicationEntry): string => `medication-${entry.id}`;

interface ItemsProps {
  entries: readonly MedicationEntry[];
  details: Details;
  /** The list is under its kit, so the kit is not named again. */
  inKit?: boolean;
  /** The search term, which is marked in the text. */
  term?: string | undefined;
}

/** Medications as cards that open in place. On a wide screen, as rows. */
export function MedicationItems({ entries, details, inKit = false, term = '' }: ItemsProps) {
  const Item = details.wide ? Row : Card;
  return (
    <MarkedTerm value={term}>
      <ul className="@container flex flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className={details.anyOpen && !details.isOpen(entry.id) ? 'print:hidden' : undefined}>
            <Item entry={entry} details={details} inKit={inKit} />
          </li>
        ))}
      </ul>
    </MarkedTerm>
  );
}

interface ItemProps {
  entry: MedicationEntry;
  details: Details;
  inKit: boolean;
}

const BUTTON = 'flex w-full gap-2 p-3 text-start';

function Card({ entry, details, inKit }: ItemProps) {
  const open = details.isOpen(entry.id);
  return (
    <article className="rounded-lg border border-line-soft bg-surface">
      <div className="relative">
        <h3>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? detailId(entry) : undefined}
            onClick={() => details.toggle(entry.id)}
            className={`${BUTTON} min-h-30 items-start @max-2xs:flex-col`}
          >
            <MedicationHead entry={entry} withKit={!inKit} />
            <span className="flex min-h-12 shrink-0 flex-col items-center justify-end self-end text-sm font-semibold text-accent-ink @max-2xs:flex-row @max-2xs:self-start print:hidden">
              {m.medications_details()}
              <ChevronDown aria-hidden className={`size-6 ${open ? 'rotate-180' : ''}`} />
            </span>
          </button>
        </h3>
        {entry.reference !== undefined && (
          <div className="absolute end-4 top-1 @max-2xs:top-auto @max-2xs:bottom-3 print:hidden">
            <FavoriteStar id={entry.id} name={entry.name} />
          </div>
        )}
      </div>
      {open && (
        <div id={detailId(entry)} className="border-t border-line-soft px-3 pt-3">
          <MedicationDetail entry={entry} />
        </div>
      )}
    </article>
  );
}

function Row({ entry, details, inKit }: ItemProps) {
  const open = details.isOpen(entry.id);
  const toggle = () => {
    flushSync(() => details.toggle(entry.id));
    const detail = document.getElementById(detailId(entry));
    // Scrolls only if the head is out of sight.
    if (detail !== null && detail.getBoundingClientRect().top < 0) detail.scrollIntoView({ block: 'start' });
  };
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? detailId(entry) : undefined}
      onClick={toggle}
      className={`${BUTTON} items-center rounded-lg border border-line-soft bg-surface aria-expanded:border-accent aria-expanded:bg-accent-soft aria-expanded:inset-ring-2 aria-expanded:inset-ring-accent`}
    >
      <MedicationHead entry={entry} withKit={!inKit} />
      <span className="sr-only">{m.medications_details()}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
    </button>
  );
}

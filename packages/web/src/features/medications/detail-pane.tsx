import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FavoriteStar } from '../../favorites/favorite-star.tsx';
import { m } from '../../paraglide/messages.js';
import { ListPane } from '../../ui/list-pane.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MedicationDetail } from './medication-detail.tsx';
import type { MedicationEntry } from './medication-entry.ts';
import { MedicationHead } from './medication-head.tsx';
import { detailId } from './medication-items.tsx';
import type { Details } from './use-details.ts';

interface DetailPaneProps {
  /** The list's name, under which its scroll position is stored. */
  name: string;
  /** All items that the list shows. */
  entries: readonly MedicationEntry[];
  details: Details;
  /** The list. */
  children: ReactNode;
}

/** The list. On a wide screen the chosen medication is next to it. */
export function DetailPane({ name, entries, details, children }: DetailPaneProps) {
  if (!details.wide || entries.length === 0) return children;
  const chosen = entries.find(({ id }) => details.isOpen(id));
  return (
    <div className="grid grid-cols-[22rem_minmax(0,1fr)] items-start gap-4 xl:grid-cols-[26rem_minmax(0,1fr)] print:block">
      <ListPane name={name}>{children}</ListPane>
      {chosen === undefined ? (
        <Notice Icon={PanelRight}>{m.medications_choose()}</Notice>
      ) : (
        <article
          id={detailId(chosen)}
          className="scroll-mt-18 rounded-xl border border-line-soft bg-surface p-4 pb-0 shadow-card"
        >
          <div className="mb-4 flex items-start gap-2">
            <h3 className="min-w-0 flex-1">
              <MedicationHead entry={chosen} />
            </h3>
            {chosen.reference !== undefined && <FavoriteStar key={chosen.id} id={chosen.id} name={chosen.name} />}
          </div>
          <MedicationDetail entry={chosen} />
        </article>
      )}
    </div>
  );
}

import type { DraftSummary } from '@first60/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { draftStateText } from '../draft/draft-state.ts';

/** A link to a draft, with its status. */
export function DraftRow({ draft }: { draft: DraftSummary }) {
  return (
    <li>
      <Link
        href={`/desk/drafts/${draft.id}`}
        className="flex min-h-16 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-bold wrap-anywhere">
            {m.desk_edition_named({ version: draft.version, title: draft.title })}
          </span>
          <span className="block text-sm text-ink-2">{draftStateText(draft)}</span>
          <span className="block text-sm text-ink-2">{m.desk_written_by({ names: draft.authors.join(', ') })}</span>
        </span>
        <ChevronRight aria-hidden className="size-6 shrink-0 text-ink-2 rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

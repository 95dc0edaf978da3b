import type { EditionSummary } from '@first60/contract';
import { BookOpen, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { momentText } from '../../../device/moment-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { useEditions } from '../desk-client.ts';
import { DeskQuery } from '../desk-query.tsx';
import { DeskSection } from '../desk-section.tsx';
import { devicesText } from '../words/devices-text.ts';

/** Every published edition, newest first. */
export function HistorySection() {
  return (
    <DeskSection title={m.desk_history()}>
      <DeskQuery query={useEditions()}>{(editions) => <History editions={editions} />}</DeskQuery>
    </DeskSection>
  );
}

function History({ editions }: { editions: readonly EditionSummary[] }) {
  if (editions.length === 0) return <Notice Icon={BookOpen}>{m.desk_history_none()}</Notice>;
  return (
    <ul className="flex flex-col gap-2">
      {editions.map((edition) => (
        <li key={edition.version}>
          <Link
            href={`/desk/editions/${edition.version}`}
            className="flex min-h-16 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-bold wrap-anywhere">{m.desk_edition_named(edition)}</span>
              <span className="block text-sm text-ink-2">
                {m.desk_published_on({ when: momentText(edition.publishedAt), name: edition.publishedBy })}
              </span>
              <span className="block text-sm text-ink-2">
                {edition.restores !== null && `${m.desk_restores({ version: edition.restores })} · `}
                {devicesText(edition.devices)}
              </span>
            </span>
            <ChevronRight aria-hidden className="size-6 shrink-0 text-ink-2 rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

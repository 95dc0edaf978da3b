import { useWorks } from '../../../edition/shown-card.ts';
import { type CitedSource, SourceList } from '../../../edition/source-list.tsx';
import { m } from '../../../paraglide/messages.js';

/** Works that the card cites. */
export function CardSources({ sources }: { sources: readonly CitedSource[] }) {
  const works = useWorks();
  return works === undefined ? (
    <p className="text-sm text-ink-2">{m.loading()}</p>
  ) : (
    <SourceList sources={sources} works={works} />
  );
}

import type { EditionCover } from '@first60/edition';
import { lazy, Suspense, useMemo, useState } from 'react';
import { hasContentNews } from '../../edition/content-seen.ts';
import { useCover } from '../../edition/live-edition.ts';
import { withEdition } from '../../edition/load-edition.ts';
import { useEditionStatus } from '../../edition/sealed/edition-status.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Alert } from '../../ui/alert.tsx';

const ContentChanges = lazy(() =>
  withEdition(() => import('./content-changes.tsx')).then((module) => ({ default: module.ContentChanges })),
);

/**
 * After an update: the cards and drugs that the new edition has changed for this user. Its space is reserved from the
 * start.
 */
export function ContentNews() {
  const scope = useUserScope();
  const cover = useCover();
  const { shown } = useEditionStatus();
  const isNews = useMemo(() => hasContentNews(scope, cover), [scope, cover]);
  const [seen, setSeen] = useState<EditionCover>();
  if (!isNews || seen === cover) return null;
  return (
    <Alert tone="info" title={m.content_updated({ edition: shown === undefined ? cover.id : String(shown.version) })}>
      <Suspense fallback={<p className="min-h-24">{m.content_comparing()}</p>}>
        <ContentChanges onSeen={() => setSeen(cover)} />
      </Suspense>
    </Alert>
  );
}

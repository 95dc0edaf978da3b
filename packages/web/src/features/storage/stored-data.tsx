import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useArrestLogs } from '../../arrest/log/use-arrest-logs.ts';
import { useSavedAssessments } from '../../assessments/saved-assessments.ts';
import { momentText } from '../../device/moment-text.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { useFavorites } from '../../favorites/favorites.ts';
import { useFavoriteProtocols } from '../../favorites/kept-protocols.ts';
import { waitingChanges } from '../../favorites/outbox/change.ts';
import { useOutbox } from '../../favorites/outbox/outbox-store.ts';
import { totalCounted } from '../../mass-casualty/tally.ts';
import { useMethaneReport } from '../../mass-casualty/use-methane-report.ts';
import { useTally } from '../../mass-casualty/use-tally.ts';
import { measuredFiles, type OfflineReadiness, type StoredFiles } from '../../offline/offline-readiness.ts';
import { m } from '../../paraglide/messages.js';
import { useConfirmedAt } from '../../session/identity.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from './fact.tsx';
import { filesText } from './files-text.ts';
import { type Persistence, usePersistence } from './persistence.ts';

const PERSISTENCE: Record<Persistence, () => string> = {
  unknown: m.storage_persistence_unknown,
  lasting: m.storage_persistence_lasting,
  temporary: m.storage_persistence_temporary,
};

export function StoredData({ readiness }: { readiness: OfflineReadiness }) {
  const edition = useEdition();
  const files = useMeasuredFiles(readiness);
  const favorites = useFavorites();
  const protocols = useFavoriteProtocols();
  const assessments = useSavedAssessments();
  const { tally } = useTally();
  const report = useMethaneReport();
  const confirmedAt = useConfirmedAt();
  const { logs: codes, isLoaded } = useArrestLogs(useUserScope().userId);
  const waiting = waitingChanges(useOutbox()).length;
  const [persistence, askForPersistence] = usePersistence();
  return (
    <Facts>
      <Fact term={m.storage_files()}>{filesText(readiness, files)}</Fact>
      <Fact term={m.storage_edition()}>
        {m.storage_edition_value({ id: edition.id, version: __APP_VERSION__ })}
        <span className="block text-sm text-ink-2">
          {m.storage_edition_digest({ digest: edition.sha256.slice(0, 12) })}
        </span>
      </Fact>
      <Fact term={m.storage_favorites()}>
        {favorites.data === undefined ? m.storage_favorites_none() : favorites.data.length}
        {waiting > 0 && <span className="block">{waitingSentence(waiting)}</span>}
      </Fact>
      <Fact term={m.favorites_protocols()}>{protocols.length}</Fact>
      <Fact term={m.storage_assessments()}>
        {assessments.list.length}{' '}
        <Link href="/assessments" className="-my-3 ms-2 inline-flex min-h-12 items-center text-accent-ink underline">
          {m.assessments_all()}
        </Link>
      </Fact>
      <Fact term={m.storage_arrests()}>
        {isLoaded ? codes.length : m.loading()}{' '}
        <Link href="/code/log" className="-my-3 ms-2 inline-flex min-h-12 items-center text-accent-ink underline">
          {m.arrest_after_list()}
        </Link>
      </Fact>
      <Fact term={m.storage_incident()}>{incidentSentence(totalCounted(tally), report.isStarted)}</Fact>
      <Fact term={m.storage_persistence()}>
        <p>{PERSISTENCE[persistence]()}</p>
        {persistence === 'temporary' && askForPersistence && (
          <Button variant="secondary" className="mt-2 w-full sm:w-auto" onClick={askForPersistence}>
            {m.storage_persistence_ask()}
          </Button>
        )}
      </Fact>
      <Fact term={m.storage_confirmed()}>{momentText(confirmedAt)}</Fact>
    </Facts>
  );
}

/** Describes the stored incident data: the count, the report, or nothing. */
function incidentSentence(total: number, hasReport: boolean): string {
  const kept = [
    ...(total > 0 ? [m.storage_incident_count({ total })] : []),
    ...(hasReport ? [m.storage_incident_report()] : []),
  ];
  return kept.join(', ') || m.storage_incident_none();
}

const waitingSentence = (count: number): string =>
  count === 1 ? m.storage_favorites_waiting_one() : m.storage_favorites_waiting({ count });

/** The stored files with their size, measured again when their number changes. */
function useMeasuredFiles(readiness: OfflineReadiness): StoredFiles | undefined {
  const [files, setFiles] = useState<StoredFiles>();
  const stored = 'files' in readiness ? readiness.files.stored : 0;
  useEffect(() => {
    if (stored === 0) return setFiles(undefined);
    let current = true;
    void measuredFiles().then((answer) => {
      if (current) setFiles(answer);
    });
    return () => {
      current = false;
    };
  }, [stored]);
  return files;
}

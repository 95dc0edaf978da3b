import { useEffect } from 'react';
import { useOutboxDelivery } from '../favorites/outbox/outbox-delivery.ts';
import { checkReadiness } from '../offline/offline-readiness.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import { useOfflinePreparation } from './offline-preparation.ts';
import { useSealedEditions } from './sealed-editions.ts';
import '../forms/heard-fields.ts';

/** Work that no screen waits for. It begins with `start`. */
export function BackgroundWork({ start }: { start: boolean }) {
  useOfflinePreparation(start);
  useOutboxDelivery(start, checkReadiness);
  useSealedEditions(start);
  useArrestLogsAtStart(start);
  return null;
}

/**
 * A browser that was killed may have lost the mark of a running arrest with the journal, and the database has the arrest. Logs
 * whose days are over are deleted.
 */
function useArrestLogsAtStart(start: boolean): void {
  const { userId } = useUserScope();
  useEffect(() => {
    if (!start) return;
    import('../arrest/log/log-start.ts').then(
      ({ loadLogs }) => loadLogs(userId),
      () => undefined,
    );
  }, [start, userId]);
}

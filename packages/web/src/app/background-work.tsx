import { useEffect } from 'react';
import { useOutboxDelivery } from '../favorites/outbox/outbox-delivery.ts';
import { checkReadiness } from '../offline/offline-readiness.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import { useOfflinePreparation } from './offline-preparation.ts';
import { useSealedEditions } from './sealed-editions.ts';
import '../forms/heard-fields.ts';

/** Background work that no screen waits for. It begins when `start` is true. */
export function BackgroundWork({ start }: { start: boolean }) {
  useOfflinePreparation(start);
  useOutboxDelivery(start, checkReadiness);
  useSealedEditions(start);
  useArrestLogsAtStart(start);
  return null;
}

/**
 * Loads the logs after startup: a killed browser may have lost the running-arrest mark and the journal, while the
 * database still has the arrest. Expired logs are deleted.
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

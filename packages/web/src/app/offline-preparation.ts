import { useEffect } from 'react';
import { liveEdition } from '../edition/live-edition.ts';
import { withEdition } from '../edition/load-edition.ts';
import { watchUpdates } from '../offline/app-update.ts';
import { loadMedicationList } from '../offline/medication-list.ts';
import { checkReadiness, watchReadiness } from '../offline/offline-readiness.ts';
import { refreshIdentity } from '../session/identity.ts';
import { useUserScope } from '../session/use-user-scope.ts';

/**
 * Stores everything that the app needs offline once somebody has signed in. It begins when `start` is true: after the
 * screens have loaded, because the next tap may need one, and after the stored lists have been read.
 */
export function useOfflinePreparation(start: boolean): void {
  const scope = useUserScope();
  useEffect(() => {
    if (!start) return;
    void withEdition(() => import('../edition/content-comparison.ts')).then(
      ({ rememberFirstContent }) => rememberFirstContent(scope, liveEdition()),
      ignore,
    );
    void watchUpdates();
    void loadMedicationList(scope).then(checkReadiness);
    const stopWatching = watchReadiness();
    // First contact with the server after being offline. A user who was deactivated in the meantime is signed out now.
    const askAgain = () => void refreshIdentity();
    window.addEventListener('online', askAgain);
    return () => {
      stopWatching();
      window.removeEventListener('online', askAgain);
    };
  }, [scope, start]);
}

/** A part that cannot be loaded now is loaded at the next startup. */
const ignore = (): void => undefined;

import { useEffect } from 'react';
import { watchUpdates } from '../offline/app-update.ts';
import { keepMedications } from '../offline/kept-lists.ts';
import { lookWhatIsKept, watchReadiness } from '../offline/offline-readiness.ts';
import { refreshIdentity } from '../session/identity.ts';
import { useUserScope } from '../session/use-user-scope.ts';

/**
 * From the first signed-in moment on the device collects all that it needs without a network. It begins with `start`:
 * after the screens, one of which may be wanted by the next tap, and after the lists that are here already.
 */
export function useKeptOffline(start: boolean): void {
  const scope = useUserScope();
  useEffect(() => {
    if (!start) return;
    void import('../edition/content-comparison.ts').then(
      ({ rememberFirstContent }) => rememberFirstContent(scope),
      ignore,
    );
    void watchUpdates();
    void keepMedications(scope).then(lookWhatIsKept);
    const stopWatching = watchReadiness();
    // The first contact after a time without a network: a user who was deactivated meanwhile is signed out now.
    const askAgain = () => void refreshIdentity();
    window.addEventListener('online', askAgain);
    return () => {
      stopWatching();
      window.removeEventListener('online', askAgain);
    };
  }, [scope, start]);
}

/** A part that cannot be loaded now: the next start tries again. */
const ignore = (): void => undefined;

import { paths } from '@first60/contract';
import { useEffect } from 'react';
import { watchUpdates } from '../lib/app-update.ts';
import { keepMedications } from '../lib/kept-lists.ts';
import { lookWhatIsKept, watchReadiness } from '../lib/offline-readiness.ts';
import { queryClient } from '../lib/query-client.ts';

/**
 * From the first signed-in moment on the device collects all that it needs without a network. It begins with `start`:
 * after the screens, one of which may be wanted by the next tap, and after the lists that are here already.
 */
export function useKeptOffline(start: boolean): void {
  useEffect(() => {
    if (!start) return;
    void watchUpdates();
    void queryClient.prefetchQuery({ queryKey: [paths.favorites] });
    void keepMedications().then(lookWhatIsKept);
    return watchReadiness();
  }, [start]);
}

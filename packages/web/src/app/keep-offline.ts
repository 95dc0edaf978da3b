import { paths } from '@first60/contract';
import { useEffect } from 'react';
import { watchUpdates } from '../lib/app-update.ts';
import { keepMedications } from '../lib/kept-lists.ts';
import { lookWhatIsKept, watchReadiness } from '../lib/offline-readiness.ts';
import { queryClient } from '../lib/query-client.ts';

/** From the first signed-in moment on the device collects all that it needs without a network. */
export function useKeptOffline(): void {
  useEffect(() => {
    void watchUpdates();
    void queryClient.prefetchQuery({ queryKey: [paths.favorites] });
    void keepMedications().then(lookWhatIsKept);
    return watchReadiness();
  }, []);
}

import { useEffect, useState } from 'react';

/** True once the worker has stored the whole app: only then does it become active. */
export function useReadyOffline(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    let current = true;
    void navigator.serviceWorker.ready.then(() => {
      if (current) setReady(true);
    });
    return () => {
      current = false;
    };
  }, []);
  return ready;
}

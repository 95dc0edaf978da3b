import { useEffect, useState } from 'react';

export type Persistence = 'unknown' | 'lasting' | 'temporary';

/** Absent on an insecure origin, and its parts in some browsers. */
const manager = (): Partial<StorageManager> | undefined => navigator.storage;

/** Whether the browser promises to keep what is stored, and a way to ask it to. Not every browser has either. */
export function usePersistence(): readonly [Persistence, (() => void) | undefined] {
  const [state, setState] = useState<Persistence>('unknown');
  useEffect(() => {
    let current = true;
    void manager()
      ?.persisted?.()
      .then((lasting) => {
        if (current) setState(lasting ? 'lasting' : 'temporary');
      });
    return () => {
      current = false;
    };
  }, []);
  if (manager()?.persist === undefined) return [state, undefined];
  const ask = async () => setState((await manager()?.persist?.()) ? 'lasting' : 'temporary');
  return [state, () => void ask()];
}

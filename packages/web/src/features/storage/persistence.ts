import { useEffect, useState } from 'react';

export type Persistence = 'unknown' | 'lasting' | 'temporary';

/** Undefined on an insecure origin. Some browsers lack parts of the storage manager. */
const manager = (): Partial<StorageManager> | undefined => navigator.storage;

/** Some browsers refuse to answer in a private window. A refusal means that nothing is promised. */
const promised = (answer: Promise<boolean>): Promise<Persistence> =>
  answer.then(
    (lasting) => (lasting ? 'lasting' : 'temporary'),
    () => 'temporary',
  );

/** The browser's promise to keep stored data, and a function that requests it. Some browsers have neither. */
export function usePersistence(): readonly [Persistence, (() => void) | undefined] {
  const [state, setState] = useState<Persistence>('unknown');
  useEffect(() => {
    const answer = manager()?.persisted?.();
    if (answer === undefined) return;
    let current = true;
    void promised(answer).then((told) => {
      if (current) setState(told);
    });
    return () => {
      current = false;
    };
  }, []);
  if (manager()?.persist === undefined) return [state, undefined];
  const ask = () => {
    const answer = manager()?.persist?.();
    if (answer !== undefined) void promised(answer).then(setState);
  };
  return [state, ask];
}

import { useEffect, useState } from 'react';

export type Persistence = 'unknown' | 'lasting' | 'temporary';

/** Absent on an insecure origin, and its parts in some browsers. */
const manager = (): Partial<StorageManager> | undefined => navigator.storage;

/** A browser that refuses to answer, as some do in a private window, promises nothing. */
const promised = (answer: Promise<boolean>): Promise<Persistence> =>
  answer.then(
    (lasting) => (lasting ? 'lasting' : 'temporary'),
    () => 'temporary',
  );

/** Whether the browser promises to keep what is stored, and a way to ask it to. Not every browser has either. */
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

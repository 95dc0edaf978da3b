import { startTransition, useEffect, useState } from 'react';
import { onConnection } from '../server/connection.ts';

interface Load<Part> {
  (): Promise<Part>;
  /** The loaded part. A screen that reopens shows it immediately. */
  loaded?: Part;
}

/**
 * A part of the page that nothing waits for, or a function it uses, loaded once it is needed. A failed load is retried
 * when the server is next reached. React's lazy would remember the failure and crash the page. React renders the part in
 * short slices of time.
 */
export function usePart<Part>(wanted: boolean, load: Load<Part>): Part | undefined {
  const [Part, setPart] = useState(() => load.loaded);
  useEffect(() => {
    if (!wanted || Part !== undefined) return;
    let contacts = 0;
    const tryLoad = (): void => {
      const before = contacts;
      void load().then(
        (loaded) => {
          load.loaded = loaded;
          startTransition(() => setPart(() => loaded));
        },
        // A load requested when the server was reached may have failed together with this one, so it is retried.
        () => contacts !== before && tryLoad(),
      );
    };
    tryLoad();
    return onConnection(() => {
      contacts += 1;
      tryLoad();
    });
  }, [wanted, Part, load]);
  return Part;
}

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { onConnection } from '../server/connection.ts';

interface Load<Props> {
  (): Promise<ComponentType<Props>>;
  /** The loaded part. A screen that opens again shows it at once. */
  loaded?: ComponentType<Props>;
}

/**
 * A part of the page that nothing waits for, loaded once it is wanted. A failed load is tried again at the next
 * contact. React's lazy would remember the failure and take the page down with it. It is drawn in short pieces of time.
 */
export function usePart<Props>(wanted: boolean, load: Load<Props>): ComponentType<Props> | undefined {
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
        // A load that began before the contact may take the one behind it down with it.
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

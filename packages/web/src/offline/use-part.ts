import { type ComponentType, useEffect, useState } from 'react';
import { onConnection } from '../server/connection.ts';

interface Load<Props> {
  (): Promise<ComponentType<Props>>;
  /** The part, once it has come: a screen that is opened again has it at once. */
  here?: ComponentType<Props>;
}

/**
 * A part of the page that nothing on the screen waits for: loaded once it is wanted. Without a network it is tried again
 * at the next contact, where React's lazy would fail for good and take the page with it.
 */
export function usePart<Props>(wanted: boolean, load: Load<Props>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState(() => load.here);
  useEffect(() => {
    if (!wanted || Part !== undefined) return;
    const tryLoad = () =>
      void load().then(
        (loaded) => {
          load.here = loaded;
          setPart(() => loaded);
        },
        () => undefined,
      );
    tryLoad();
    return onConnection(tryLoad);
  }, [wanted, Part, load]);
  return Part;
}

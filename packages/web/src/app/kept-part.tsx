import { type ComponentType, lazy, useState } from 'react';

/** A part of the app in its own file. */
export interface KeptPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads the part ahead of time, so that its first render does not wait. */
  readonly load: () => Promise<unknown>;
}

/** Functions that each clear one failed load, because React's lazy remembers failures. */
let failed: Array<() => void> = [];

/** Clears the failed loads, so that re-rendering a failed part also reloads it. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed = [];
}

/**
 * A part that renders immediately once it has been loaded. React's lazy would first render the fallback, and then hold
 * the part back until the fallback had been shown for 300 ms.
 */
export function keptPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): KeptPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAndKeep = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const later = (): ComponentType<Props> =>
    lazy(() =>
      loadAndKeep().catch((error: unknown) => {
        failed.push(() => {
          Later = later();
        });
        throw error;
      }),
    );
  let Later = later();
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when its module loads
  const Part = (props: Props) => {
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...props} />;
  };
  return { Part, load: loadAndKeep };
}

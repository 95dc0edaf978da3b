import { type ComponentType, lazy, useState } from 'react';

/** A part of the app in a file of its own. */
export interface KeptPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads it ahead, so that its first drawing waits for nothing. */
  readonly load: () => Promise<unknown>;
}

/** What forgets that a load has failed, for each that has. React's lazy remembers it. */
let failed: Array<() => void> = [];

/** Whoever draws a part once more after its failure loads it once more. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed = [];
}

/**
 * A part that is drawn at once when it has been loaded. React's lazy would draw what stands in for it first, and then hold
 * the part back until that has stood for 300 ms.
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
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, while its module starts
  const Part = (props: Props) => {
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...props} />;
  };
  return { Part, load: loadAndKeep };
}

import { type ComponentType, lazy, useState } from 'react';

/** A part of the app in a file of its own. */
export interface KeptPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads it ahead, so that its first drawing waits for nothing. */
  readonly load: () => Promise<unknown>;
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
  // React's lazy remembers a failed load. Who draws the part once more loads it once more.
  const loadOrForget = () =>
    loadAndKeep().catch((error: unknown) => {
      Later = lazy(loadOrForget);
      throw error;
    });
  let Later: ComponentType<Props> = lazy(loadOrForget);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, while its module starts
  const Part = (props: Props) => {
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...props} />;
  };
  return { Part, load: loadAndKeep };
}

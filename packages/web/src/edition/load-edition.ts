import type { Edition } from '@first60/edition';
import { builtInEdition } from './built-in/built-in-edition.ts';
import { heldEdition, holdEdition, isMarked } from './live-edition.ts';

let loading: Promise<void> | undefined;

/** The edition that was installed on this device, verified, or what stands for it. */
const installedEdition = (): Promise<Edition> =>
  import('./sealed/shown-edition.ts').then(({ startingEdition }) => startingEdition());

/** Loads the whole edition once. The same promise until it fails. */
export function loadEdition(): Promise<void> {
  loading ??= (isMarked() ? installedEdition() : builtInEdition()).then(
    (edition) => {
      // Another one may have taken the place meanwhile.
      if (heldEdition() === undefined) holdEdition(edition);
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads a part of the app that reads the whole edition, and the edition beside it. */
export async function withEdition<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadEdition()]);
  return part;
}

import type { Edition } from '@first60/edition';
import { builtInEdition } from './built-in/built-in-edition.ts';
import { heldEdition, holdEdition, isMarked } from './live-edition.ts';
import { loadedOnce } from './loaded-once.ts';

/** The edition that was installed on this device, verified, or what stands for it. */
const installedEdition = (): Promise<Edition> =>
  import('./sealed/shown-edition.ts').then(({ startingEdition }) => startingEdition());

/** Loads the whole edition once. */
export const loadEdition = loadedOnce(async () => {
  const edition = await (isMarked() ? installedEdition() : builtInEdition());
  // Another one may have taken the place meanwhile.
  if (heldEdition() === undefined) holdEdition(edition);
});

/** Loads a part of the app that reads the whole edition, and the edition beside it. */
export async function withEdition<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadEdition()]);
  return part;
}

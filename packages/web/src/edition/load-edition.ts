import type { OpenEdition } from '@first60/seal';
import { turnsOf } from '../device/turns.ts';
import { heldEdition, holdContents, holdEdition, showsAnother } from './live-edition.ts';
import { loadedOnce } from './loaded-once.ts';

type Shown = Pick<OpenEdition, 'contents' | 'card' | 'whole'>;

/** Opens the edition that this device shows. Its contents are available at once, and the rest is read on request. */
export const openShown = loadedOnce(async (): Promise<Shown> => {
  const open = showsAnother()
    ? await (await import('./sealed/shown-edition.ts')).startingEdition()
    : await (await import('./base/base-edition.ts')).baseEdition();
  holdContents(open.contents);
  return open;
});

/** Maximum duration of one slice of reading, in ms. A touch during a slice waits until the slice ends. */
const TURN_MS = 4;

/** Loads the whole edition once. */
export const loadEdition = loadedOnce(async () => {
  const edition = await (await openShown()).whole(turnsOf(TURN_MS));
  // Another edition may have replaced this one in the meantime.
  if (heldEdition() === undefined) holdEdition(edition);
});

/** Loads a part of the app that reads the whole edition, together with the edition. */
export async function withEdition<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadEdition()]);
  return part;
}

/** The same for a part that reads only the contents. */
export async function withContents<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), openShown()]);
  return part;
}

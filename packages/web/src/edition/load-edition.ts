import type { OpenEdition } from '@first60/seal';
import { turnsOf } from '../device/turns.ts';
import { heldEdition, holdContents, holdEdition, showsAnother } from './live-edition.ts';
import { loadedOnce } from './loaded-once.ts';

type Shown = Pick<OpenEdition, 'contents' | 'card' | 'whole'>;

/** Opens the edition that this device shows: its contents are there, all else is read when it is asked for. */
export const openShown = loadedOnce(async (): Promise<Shown> => {
  const open = showsAnother()
    ? await (await import('./sealed/shown-edition.ts')).startingEdition()
    : await (await import('./base/base-edition.ts')).baseEdition();
  holdContents(open.contents);
  return open;
});

/** How long one turn of reading may take, in ms. A touch that comes meanwhile waits for its end. */
const TURN_MS = 4;

/** Loads the whole edition once. */
export const loadEdition = loadedOnce(async () => {
  const edition = await (await openShown()).whole(turnsOf(TURN_MS));
  // Another one may have taken the place meanwhile.
  if (heldEdition() === undefined) holdEdition(edition);
});

/** Loads a part of the app that reads the whole edition, and the edition beside it. */
export async function withEdition<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadEdition()]);
  return part;
}

/** The same for what reads the contents alone. */
export async function withContents<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), openShown()]);
  return part;
}

import { heldEdition, holdEdition } from './live-edition.ts';

let loading: Promise<void> | undefined;

/** Loads the whole edition once. The same promise until it fails. */
export function loadEdition(): Promise<void> {
  loading ??= import('./edition.ts').then(
    ({ edition }) => {
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

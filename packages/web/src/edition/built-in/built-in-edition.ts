import type { Edition } from '@first60/edition';

let reading: Promise<Edition> | undefined;

/** The edition in the build, for what holds it and for what compares with it. The same promise until it fails. */
export function builtInEdition(): Promise<Edition> {
  reading ??= import('./read-edition.ts')
    .then(({ readEdition }) => readEdition())
    .catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
  return reading;
}

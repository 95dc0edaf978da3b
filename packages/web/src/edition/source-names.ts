import { edition } from './edition.ts';

/** The sources of a dose in one line. */
export const sourceNames = (keys: readonly string[]): string => keys.map(sourceName).join('; ');

function sourceName(key: string): string {
  const source = edition.sources[key];
  return source === undefined ? key : `${source.title}, ${source.edition}`;
}

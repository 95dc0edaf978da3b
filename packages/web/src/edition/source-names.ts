import type { CardEdition } from '@first60/edition';

/** The sources of a dose in one line. */
export const sourceNames = (works: CardEdition['sources'], keys: readonly string[]): string =>
  keys.map((key) => sourceName(works, key)).join('; ');

function sourceName(works: CardEdition['sources'], key: string): string {
  const source = works[key];
  return source === undefined ? key : `${source.title}, ${source.edition}`;
}

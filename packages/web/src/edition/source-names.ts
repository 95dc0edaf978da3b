import type { Edition } from '@first60/edition';

/** A dose's sources, in one line. */
export const sourceNames = (works: Edition['sources'], keys: readonly string[]): string =>
  keys.map((key) => sourceName(works, key)).join('; ');

function sourceName(works: Edition['sources'], key: string): string {
  const source = works[key];
  return source === undefined ? key : `${source.title}, ${source.edition}`;
}

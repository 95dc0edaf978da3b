import { SHORT_WORDS } from './short-words.ts';

/** How many bytes of a digest two people compare by their ears. */
const BYTES = 8;

/**
 * The first eight bytes of a digest as words, to compare two devices by reading them aloud.
 * @param digest SHA-256 in hex
 */
export const eightWords = (digest: string): string[] =>
  Array.from({ length: BYTES }, (_, at) => SHORT_WORDS[Number.parseInt(digest.slice(2 * at, 2 * at + 2), 16)] ?? '');

import { SHORT_WORDS } from './short-words.ts';

/** Number of digest bytes that two people compare by listening. */
const BYTES = 8;

/**
 * The first eight bytes of a digest as words, so that people can compare two devices by reading them aloud.
 * @param digest SHA-256 in hex
 */
export const eightWords = (digest: string): string[] =>
  Array.from({ length: BYTES }, (_, at) => SHORT_WORDS[Number.parseInt(digest.slice(2 * at, 2 * at + 2), 16)] ?? '');

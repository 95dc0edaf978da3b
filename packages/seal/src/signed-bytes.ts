import { type Bytes, utf8 } from './bytes.ts';

/** The kind of content that is signed. A signature for one kind never verifies as another. */
export type SignedKind = 'approval' | 'trust' | 'recall' | 'state' | 'key';

/**
 * The bytes that are signed: the kind, then each string, separated by a zero byte. A string contains no zero byte, so
 * equal bytes mean equal strings.
 *
 * @throws TypeError for a string with a zero byte
 */
export function signedBytes(kind: SignedKind, ...texts: readonly string[]): Bytes {
  if (texts.some((text) => text.includes('\0'))) throw new TypeError('A signed text may not hold a zero byte.');
  return utf8([`first60/${kind}/1`, ...texts].join('\0'));
}

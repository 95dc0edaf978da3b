import { type Bytes, utf8 } from './bytes.ts';

/** What a signature says. The bytes of one kind never verify as another. */
export type SignedKind = 'approval' | 'trust' | 'recall' | 'state' | 'key';

/**
 * The bytes that are signed: the kind, then each text, with a zero byte between. A text holds no zero byte itself, so
 * equal bytes are equal texts.
 *
 * @throws TypeError for a text with a zero byte
 */
export function signedBytes(kind: SignedKind, ...texts: readonly string[]): Bytes {
  if (texts.some((text) => text.includes('\0'))) throw new TypeError('A signed text may not hold a zero byte.');
  return utf8([`first60/${kind}/1`, ...texts].join('\0'));
}

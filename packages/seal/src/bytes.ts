/** Bytes that are in one buffer of their own, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** The UTF-8 bytes of a text. */
export const utf8 = (text: string): Bytes => encoder.encode(text);

/** SHA-256 of bytes. Needs a secure context: https or localhost. */
export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** SHA-256 of a text's UTF-8 bytes, in hex. */
export const digestOfText = async (text: string): Promise<string> => hex(await sha256(utf8(text)));

/** Two digits for each byte, in lower case. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Base64 for addresses, without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Characters of a base64url text at the most, as the calls of the server have it: keys and answers of passkeys are far below. */
const TEXT_LIMIT = 4096;

/**
 * The bytes of a base64url text.
 * @returns undefined for any other text, also for a second spelling of the same bytes and for one that is too long
 */
export function fromBase64Url(text: string): Bytes | undefined {
  if (text.length > TEXT_LIMIT || !/^[\w-]*$/.test(text)) return undefined;
  try {
    const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

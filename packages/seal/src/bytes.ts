/** Bytes in a buffer of their own, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A string as UTF-8 bytes. */
export const utf8 = (text: string): Bytes => encoder.encode(text);

/** SHA-256 of bytes. Needs a secure context: https or localhost. */
export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** SHA-256 of a string's UTF-8 bytes, in hex. */
export const digestOfText = async (text: string): Promise<string> => hex(await sha256(utf8(text)));

/** Two lower-case hex digits per byte. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** URL-safe Base64, without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Maximum length of a base64url string, the same as in the server's calls. Passkey keys and responses are far shorter.
 */
const TEXT_LIMIT = 4096;

/**
 * The bytes of a base64url string.
 * @returns undefined for any other string, including an alternative encoding of the same bytes and one that is too long
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

import { type Bytes, fromBase64Url } from './bytes.ts';

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const WITH_SHA256 = { name: 'ECDSA', hash: 'SHA-256' } as const;
/** Size in bytes of each of the two numbers in a P-256 signature. */
const NUMBER = 32;

/** The bytes before the two coordinates of an uncompressed point. P-256 keys are encoded only in this form here. */
const SPKI_HEAD = [
  0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
  0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00, 0x04,
];

/**
 * True when a string is a P-256 key, SPKI in base64url. Compressed points are rejected: some engines accept them, and
 * the same key would then have a second encoding. A point that is not on the curve is only detected when a signature is
 * verified.
 */
export const isPublicKey = (value: unknown): value is string => {
  const spki = typeof value === 'string' ? fromBase64Url(value) : undefined;
  return spki?.length === SPKI_HEAD.length + 2 * NUMBER && SPKI_HEAD.every((byte, at) => spki[at] === byte);
};

/**
 * True when a P-256 key has signed these bytes.
 * @param publicKey SPKI in base64url
 * @param signature both numbers, 32 bytes each (IEEE P1363), as WebCrypto encodes them
 */
export async function verifiesSignature(publicKey: string, signature: Bytes, signed: Bytes): Promise<boolean> {
  const spki = isPublicKey(publicKey) ? fromBase64Url(publicKey) : undefined;
  if (spki === undefined || signature.length !== 2 * NUMBER) return false;
  try {
    const key = await crypto.subtle.importKey('spki', spki, P256, false, ['verify']);
    return await crypto.subtle.verify(WITH_SHA256, key, signature, signed);
  } catch {
    // The bytes are not a key on this curve.
    return false;
  }
}

/**
 * Both numbers of a DER signature, as an authenticator encodes it (Web Authentication, section 6.5.5).
 * @returns undefined for any other bytes, including numbers whose encoding is longer than necessary
 */
export function numbersOfDer(der: Bytes): Bytes | undefined {
  const first = integerAt(der, 2);
  const second = first && integerAt(der, first.end);
  const whole = der[0] === 0x30 && der[1] === der.length - 2 && second?.end === der.length;
  if (!whole || first === undefined || second === undefined) return undefined;
  const numbers = new Uint8Array(2 * NUMBER);
  numbers.set(first.digits, NUMBER - first.digits.length);
  numbers.set(second.digits, 2 * NUMBER - second.digits.length);
  return numbers;
}

function integerAt(der: Bytes, at: number): { digits: Bytes; end: number } | undefined {
  const [tag, length] = [der[at], der[at + 1] ?? 0];
  const end = at + 2 + length;
  const written = der.slice(at + 2, end);
  const [high = 0, next = 0] = written;
  // A leading zero is allowed only when the number would otherwise be read as negative.
  const padded = high === 0 && length > 1;
  const right = tag === 0x02 && length > 0 && end <= der.length && high < 0x80 && (!padded || next >= 0x80);
  const digits = padded ? written.slice(1) : written;
  return right && digits.length <= NUMBER ? { digits, end } : undefined;
}

import { createECDH, createPrivateKey, createPublicKey, generateKeyPairSync, hash, sign } from 'node:crypto';
import { signedTrust } from '@first60/seal';
import { OperatorError } from '../operator-error.ts';

/**
 * Letters and digits of Crockford's base 32. Lookalike characters are left out, but they are accepted when someone
 * types them.
 */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const BITS = 5;
const GROUP = 4;
/** Length in bytes of the number from which the key is made. */
const NUMBER = 32;
/** Length of the number in characters. It is followed by one more group, which detects typing errors. */
const NUMBER_DIGITS = Math.ceil((NUMBER * 8) / BITS);

/** The key that signs a trust list when people cannot. It exists on paper only. */
export interface RecoveryKey {
  /** SPKI in base64url. */
  readonly publicKey: string;
  /** Signs a trust list's text. Returns both numbers of the signature as base64url. */
  readonly sign: (text: string) => string;
}

/** A new key and its printable form, which is printed once. */
export function createRecoveryKey(): { key: RecoveryKey; text: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const number = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  return { key: recoveryKeyOf(number), text: textOf(number) };
}

/** The key for a typed string. Throws an OperatorError when it was mistyped. */
export function readRecoveryKey(typed: string): RecoveryKey {
  const digits = [...typed.toUpperCase().replaceAll(/[\s-]/g, '')].map((digit) => LOOKALIKES[digit] ?? digit);
  const unknown = digits.find((digit) => !DIGITS.includes(digit));
  if (unknown !== undefined) throw wrong(`"${unknown}" is in none of its groups.`);
  const length = NUMBER_DIGITS + GROUP;
  if (digits.length !== length) throw wrong(`It has ${length} letters and digits, not ${digits.length}.`);
  const text = digits.join('');
  const number = numberOf(text.slice(0, NUMBER_DIGITS));
  if (ungrouped(textOf(number)) !== text) throw wrong('At least one letter or digit is another one.');
  try {
    return recoveryKeyOf(number);
  } catch {
    throw wrong('It is no key.');
  }
}

const wrong = (reason: string) =>
  new OperatorError(`This is not the recovery key as it was printed. ${reason} Nothing was changed.`);

const ungrouped = (text: string): string => text.replaceAll('-', '');

/** Groups of four characters. The last group is derived from the hash of the number. */
function textOf(number: Buffer): string {
  const digits = digitsOf(number) + digitsOf(hash('sha256', number, 'buffer')).slice(0, GROUP);
  return digits.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
}

function digitsOf(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BITS}}`, 'g')) ?? [];
  return groups.map((group) => DIGITS[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('');
}

function numberOf(digits: string): Buffer {
  const bits = [...digits].map((digit) => DIGITS.indexOf(digit).toString(2).padStart(BITS, '0')).join('');
  return Buffer.from(Array.from({ length: NUMBER }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2)));
}

function recoveryKeyOf(number: Buffer): RecoveryKey {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(number);
  // An uncompressed point: 4, x, y.
  const point = curve.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: number.toString('base64url'),
    x: point.subarray(1, 1 + NUMBER).toString('base64url'),
    y: point.subarray(1 + NUMBER).toString('base64url'),
  };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64url'),
    sign: (text) =>
      sign('sha256', signedTrust(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  };
}

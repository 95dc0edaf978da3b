import { type Bytes, equalBytes, fromBase64Url, sha256, toBase64Url, utf8 } from './bytes.ts';
import { numbersOfDer, verifiesSignature } from './ecdsa.ts';

/** The response of a passkey when its owner signs (Web Authentication, section 6.3.3). All fields are base64url. */
export interface Assertion {
  /** Id of the passkey. */
  readonly keyId: string;
  readonly authenticatorData: string;
  readonly clientData: string;
  /** ECDSA with SHA-256 on P-256 (ES256), in DER. */
  readonly signature: string;
}

/** A place where a passkey may be used: the domain it belongs to, and the origin of the pages. */
export interface PasskeyPlace {
  /** Relying party id, "ems.example". */
  readonly rpId: string;
  /** "https://ems.example". */
  readonly origin: string;
}

/** Reason why an assertion does not count. */
export type AssertionRefusal =
  /** It is not the response of a passkey, or the passkey responded to a different kind of request. */
  | 'format'
  /** It is a signature for different bytes. */
  | 'challenge'
  /** It was made on another page, or for another domain. */
  | 'origin'
  /** The passkey required neither a fingerprint nor a PIN. */
  | 'user-not-verified'
  /** It was not signed by this key. */
  | 'signature';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const MAY_BE_BACKED_UP = 0x08;
const IS_BACKED_UP = 0x10;
/** The counter is followed by data of a new key or of extensions. */
const MORE_FOLLOWS = 0x40 | 0x80;
/** Hash of the relying party id, flags, counter. */
const AUTHENTICATOR_DATA = 37;

/** The challenge with which a passkey signs these bytes. */
export const challengeOf = async (signed: Bytes): Promise<string> => toBase64Url(await sha256(signed));

/**
 * Checks that a person has signed these bytes with a passkey, using a fingerprint or a PIN.
 * @param publicKey the passkey's, SPKI in base64url
 * @param places where it may have been used
 * @returns undefined when the signature counts
 */
export async function refusalOfAssertion(
  assertion: Assertion,
  { publicKey, places, signed }: { publicKey: string; places: readonly PasskeyPlace[]; signed: Bytes },
): Promise<AssertionRefusal | undefined> {
  const [data, client, der] = [assertion.authenticatorData, assertion.clientData, assertion.signature].map(
    fromBase64Url,
  );
  const numbers = der && numbersOfDer(der);
  const said = client && clientDataOf(client);
  if (data === undefined || client === undefined || numbers === undefined || said === undefined) return 'format';
  if (!isAuthenticatorData(data) || said.type !== 'webauthn.get') return 'format';
  if (said.challenge !== (await challengeOf(signed))) return 'challenge';
  const hashes = await Promise.all(
    places.filter(({ origin }) => origin === said.origin).map(({ rpId }) => sha256(utf8(rpId))),
  );
  const rpIdHash = data.subarray(0, 32);
  if (isFramed(said) || !hashes.some((hash) => equalBytes(hash, rpIdHash))) return 'origin';
  const flags = data[32] ?? 0;
  if ((flags & PRESENT) === 0 || (flags & VERIFIED) === 0) return 'user-not-verified';
  const withClient = new Uint8Array([...data, ...(await sha256(client))]);
  return (await verifiesSignature(publicKey, numbers, withClient)) ? undefined : 'signature';
}

function isAuthenticatorData(data: Bytes): boolean {
  const flags = data[32] ?? 0;
  const isWhole =
    data.length === AUTHENTICATOR_DATA || (data.length > AUTHENTICATOR_DATA && (flags & MORE_FOLLOWS) !== 0);
  return isWhole && ((flags & IS_BACKED_UP) === 0 || (flags & MAY_BE_BACKED_UP) !== 0);
}

interface ClientData {
  readonly type?: unknown;
  readonly challenge?: unknown;
  readonly origin?: unknown;
  readonly crossOrigin?: unknown;
  readonly topOrigin?: unknown;
}

/** True when another site had the page in a frame, or may have had. */
const isFramed = ({ crossOrigin, topOrigin }: ClientData): boolean =>
  (crossOrigin !== undefined && crossOrigin !== false) || topOrigin !== undefined;

function clientDataOf(bytes: Bytes): ClientData | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

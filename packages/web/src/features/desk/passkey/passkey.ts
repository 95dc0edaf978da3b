import type { AssertionBody, DeskOverview } from '@first60/contract';
import { fromBase64Url, sha256, signedBytes, toBase64Url, utf8 } from '@first60/seal';

/** Why a passkey did not sign. */
export type PasskeyProblemKind =
  /** The page was loaded over plain http. */
  | 'insecure'
  /** The browser does not support passkeys. */
  | 'unsupported'
  /** The agency's passkeys cannot be used on this page. */
  | 'place'
  /** The user refused, waited too long, or has no passkey here. Browsers do not reveal which. */
  | 'cancelled'
  /** This device already has one of the user's passkeys. */
  | 'known'
  /** This device cannot store a passkey that requires a fingerprint, face or PIN. */
  | 'no-authenticator'
  /** The user has no passkey that the trust list names. */
  | 'none-listed'
  | 'other';

export class PasskeyProblem extends Error {
  readonly kind: PasskeyProblemKind;

  constructor(kind: PasskeyProblemKind, cause?: unknown) {
    super(kind, { cause });
    this.name = 'PasskeyProblem';
    this.kind = kind;
  }
}

type Places = DeskOverview['places'];
type Bytes = Parameters<typeof sha256>[0];

/** A new passkey: its id, and its public key as SPKI, both in base64url. */
export interface NewPasskey {
  readonly keyId: string;
  readonly publicKey: string;
}

/** ECDSA on P-256 with SHA-256, the only algorithm that every crew device can verify. */
const ES256 = -7;
/** Maximum time that a prompt waits for the user. */
const PATIENCE_MS = 120_000;

/** Why no passkey can be used on this page. Undefined if passkeys work. */
export function problemOfPage(places: Places): PasskeyProblemKind | undefined {
  if (!window.isSecureContext) return 'insecure';
  if (!('PublicKeyCredential' in window)) return 'unsupported';
  return placeOf(places) === undefined ? 'place' : undefined;
}

const placeOf = (places: Places) => places.find(({ origin }) => origin === window.location.origin);

/** The domain whose passkeys this page may use. */
function rpIdOf(places: Places): string {
  const problem = problemOfPage(places);
  const place = placeOf(places);
  if (problem !== undefined || place === undefined) throw new PasskeyProblem(problem ?? 'place');
  return place.rpId;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Ids of the user's existing passkeys. */
  readonly keyIds: readonly string[];
}

/** Creates a passkey on this device. Aborting the signal ends the prompt. @throws PasskeyProblem */
export async function createPasskey(person: Person, places: Places, signal: AbortSignal): Promise<NewPasskey> {
  const rpId = rpIdOf(places);
  const credential = await prompted(() =>
    navigator.credentials.create({
      signal,
      publicKey: {
        rp: { id: rpId, name: 'First60' },
        user: { id: utf8(person.id), name: person.email, displayName: person.name },
        // The server ignores this challenge, because the proof that follows has its own challenge.
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
        authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
        excludeCredentials: person.keyIds.map(descriptorOf),
        attestation: 'none',
        timeout: PATIENCE_MS,
      },
    }),
  );
  const response = credential.response as AuthenticatorAttestationResponse; // the response type of create()
  const publicKey = response.getPublicKey();
  if (publicKey === null || response.getPublicKeyAlgorithm() !== ES256) throw new PasskeyProblem('no-authenticator');
  return { keyId: toBase64Url(new Uint8Array(credential.rawId)), publicKey: toBase64Url(new Uint8Array(publicKey)) };
}

/** The passkey's own signature over its user, id and key, which proves possession of it. @throws PasskeyProblem */
export const proveOwn = (
  { keyId, publicKey }: NewPasskey,
  userId: string,
  places: Places,
  signal: AbortSignal,
): Promise<AssertionBody> => signWith([keyId], signedBytes('key', userId, keyId, publicKey), places, signal);

/** The user's passkeys that the trust list names. */
export const listedKeys = (me: DeskOverview['me']): string[] =>
  me.keys.filter(({ listed }) => listed).map(({ id }) => id);

/**
 * Asks the user for a fingerprint, face or PIN, and signs.
 * @param keyIds passkeys that may sign
 * @param signal ends the prompt; comes from the user's scope, so that no one can sign for a user who has left
 * @throws PasskeyProblem
 */
export async function signWith(
  keyIds: readonly string[],
  signed: Bytes,
  places: Places,
  signal: AbortSignal,
): Promise<AssertionBody> {
  const rpId = rpIdOf(places);
  if (keyIds.length === 0) throw new PasskeyProblem('none-listed');
  const challenge = await sha256(signed);
  const credential = await prompted(() =>
    navigator.credentials.get({
      signal,
      publicKey: {
        rpId,
        challenge,
        allowCredentials: keyIds.map(descriptorOf),
        userVerification: 'required',
        timeout: PATIENCE_MS,
      },
    }),
  );
  const response = credential.response as AuthenticatorAssertionResponse; // the response type of get()
  const text = (bytes: ArrayBuffer) => toBase64Url(new Uint8Array(bytes));
  return {
    keyId: text(credential.rawId),
    authenticatorData: text(response.authenticatorData),
    clientData: text(response.clientDataJSON),
    signature: text(response.signature),
  };
}

const descriptorOf = (keyId: string): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: fromBase64Url(keyId) ?? new Uint8Array(),
});

const KIND_OF_ERROR: Readonly<Record<string, PasskeyProblemKind>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'no-authenticator',
  ConstraintError: 'no-authenticator',
  SecurityError: 'place',
};

async function prompted(prompt: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await prompt().catch((error: unknown) => {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    throw new PasskeyProblem(KIND_OF_ERROR[name] ?? 'other', error);
  });
  if (credential === null) throw new PasskeyProblem('cancelled');
  return credential as PublicKeyCredential; // only this type was requested
}

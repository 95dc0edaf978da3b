import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { seededRandom } from './e2e/fixtures/random.ts';
import { type Misdeed, SoftwarePasskey } from './e2e/fixtures/software-passkey.ts';
import { PLACE } from './e2e/fixtures/test-agency.ts';
import { type Assertion, challengeOf, refusalOfAssertion, utf8 } from './packages/seal/src/index.ts';

/*
 * Compares our own verifier for passkey responses with another one that many servers use. Ours never accepts a response
 * that the other verifier refuses. For each response that only ours refuses, the table gives the reason.
 */
const STRICTER: Readonly<Record<string, string>> = {
  'framed, without saying by whom': 'a person who signs doses looks at our page alone',
  'crossOrigin of another type': 'it is true or false, and anything else may mean true',
  'base64 padded': 'bytes have one text, so that an edition has one file',
  'base64 with unused bits': 'likewise',
  'a byte after the signature': 'DER writes a signature in one way',
};

const random = seededRandom(7);
const below = (limit: number): number => Math.floor(random() * limit);
const passkey = new SoftwarePasskey(PLACE);
const stranger = new SoftwarePasskey(PLACE);

/** The key as an authenticator sends it (RFC 9052): EC2, ES256, P-256, both coordinates. */
function coseOf(publicKey: string): Uint8Array<ArrayBuffer> {
  const point = Buffer.from(publicKey, 'base64url').subarray(-64);
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
  return new Uint8Array([...head, ...point.subarray(0, 32), 0x22, 0x58, 0x20, ...point.subarray(32)]);
}

async function ours(assertion: Assertion, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await refusalOfAssertion(assertion, { publicKey: passkey.publicKey, places: [PLACE], signed })) === undefined;
}

async function theirs(assertion: Assertion, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { keyId: id, authenticatorData, clientData: clientDataJSON, signature } = assertion;
  const response = { authenticatorData, clientDataJSON, signature };
  try {
    const { verified } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: await challengeOf(signed),
      expectedOrigin: PLACE.origin,
      expectedRPID: PLACE.rpId,
      credential: { id: passkey.keyId, publicKey: coseOf(passkey.publicKey), counter: 0 },
    });
    return verified;
  } catch {
    return false;
  }
}

type Field = 'authenticatorData' | 'clientData' | 'signature';
const bytesOf = (text: string): number[] => [...Buffer.from(text, 'base64url')];
const withBytes = (assertion: Assertion, field: Field, change: (bytes: number[]) => number[]): Assertion => ({
  ...assertion,
  [field]: Buffer.from(change(bytesOf(assertion[field]))).toString('base64url'),
});
const withText = (assertion: Assertion, change: (text: string) => string): Assertion => {
  const field = (['authenticatorData', 'clientData', 'signature'] as const)[below(3)] ?? 'signature';
  return { ...assertion, [field]: change(assertion[field]) };
};
const aBit = (bytes: number[]): number[] => {
  const [at, bit] = [below(bytes.length), 1 << below(8)];
  return bytes.map((byte, each) => (each === at ? byte ^ bit : byte));
};
const unusedBits = (text: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return text.slice(0, -1) + (alphabet[alphabet.indexOf(text.at(-1) ?? 'A') ^ 1] ?? 'A');
};

type Make = (signed: Uint8Array) => Assertion;
const by =
  (misdeed: Misdeed): Make =>
  (signed) =>
    passkey.sign(signed, misdeed);
const changed =
  (change: (assertion: Assertion) => Assertion): Make =>
  (signed) =>
    change(passkey.sign(signed));

const HONEST: Readonly<Record<string, Make>> = {
  'of this device': by({}),
  'that may be synced': by({ flags: 0x0d }),
  'that is synced': by({ flags: 0x1d }),
  'with extensions': by({ flags: 0x85, more: new Uint8Array([0xa1, 0x61, 0x61, 0xf5]) }),
  'with a field that a newer browser adds': by({ said: { other_keys_can_be_added_here: 'do not compare' } }),
};

const MUTATED: Readonly<Record<string, Make>> = {
  'another key': (signed) => ({ ...stranger.sign(signed), keyId: passkey.keyId }),
  'other bytes': () => passkey.sign(utf8(`other ${random()}`)),
  'another page': by({ origin: 'https://evil.example' }),
  'another port': by({ origin: `${PLACE.origin}:8443` }),
  http: by({ origin: 'http://ems.example' }),
  'another domain': by({ rpId: 'evil.example' }),
  'the making of a key': by({ type: 'webauthn.create' }),
  'no finger': by({ flags: 0x01 }),
  'nobody there': by({ flags: 0x04 }),
  'synced though it cannot be': by({ flags: 0x15 }),
  'bytes that no flag announces': by({ more: new Uint8Array([0xa0]) }),
  'framed by another site': by({ crossOrigin: true, said: { topOrigin: 'https://evil.example' } }),
  'below another site': by({ said: { topOrigin: 'https://evil.example' } }),
  'framed, without saying by whom': by({ crossOrigin: true }),
  'crossOrigin of another type': by({ said: { crossOrigin: 'true' } }),
  'any flags': (signed) => {
    const flags = below(64);
    return passkey.sign(signed, { flags });
  },
  'a bit of the authenticator’s data': changed((one) => withBytes(one, 'authenticatorData', aBit)),
  'a bit of the client’s data': changed((one) => withBytes(one, 'clientData', aBit)),
  'a bit of the signature': changed((one) => withBytes(one, 'signature', aBit)),
  'the authenticator’s data cut off': changed((one) =>
    withBytes(one, 'authenticatorData', (bytes) => bytes.slice(0, below(bytes.length))),
  ),
  'the client’s data cut off': changed((one) =>
    withBytes(one, 'clientData', (bytes) => bytes.slice(0, below(bytes.length))),
  ),
  'the signature cut off': changed((one) =>
    withBytes(one, 'signature', (bytes) => bytes.slice(0, below(bytes.length))),
  ),
  'a blank in the client’s data': changed((one) => withBytes(one, 'clientData', (bytes) => [...bytes, 0x20])),
  'a byte after the signature': changed((one) => withBytes(one, 'signature', (bytes) => [...bytes, below(256)])),
  'a number of the signature padded': changed((one) =>
    withBytes(one, 'signature', ([, length = 0, , first = 0, ...rest]) => {
      // Padded to the same length each time. One in 256 numbers is a byte shorter, and the other verifier accepts it at
      // the usual length.
      const zeros = 34 - first;
      return [0x30, length + zeros, 0x02, first + zeros, ...Array.from({ length: zeros }, () => 0), ...rest];
    }),
  ),
  'base64 padded': changed((one) => withText(one, (text) => `${text}=`)),
  'base64 with unused bits': changed((one) => withText(one, unusedBits)),
  'base64 of the other alphabet': changed((one) =>
    withText(one, (text) => text.replaceAll('-', '+').replaceAll('_', '/')),
  ),
};
const ROUNDS = 20;

test('what an honest passkey answers, both verifiers take', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [what, make] of Object.entries(HONEST)) {
      const signed = utf8(`edition ${round}`);
      const assertion = make(signed);
      assert.deepEqual([await ours(assertion, signed), await theirs(assertion, signed)], [true, true], what);
    }
  }
});

test('of answers that were changed ours takes none that the other refuses, and says where it is stricter', async () => {
  const stricter = new Set<string>();
  const taken = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [what, make] of Object.entries(MUTATED)) {
      const signed = utf8(`edition ${round}`);
      const assertion = make(signed);
      const [one, other] = [await ours(assertion, signed), await theirs(assertion, signed)];
      if (one && !other) assert.fail(`ours alone takes: ${what} ${JSON.stringify(assertion)}`);
      if (other && !one) stricter.add(what);
      if (one) taken.set(what, (taken.get(what) ?? 0) + 1);
    }
  }
  assert.deepEqual([...stricter].sort(), Object.keys(STRICTER).sort(), 'decide which of the two is right');
  // Random flags can be those of an honest passkey, and a string without the characters in question stays unchanged.
  assert.deepEqual(
    [...taken.keys()].filter((what) => !['any flags', 'base64 of the other alphabet'].includes(what)),
    [],
  );
});

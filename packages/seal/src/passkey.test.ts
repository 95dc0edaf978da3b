import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Misdeed, SoftwarePasskey } from '../../../e2e/fixtures/software-passkey.ts';
import { PLACE } from '../../../e2e/fixtures/test-agency.ts';
import { utf8 } from './bytes.ts';
import { type Assertion, type AssertionRefusal, refusalOfAssertion } from './passkey.ts';

const passkey = new SoftwarePasskey(PLACE);
const signed = utf8('what a person signs');
const OTHER = { rpId: 'other.example', origin: 'https://other.example' };
const refusal = (assertion: Assertion, places = [PLACE], publicKey = passkey.publicKey) =>
  refusalOfAssertion(assertion, { publicKey, places, signed });

test('what a person signed with a finger counts, at each of the places, also with extensions and a synced passkey', async () => {
  assert.equal(await refusal(passkey.sign(signed)), undefined);
  assert.equal(await refusal(passkey.sign(signed), [OTHER, PLACE]), undefined);
  for (const flags of [0x05, 0x0d, 0x1d]) assert.equal(await refusal(passkey.sign(signed, { flags })), undefined);
  assert.equal(await refusal(passkey.sign(signed, { flags: 0x85, more: new Uint8Array([0xa0]) })), undefined);
});

const MISDEEDS: ReadonlyArray<readonly [string, Misdeed, AssertionRefusal]> = [
  ['no presence', { flags: 0x04 }, 'user-not-verified'],
  ['no finger', { flags: 0x01 }, 'user-not-verified'],
  ['no flag', { flags: 0 }, 'user-not-verified'],
  ['backed up though it cannot be', { flags: 0x15 }, 'format'],
  ['bytes after the counter that no flag announces', { more: new Uint8Array([0xa0]) }, 'format'],
  ['another page', { origin: 'https://ems.example:444' }, 'origin'],
  ['http', { origin: 'http://ems.example' }, 'origin'],
  ['another spelling of the page', { origin: 'https://ems.example/' }, 'origin'],
  ['another domain', { rpId: 'example' }, 'origin'],
  ['inside another page', { crossOrigin: true }, 'origin'],
  ['inside another page, in other words', { said: { crossOrigin: 'true' } }, 'origin'],
  ['below another page', { said: { topOrigin: 'https://evil.example' } }, 'origin'],
  ['the making of a key', { type: 'webauthn.create' }, 'format'],
  ['a payment', { type: 'payment.get' }, 'format'],
];
for (const [what, misdeed, expected] of MISDEEDS) {
  test(`an answer of a passkey is refused: ${what}`, async () => {
    assert.equal(await refusal(passkey.sign(signed, misdeed)), expected);
  });
}

test('page and domain are of one place', async () => {
  const mixed = passkey.sign(signed, { origin: PLACE.origin, rpId: OTHER.rpId });
  assert.equal(await refusal(mixed, [PLACE, OTHER]), 'origin');
  assert.equal(await refusal(passkey.sign(signed), []), 'origin');
});

test('an answer to other bytes is refused, and one of another key', async () => {
  assert.equal(await refusal(passkey.sign(utf8('what a person signs.'))), 'challenge');
  assert.equal(await refusal(new SoftwarePasskey(PLACE).sign(signed)), 'signature');
  assert.equal(await refusal(passkey.sign(signed), [PLACE], 'no key'), 'signature');
});

test('no part of an answer can be of another one', async () => {
  const [one, other] = [passkey.sign(signed), passkey.sign(signed)];
  assert.equal(await refusal({ ...one, authenticatorData: other.authenticatorData }), 'signature');
  assert.equal(await refusal({ ...one, signature: other.signature }), 'signature');
});

test('what is no answer of a passkey is refused as such', async () => {
  const right = passkey.sign(signed);
  const client = Buffer.from(right.clientData, 'base64url');
  const text = (value: string | Uint8Array) => Buffer.from(value).toString('base64url');
  const wrong: ReadonlyArray<Partial<Assertion>> = [
    { authenticatorData: '' },
    { authenticatorData: right.authenticatorData.slice(0, -2) },
    { authenticatorData: `${right.authenticatorData}=` },
    { clientData: '' },
    { clientData: text('null') },
    { clientData: text('[]') },
    { clientData: text('"webauthn.get"') },
    { clientData: text(client.subarray(0, -1)) },
    { clientData: text(Buffer.concat([client.subarray(0, -1), Buffer.from([0xff, 0x7d])])) },
    { clientData: text(`${client.toString().slice(0, -1)},"more":"${'x'.repeat(4096)}"}`) },
    { signature: '' },
    { signature: `${right.signature}AA` },
  ];
  for (const change of wrong) assert.equal(await refusal({ ...right, ...change }), 'format', JSON.stringify(change));
});

import assert from 'node:assert/strict';
import { createECDH, generateKeyPairSync, sign, verify } from 'node:crypto';
import { test } from 'node:test';
import { toBase64Url, utf8 } from './bytes.ts';
import { isPublicKey, numbersOfDer, verifiesSignature } from './ecdsa.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spki = publicKey.export({ type: 'spki', format: 'der' });
const key = toBase64Url(spki);

/** A signature made of two given numbers, encoded as an authenticator does. */
const der = (one: readonly number[], other: readonly number[]) => {
  const numbers = [one, other].flatMap((number) => [0x02, number.length, ...number]);
  return new Uint8Array([0x30, numbers.length, ...numbers]);
};
const number = (length: number, first: number) => [first, ...new Array(length - 1).fill(7)];

test('2,000 signatures of node:crypto are read as numbers that it takes for them', () => {
  for (let count = 0; count < 2000; count += 1) {
    const written = new Uint8Array(sign('sha256', utf8(String(count)), privateKey));
    const numbers = numbersOfDer(written);
    assert.ok(numbers !== undefined && numbers.length === 64, toBase64Url(written));
    assert.deepEqual(derOf(numbers), written);
    const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    assert.ok(verify('sha256', utf8(String(count)), options, numbers));
  }
});

/** DER encoding of two numbers according to X.690: as short as possible, and never negative. */
function derOf(numbers: Uint8Array): Uint8Array {
  const [one = [], other = []] = [numbers.subarray(0, 32), numbers.subarray(32)].map((half) => {
    const start = half.findIndex((byte) => byte !== 0);
    const digits = [...half.subarray(start)];
    return (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits;
  });
  return der(one, other);
}

test('what is read verifies in WebCrypto, and one changed bit does not', async () => {
  const bytes = utf8('to be signed');
  for (let count = 0; count < 50; count += 1) {
    const numbers = numbersOfDer(new Uint8Array(sign('sha256', bytes, privateKey)));
    assert.ok(numbers);
    assert.equal(await verifiesSignature(key, numbers, bytes), true);
    const at = count % 64;
    numbers[at] = (numbers[at] ?? 0) ^ 1;
    assert.equal(await verifiesSignature(key, numbers, bytes), false);
  }
});

test('numbers of every length from 1 to 32 bytes stand at the right end of their half', () => {
  for (let length = 1; length <= 32; length += 1) {
    for (const first of [0x01, 0x7f, 0x80, 0xff]) {
      const digits = number(length, first);
      const written = first >= 0x80 ? [0, ...digits] : digits;
      const numbers = numbersOfDer(der(written, [1]));
      assert.deepEqual(
        [...(numbers ?? [])],
        [...new Array(32 - length).fill(0), ...digits, ...new Array(31).fill(0), 1],
      );
      assert.deepEqual(numbersOfDer(der([1], written))?.subarray(32), numbers?.subarray(0, 32));
    }
  }
});

test('a signature that is written in a second way is refused', () => {
  const right = der(number(32, 0x7f), number(32, 0x7f));
  assert.ok(numbersOfDer(right));
  const at = (index: number, byte: number) => Uint8Array.from(right, (was, each) => (each === index ? byte : was));
  const wrong: Record<string, Uint8Array<ArrayBuffer>> = {
    'padded without need': der([0, ...number(31, 0x7f)], number(32, 0x7f)),
    'padded twice': der([0, 0, ...number(31, 0x80)], number(32, 0x7f)),
    negative: der(number(32, 0x80), number(32, 0x7f)),
    'the second negative': der(number(32, 0x7f), number(32, 0x80)),
    'longer than the curve': der(number(33, 0x7f), number(32, 0x7f)),
    'longer than the curve with a zero': der([0, ...number(33, 0x80)], number(32, 0x7f)),
    'an empty number': der([], number(32, 0x7f)),
    'a byte after it': new Uint8Array([...right, 0]),
    'a byte after it that is counted': at(1, 69),
    'a byte too few': right.slice(0, -1),
    'no sequence': at(0, 0x31),
    'a length of the long form': new Uint8Array([0x30, 0x81, right.length - 2, ...right.slice(2)]),
    'no integer': at(2, 0x03),
    'the second no integer': at(36, 0x03),
    'a number that ends outside': at(37, 33),
    'a number of the long form': at(3, 0x81),
    empty: new Uint8Array(),
    'a sequence of nothing': new Uint8Array([0x30, 0]),
    'one number': new Uint8Array([0x30, 3, 2, 1, 1]),
    'three numbers': new Uint8Array([0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]),
  };
  for (const [what, bytes] of Object.entries(wrong)) assert.equal(numbersOfDer(bytes), undefined, what);
});

test('a key has one text: no compressed point, no other curve, nothing before or after it', async () => {
  assert.equal(isPublicKey(key), true);
  const compressed = createECDH('prime256v1');
  compressed.generateKeys();
  const point = new Uint8Array(compressed.getPublicKey(null, 'compressed'));
  const shorter = new Uint8Array([...spki.subarray(0, 26), ...point]);
  shorter[1] = 0x39;
  shorter[24] = 0x22;
  const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ type: 'spki', format: 'der' });
  const wrong = [
    toBase64Url(shorter),
    toBase64Url(other),
    toBase64Url(new Uint8Array([...spki, 0])),
    toBase64Url(spki.subarray(0, 90)),
    toBase64Url(point),
    `${key}=`,
    ` ${key}`,
    '',
    7,
    null,
  ];
  for (const text of wrong) assert.equal(isPublicKey(text), false, String(text));
  const bytes = utf8('to be signed');
  const numbers = numbersOfDer(new Uint8Array(sign('sha256', bytes, privateKey)));
  assert.ok(numbers);
  assert.equal(await verifiesSignature(toBase64Url(new Uint8Array([...spki, 0])), numbers, bytes), false);
  const offTheCurve = Uint8Array.from(spki, (byte, at) => (at === 90 ? byte ^ 1 : byte));
  assert.equal(await verifiesSignature(toBase64Url(offTheCurve), numbers, bytes), false);
  assert.equal(await verifiesSignature(key, numbers.slice(0, 63), bytes), false);
  assert.equal(await verifiesSignature(key, new Uint8Array(64), bytes), false);
});

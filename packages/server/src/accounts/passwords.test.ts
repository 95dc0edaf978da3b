import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verify } from '@node-rs/argon2';
import { createPasswords } from './passwords.ts';

/** The cost parameters stated in a hash. */
const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test('a secret matches its own hash and no other secret does', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('correct horse');
  assert.match(hash, COST);
  assert.equal(await passwords.verify(hash, 'correct horse'), true);
  assert.equal(await passwords.verify(hash, 'Correct horse'), false);
  assert.notEqual(await passwords.hash('correct horse'), hash);
});

test('without a hash nothing matches', async () => {
  assert.equal(await createPasswords().verify(undefined, 'anything'), false);
});

test('without a hash the same work is done: the time does not tell who has an account', async () => {
  const compared: string[] = [];
  const passwords = createPasswords((hash, secret) => {
    compared.push(String(hash));
    return verify(hash, secret);
  });
  const hash = await passwords.hash('correct horse');
  await passwords.verify(hash, 'anything');
  await passwords.verify(undefined, 'anything');
  assert.equal(compared.length, 2);
  assert.equal(compared[0], hash);
  assert.match(compared[1] ?? '', COST);
});

test('composed and decomposed letters are the same password', async () => {
  const passwords = createPasswords();
  assert.equal(await passwords.verify(await passwords.hash('caf\u00e9 noir'), 'cafe\u0301 noir'), true);
});

test('twenty hashes at once all finish', async () => {
  const passwords = createPasswords();
  const hashes = await Promise.all(Array.from({ length: 20 }, (_, index) => passwords.hash(`secret ${index}`)));
  assert.equal(new Set(hashes).size, 20);
});

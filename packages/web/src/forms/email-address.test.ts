import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmailAddress } from './email-address.ts';

test('ordinary addresses are accepted, with blanks around them too', () => {
  for (const text of [
    'a@b.sa',
    ' medic@srca.org.sa ',
    "o'neil+ems@sub.example.com",
    'UPPER@EXAMPLE.COM',
    'x@localhost',
  ]) {
    assert.equal(isEmailAddress(text), true, text);
  }
});

test('what a mail server could never deliver to is refused', () => {
  for (const text of [
    '',
    'medic',
    'medic@',
    '@srca.sa',
    'a b@c.sa',
    'a@b..sa',
    'a@-b.sa',
    'a@b.sa,c@d.sa',
    'a@b@c.sa',
  ]) {
    assert.equal(isEmailAddress(text), false, text);
  }
});

test('a part of the domain has at most 63 characters', () => {
  assert.equal(isEmailAddress(`a@${'b'.repeat(63)}.sa`), true);
  assert.equal(isEmailAddress(`a@${'b'.repeat(64)}.sa`), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailProblem } from './field-problem.ts';

test('ordinary addresses are accepted, with blanks around them too', () => {
  for (const text of [
    'a@b.sa',
    ' medic@srca.org.sa ',
    "o'neil+ems@sub.example.com",
    'UPPER@EXAMPLE.COM',
    'x@localhost',
    '\u200emedic@srca.org.sa\u202c',
  ]) {
    assert.equal(emailProblem(text), undefined, text);
  }
});

test('what a mail server could never deliver to is refused', () => {
  for (const text of ['medic', 'medic@', '@srca.sa', 'a b@c.sa', 'a@b..sa', 'a@-b.sa', 'a@b.sa,c@d.sa', 'a@b@c.sa']) {
    assert.equal(emailProblem(text), 'malformed-email', text);
  }
});

test('a part of the domain has at most 63 characters', () => {
  assert.equal(emailProblem(`a@${'b'.repeat(63)}.sa`), undefined);
  assert.equal(emailProblem(`a@${'b'.repeat(64)}.sa`), 'malformed-email');
});

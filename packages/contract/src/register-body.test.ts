import assert from 'node:assert/strict';
import { test } from 'node:test';
import { existingEmail } from './account-fields.ts';
import { registerBody } from './register-body.ts';
import { SECURITY_QUESTIONS } from './security-questions.ts';
import { sentences } from './sentences.ts';

const body = { email: 'a@b.co', password: '12345678', firstName: 'A', lastName: 'B' };

const messagesFor = (change: object): string[] =>
  registerBody.safeParse({ ...body, ...change }).error?.issues.map(({ message }) => message) ?? [];

test('lengths are accepted at the limit and refused one beyond it', () => {
  const text = (length: number) => 'x'.repeat(length);
  const limitsOf: readonly [field: string, max: number, sentence: string][] = [
    ['password', 128, sentences.passwordTooLong],
    ['firstName', 100, sentences.nameTooLong],
    ['lastName', 100, sentences.nameTooLong],
    ['department', 100, sentences.departmentInvalid],
  ];
  for (const [field, max, sentence] of limitsOf) {
    assert.deepEqual(messagesFor({ [field]: text(max) }), [], field);
    assert.deepEqual(messagesFor({ [field]: text(max + 1) }), [sentence], field);
  }
  assert.deepEqual(messagesFor({ password: text(8) }), []);
  assert.deepEqual(messagesFor({ password: text(7) }), [sentences.passwordTooShort]);
});

test('an address is accepted exactly where a browser accepts it', () => {
  for (const email of ['a@b', 'first.last+ems@sub.example.sa', "o'neil@b.co", ' A@B.CO ']) {
    assert.deepEqual(messagesFor({ email }), [], email);
  }
  for (const email of ['a', 'a@', '@b', 'a b@c.d', 'a@b..c', 'a@-b.c', 'a@b\nc', 'ä@b.co']) {
    assert.deepEqual(messagesFor({ email }), [sentences.emailInvalid], email);
  }
});

test('three questions with their answers, or none; five of the six fields, or one question twice, are refused', () => {
  const all = {
    securityQuestion1: SECURITY_QUESTIONS[0],
    securityAnswer1: 'a',
    securityQuestion2: SECURITY_QUESTIONS[1],
    securityAnswer2: 'b',
    securityQuestion3: SECURITY_QUESTIONS[2],
    securityAnswer3: 'c',
  };
  assert.deepEqual(messagesFor(all), []);
  for (const field of Object.keys(all)) {
    for (const empty of ['', null, undefined]) {
      assert.deepEqual(messagesFor({ ...all, [field]: empty }), [sentences.securityQuestionsPartial], field);
    }
  }
  assert.deepEqual(messagesFor({ securityAnswer2: 'b' }), [sentences.securityQuestionsPartial]);
  assert.deepEqual(messagesFor({ ...all, securityQuestion3: all.securityQuestion1 }), [
    sentences.securityQuestionsEqual,
  ]);
});

test('an email that is looked up may be any text but one with a zero character, which no database can look for', () => {
  assert.equal(existingEmail.safeParse(' NOBODY ').data, 'nobody');
  assert.deepEqual(
    existingEmail.safeParse('a\0@b.co').error?.issues.map(({ message }) => message),
    [sentences.emailInvalid],
  );
});

test('surrounding blanks go from names and email, and stay in the password', () => {
  const parsed = registerBody.parse({ email: ' A@B.co\n', password: ' 12345678 ', firstName: ' A ', lastName: '\tB' });
  assert.deepEqual(parsed, { email: 'a@b.co', password: ' 12345678 ', firstName: 'A', lastName: 'B' });
});

test('a name nobody can see is no name, and none can turn the writing of the user list around', () => {
  assert.deepEqual(messagesFor({ firstName: '\u200b\u2060' }), [sentences.missingFields]);
  assert.deepEqual(messagesFor({ lastName: 'nimda\u202e' }), [sentences.textNotPlain]);
  assert.deepEqual(messagesFor({ department: '\u2067EMS' }), [sentences.textNotPlain]);
  assert.deepEqual(messagesFor({ firstName: 'A\ud800' }), [sentences.textNotPlain]);
  // Some names contain an invisible joining character.
  for (const firstName of ['عمر', 'می\u200cنا', "O'Neil", '李', 'A\u0301'])
    assert.deepEqual(messagesFor({ firstName }), []);
});

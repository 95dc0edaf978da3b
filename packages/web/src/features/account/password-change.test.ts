import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingPasswords, missingTexts } from '../../forms/missing.ts';
import { checkPasswordChange } from './password-change.ts';

const problems = (currentPassword: string, newPassword: string, confirmPassword: string) => [
  ...Object.entries(checkPasswordChange({ currentPassword, newPassword, confirmPassword })),
];

test('a blank text is missing, a blank password is not', () => {
  assert.deepEqual(missingTexts({ firstName: ' ', lastName: 'A' }), { firstName: 'missing' });
  assert.deepEqual(missingPasswords({ password: '        ' }), {});
  assert.deepEqual(missingPasswords({ password: '' }), { password: 'missing' });
});

test('all three passwords are required before anything else is judged', () => {
  assert.deepEqual(problems('', 'a', ''), [
    ['currentPassword', 'missing'],
    ['confirmPassword', 'missing'],
  ]);
});

test('the mismatch is told before the length', () => {
  assert.deepEqual(problems('old', 'short', 'other'), [['confirmPassword', 'mismatch']]);
  assert.deepEqual(problems('old', '1234567', '1234567'), [['newPassword', 'short-password']]);
});

test('8 characters pass, blanks and letters of any script included', () => {
  assert.deepEqual(problems('old', '12345678', '12345678'), []);
  assert.deepEqual(problems('old', '  كلمة سر ', '  كلمة سر '), []);
});

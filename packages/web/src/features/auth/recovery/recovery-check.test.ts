import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNewPassword } from '../../../forms/new-password.ts';
import { checkAnswers, checkCode, checkEmail } from './recovery-check.ts';

test('the email is required and must look like one', () => {
  assert.deepEqual(checkEmail(' '), { email: 'missing' });
  assert.deepEqual(checkEmail('medic@'), { email: 'malformed-email' });
  assert.deepEqual(checkEmail('medic@example.com'), {});
});

test('all three answers are required, blanks are none', () => {
  assert.deepEqual(checkAnswers({ answer1: 'Riyadh', answer2: ' ', answer3: '' }), {
    answer2: 'missing',
    answer3: 'missing',
  });
  assert.deepEqual(checkAnswers({ answer1: 'a', answer2: 'b', answer3: 'c' }), {});
});

test('a new password and its confirmation are both required', () => {
  assert.deepEqual(checkNewPassword({ newPassword: '', confirmPassword: '' }), {
    newPassword: 'missing',
    confirmPassword: 'missing',
  });
  assert.deepEqual(checkNewPassword({ newPassword: 'short', confirmPassword: '' }), { confirmPassword: 'missing' });
});

test('the mismatch is told before the length', () => {
  assert.deepEqual(checkNewPassword({ newPassword: 'short', confirmPassword: 'shorter' }), {
    confirmPassword: 'mismatch',
  });
});

test('7 characters are too short, 8 are enough', () => {
  assert.deepEqual(checkNewPassword({ newPassword: '1234567', confirmPassword: '1234567' }), {
    newPassword: 'short-password',
  });
  assert.deepEqual(checkNewPassword({ newPassword: '12345678', confirmPassword: '12345678' }), {});
});

test('a code needs all four fields; the new password keeps its rules', () => {
  const whole = { email: 'a@b.co', code: 'k7mqz-w2n8p', newPassword: '12345678', confirmPassword: '12345678' };
  assert.deepEqual(checkCode(whole), {});
  assert.deepEqual(checkCode({ email: '', code: ' ', newPassword: '', confirmPassword: '' }), {
    email: 'missing',
    code: 'missing',
    newPassword: 'missing',
    confirmPassword: 'missing',
  });
  assert.deepEqual(checkCode({ ...whole, confirmPassword: 'other' }), { confirmPassword: 'mismatch' });
  assert.deepEqual(checkCode({ ...whole, newPassword: '1234567', confirmPassword: '1234567' }), {
    newPassword: 'short-password',
  });
});

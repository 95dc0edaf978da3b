import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSignIn } from './sign-in-check.ts';

test('email and password are both required to sign in', () => {
  assert.deepEqual(checkSignIn({ email: ' ', password: '' }), { email: 'missing', password: 'missing' });
});

test('a malformed email is told before anything is sent', () => {
  assert.deepEqual(checkSignIn({ email: 'medic', password: 'x' }), { email: 'malformed-email' });
});

test('a short or blank password may still be sent: the server judges it', () => {
  assert.deepEqual(checkSignIn({ email: 'medic@example.com', password: ' ' }), {});
});

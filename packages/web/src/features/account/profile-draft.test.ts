import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepChanges, profileOf, withChanges } from './profile-draft.ts';

const user = {
  firstName: 'Noura',
  lastName: 'Alqahtani',
  certificationLevel: 'Registered Nurse',
  department: null,
} as const;

test('what is not stated is an empty text', () => {
  assert.deepEqual(profileOf({ ...user, certificationLevel: null }), {
    firstName: 'Noura',
    lastName: 'Alqahtani',
    certificationLevel: '',
    department: '',
  });
});

test('only changes are kept, and they come back over the stored profile', () => {
  assert.equal(keepChanges(user, profileOf(user)), '');
  const draft = { ...profileOf(user), department: 'Station 7', lastName: '' };
  assert.equal(keepChanges(user, draft), '{"lastName":"","department":"Station 7"}');
  assert.deepEqual(withChanges(user, keepChanges(user, draft)), draft);
});

test('a text that cannot be read, or holds other things, changes nothing', () => {
  for (const text of ['', '{', 'null', '3', '[]', '{"firstName":4,"isAdmin":"true"}']) {
    assert.deepEqual(withChanges(user, text), profileOf(user));
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminUser } from '@first60/contract';
import { groupOf, searchUsers, usersIn } from './user-group.ts';

const user = (firstName: string, lastName: string, isActive: boolean, isAdmin: boolean): AdminUser => ({
  id: firstName,
  email: `${firstName}@riyadh-ems.sa`.toLowerCase(),
  firstName,
  lastName,
  isActive,
  isAdmin,
  createdAt: '2025-08-21T00:00:00.000Z',
  lastLoginAt: null,
});

const users = [
  user('Noura', 'Alqahtani', true, true),
  user('Sami', 'Alharbi', true, false),
  user('Huda', 'Alotaibi', false, true),
  user('Omar', 'Alghamdi', false, false),
];
const names = (list: readonly AdminUser[]) => list.map(({ firstName }) => firstName);

test('all, active, inactive and administrators; an inactive administrator is in both of the last two', () => {
  assert.deepEqual(names(usersIn(users, 'all')), ['Noura', 'Sami', 'Huda', 'Omar']);
  assert.deepEqual(names(usersIn(users, 'active')), ['Noura', 'Sami']);
  assert.deepEqual(names(usersIn(users, 'inactive')), ['Huda', 'Omar']);
  assert.deepEqual(names(usersIn(users, 'admins')), ['Noura', 'Huda']);
});

test('the search reads first name, last name and e-mail, in any order of words', () => {
  assert.deepEqual(names(searchUsers(users, 'noura')), ['Noura']);
  assert.deepEqual(names(searchUsers(users, ' ALHARBI sami ')), ['Sami']);
  assert.deepEqual(names(searchUsers(users, 'huda@riyadh')), ['Huda']);
  assert.deepEqual(names(searchUsers(users, 'sami alotaibi')), []);
});

test('a blank term finds everybody', () => {
  assert.equal(searchUsers(users, '  ').length, 4);
});

test('an unknown group in the address is all', () => {
  assert.deepEqual(['admins', 'owners', ''].map(groupOf), ['admins', 'all', 'all']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { displayName } from './display-name.ts';

const UNKNOWN = 'Unknown User';

test('first and last name, parted by one blank', () => {
  assert.equal(displayName({ firstName: 'Noura', lastName: 'Alqahtani', email: 'n@x.sa' }, UNKNOWN), 'Noura Alqahtani');
});

test('whichever name exists', () => {
  assert.equal(displayName({ firstName: 'Noura', lastName: '', email: 'n@x.sa' }, UNKNOWN), 'Noura');
  assert.equal(displayName({ firstName: null, lastName: 'Alqahtani', email: 'n@x.sa' }, UNKNOWN), 'Alqahtani');
});

test('without a name the e-mail, without that "Unknown User"', () => {
  assert.equal(displayName({ firstName: ' ', email: 'n@x.sa' }, UNKNOWN), 'n@x.sa');
  assert.equal(displayName({ firstName: '', lastName: '', email: '' }, UNKNOWN), UNKNOWN);
  assert.equal(displayName({}, UNKNOWN), UNKNOWN);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasProblems } from '../../forms/field-problem.ts';
import {
  checkRegistration,
  EMPTY_DRAFT,
  keepDraft,
  type RegistrationDraft,
  restoreDraft,
} from './registration-draft.ts';

const FULL: RegistrationDraft = {
  email: 'medic@example.com',
  password: 'hunter2hunter2',
  firstName: 'Sara',
  lastName: 'Alharbi',
  department: '',
  certificationLevel: 'Registered Nurse',
  securityQuestion1: 'In which city were you born?',
  securityAnswer1: 'Secretville',
  securityQuestion2: 'What was your childhood nickname?',
  securityAnswer2: 'Secretnick',
  securityQuestion3: 'What is your home city or village?',
  securityAnswer3: 'Secrethome',
};

test('a kept draft holds neither the password nor an answer', () => {
  const text = keepDraft(FULL);
  assert.doesNotMatch(text, /hunter2|Secret/);
  assert.match(text, /Alharbi/);
});

test('a kept draft comes back with everything but the secrets', () => {
  const secrets = { password: '', securityAnswer1: '', securityAnswer2: '', securityAnswer3: '' };
  assert.deepEqual(restoreDraft(keepDraft(FULL)), { ...FULL, ...secrets });
});

test('an empty draft keeps nothing, and an unreadable text restores to an empty draft', () => {
  assert.equal(keepDraft(EMPTY_DRAFT), '');
  for (const text of ['', '{', 'null', '7', '{"email":7,"password":"planted"}']) {
    assert.deepEqual(restoreDraft(text), EMPTY_DRAFT, text);
  }
});

test('email, password and both names are required, and nothing else is', () => {
  assert.deepEqual(checkRegistration(EMPTY_DRAFT), {
    email: 'missing',
    password: 'missing',
    firstName: 'missing',
    lastName: 'missing',
  });
  const { email, password, firstName, lastName } = FULL;
  assert.equal(hasProblems(checkRegistration({ ...EMPTY_DRAFT, email, password, firstName, lastName })), false);
});

test('a password of 7 characters is too short, one of 8 is enough', () => {
  assert.deepEqual(checkRegistration({ ...FULL, password: '1234567' }), { password: 'short-password' });
  assert.deepEqual(checkRegistration({ ...FULL, password: '12345678' }), {});
});

test('names of blanks are missing, an address without @ is malformed', () => {
  assert.deepEqual(checkRegistration({ ...FULL, firstName: '  ', email: 'medic' }), {
    firstName: 'missing',
    email: 'malformed-email',
  });
});

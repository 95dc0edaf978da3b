import assert from 'node:assert/strict';
import { limits, paths, SECURITY_QUESTIONS, sentences } from '@first60/contract';
import { createTestApp, registration, START, sessionCookieOf } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';

const [question1, question2, question3] = SECURITY_QUESTIONS;
const questions = {
  securityQuestion1: question1,
  securityAnswer1: '  Al   Harbi ',
  securityQuestion2: question2,
  securityAnswer2: 'Jeddah',
  securityQuestion3: question3,
  securityAnswer3: 'School 7',
};

test('registration answers 201 with the user and signs them in', async (t) => {
  const { post, get } = await createTestApp(t);
  const response = await post(paths.register, {
    ...registration,
    email: '  Sara@EMS.example ',
    certificationLevel: 'Registered Nurse',
    department: ' ER ',
  });
  assert.equal(response.statusCode, 201);
  const { id, ...user } = response.json();
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  assert.deepEqual(user, {
    email: 'sara@ems.example',
    firstName: 'Sara',
    lastName: 'Alharbi',
    certificationLevel: 'Registered Nurse',
    department: 'ER',
    isActive: true,
    isAdmin: false,
    createdAt: new Date(START).toISOString(),
    lastLoginAt: new Date(START).toISOString(),
    disclaimerAccepted: false,
  });
  const current = await get(paths.currentUser, sessionCookieOf(response));
  assert.deepEqual(current.json(), response.json());
});

test('empty optional fields, as a form sends them, count as not stated', async (t) => {
  const { signUp, database } = await createTestApp(t);
  const empty = Object.fromEntries(Object.keys(questions).map((field) => [field, '']));
  const { user } = await signUp({ ...empty, certificationLevel: '', department: '' });
  assert.equal(user.certificationLevel, null);
  assert.equal(user.department, null);
  assert.deepEqual(await database.selectFrom('security_answers').selectAll().execute(), []);
});

test('a taken email is refused with 409, whatever its case', async (t) => {
  const { signUp, post, database } = await createTestApp(t);
  await signUp();
  const response = await post(paths.register, { ...registration, email: 'SARA@ems.example' });
  assert.equal(response.statusCode, 409);
  assert.deepEqual(response.json(), { message: 'An account with this email already exists' });
  assert.equal((await database.selectFrom('users').select('id').execute()).length, 1);
});

test('of five simultaneous registrations of one email one succeeds and four get 409', async (t) => {
  const { post, database } = await createTestApp(t);
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(paths.register, registration)));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409, 409, 409, 409]);
  assert.equal((await database.selectFrom('sessions').select('user_id').execute()).length, 1);
});

const refusals: readonly [fact: string, body: object, sentence: string][] = [
  ['no email', { email: undefined }, 'Please fill in all required fields'],
  ['no password', { password: undefined }, 'Please fill in all required fields'],
  ['a blank first name', { firstName: '  ' }, 'Please fill in all required fields'],
  ['a last name that is no text', { lastName: 7 }, 'Please fill in all required fields'],
  ['a missing name beside a short password', { password: 'short', lastName: '' }, 'Please fill in all required fields'],
  ['a password of 7 characters', { password: '1234567' }, 'Password must be at least 8 characters long'],
  ['a password of 129 characters', { password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
  ['an email without a host', { email: 'sara' }, sentences.emailInvalid],
  ['an email of 255 characters', { email: `${'a'.repeat(243)}@ems.example` }, sentences.emailTooLong],
  ['a first name of 101 characters', { firstName: 'x'.repeat(limits.nameMax + 1) }, sentences.nameTooLong],
  ['a line break in a name', { firstName: 'Sa\nra' }, sentences.textNotPlain],
  ['a department of 101 characters', { department: 'x'.repeat(101) }, sentences.departmentInvalid],
  ['an unknown certification level', { certificationLevel: 'Wizard' }, sentences.certificationLevelUnknown],
  ['an unknown question', { ...questions, securityQuestion2: 'Why?' }, sentences.securityQuestionUnknown],
  ['an answer of 201 characters', { ...questions, securityAnswer1: 'x'.repeat(201) }, sentences.securityAnswerInvalid],
  [
    'a blank answer among the three',
    { ...questions, securityAnswer3: '   ' },
    'Please complete all three security questions and answers, or leave them all empty',
  ],
  ['two questions of three', { ...questions, securityQuestion3: undefined }, sentences.securityQuestionsPartial],
  ['two equal questions', { ...questions, securityQuestion3: question1 }, sentences.securityQuestionsEqual],
];

for (const [fact, body, sentence] of refusals) {
  test(`${fact}: 400 "${sentence}" and no account`, async (t) => {
    const { post, database } = await createTestApp(t);
    const response = await post(paths.register, { ...registration, ...body });
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json(), { message: sentence });
    assert.deepEqual(response.cookies, []);
    assert.deepEqual(await database.selectFrom('users').selectAll().execute(), []);
  });
}

test('passwords and normalised answers are stored as argon2id hashes only', async (t) => {
  const { signUp, database } = await createTestApp(t, { passwords: 'of the server' });
  await signUp(questions);
  const [user] = await database.selectFrom('users').selectAll().execute();
  assert.match(user?.password_hash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const answers = await database.selectFrom('security_answers').selectAll().orderBy('position').execute();
  assert.deepEqual(
    answers.map(({ position, question }) => [position, question]),
    [
      [1, question1],
      [2, question2],
      [3, question3],
    ],
  );
  assert.ok(answers.every(({ answer_hash }) => answer_hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')));
  const { verify } = await import('@node-rs/argon2');
  assert.ok(await verify(answers[0]?.answer_hash ?? '', 'al harbi'));
});

test('unknown fields are dropped: nobody registers as an administrator', async (t) => {
  const { post, database } = await createTestApp(t);
  const extra = { isAdmin: true, is_admin: 1, id: 'mine', isActive: false, disclaimerAccepted: true };
  const user = (await post(paths.register, { ...registration, ...extra })).json();
  assert.equal(user.isAdmin, false);
  assert.equal(user.disclaimerAccepted, false);
  const [row] = await database.selectFrom('users').selectAll().execute();
  assert.equal(row?.is_admin, 0);
  assert.notEqual(row?.id, 'mine');
});

test('an eight-character password, counted in any script, is accepted', async (t) => {
  const { signUp } = await createTestApp(t);
  const { user } = await signUp({ password: 'كلمةالسر' });
  assert.equal(user.email, registration.email);
});

import assert from 'node:assert/strict';
import { pathOf, paths, SECURITY_QUESTIONS, type Session, sentences } from '@first60/contract';
import { applyOnce } from '../store/applied-changes.ts';
import { createTestApp, registration, START, sessionCookieOf } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { interruptedPasswords } from '../testing/test-passwords.ts';
import { enterAdmin, eventNames, signIn, threeQuestions } from '../testing/test-people.ts';

const { email, password } = registration;
const newPassword = 'battery staple';
const sessionPath = (id: string) => pathOf(paths.accountSession, { id });

test('name, level and department can be changed; what is left out stays, what is empty is cleared', async (t) => {
  const { enter, get, put } = await createTestApp(t);
  const { user, cookie } = await enter({ certificationLevel: 'Medical Doctor', department: 'ER' });
  const names = { firstName: ' Noura ', lastName: 'Alqahtani' };
  const kept = await put(paths.account, { ...names, isAdmin: true, email: 'x@y.z', id: 'x' }, cookie);
  assert.equal(kept.statusCode, 200);
  assert.deepEqual(kept.json(), { ...user, firstName: 'Noura', lastName: 'Alqahtani' });
  const cleared = await put(paths.account, { ...names, certificationLevel: '', department: null }, cookie);
  assert.equal(cleared.json().certificationLevel, null);
  assert.equal(cleared.json().department, null);
  assert.deepEqual((await get(paths.account, cookie)).json(), cleared.json());
});

test('an empty name or an unknown level is refused with 400 and changes nothing', async (t) => {
  const { enter, get, put } = await createTestApp(t);
  const { user, cookie } = await enter();
  const names = { firstName: 'Sara', lastName: 'Alharbi' };
  const empty = await put(paths.account, { ...names, firstName: ' ' }, cookie);
  assert.deepEqual([empty.statusCode, empty.json().message], [400, sentences.missingFields]);
  const wizard = await put(paths.account, { ...names, certificationLevel: 'Wizard' }, cookie);
  assert.deepEqual([wizard.statusCode, wizard.json().message], [400, sentences.certificationLevelUnknown]);
  assert.deepEqual((await get(paths.account, cookie)).json(), user);
});

test('a new password needs the current one, ends the other sessions and keeps this one', async (t) => {
  const app = await createTestApp(t);
  const { cookie } = await app.enter();
  const other = sessionCookieOf(await signIn(app));
  const wrong = await app.put(paths.accountPassword, { currentPassword: 'wrong horse', newPassword }, cookie);
  assert.deepEqual([wrong.statusCode, wrong.json().message], [403, sentences.currentPasswordWrong]);
  const short = await app.put(paths.accountPassword, { currentPassword: password, newPassword: '1234567' }, cookie);
  assert.deepEqual([short.statusCode, short.json().message], [400, sentences.passwordTooShort]);
  const changed = await app.put(paths.accountPassword, { currentPassword: password, newPassword }, cookie);
  assert.deepEqual([changed.statusCode, changed.json().message], [200, sentences.passwordChanged]);
  assert.equal((await app.get(paths.currentUser, cookie)).statusCode, 200);
  assert.equal((await app.get(paths.currentUser, other)).statusCode, 401);
  assert.equal((await signIn(app)).statusCode, 401);
  assert.equal((await signIn(app, newPassword)).statusCode, 200);
});

test('guessing the current password is throttled like signing in', async (t) => {
  const { enter, put } = await createTestApp(t);
  const { cookie } = await enter();
  const guess = () => put(paths.accountPassword, { currentPassword: 'wrong horse', newPassword }, cookie);
  const right = { currentPassword: registration.password, newPassword: registration.password };
  for (let tries = 0; tries < 3; tries += 1) {
    assert.equal((await put(paths.accountPassword, right, cookie)).statusCode, 200, 'a right one does not count');
  }
  for (let tries = 0; tries < 10; tries += 1) assert.equal((await guess()).statusCode, 403);
  const refused = await guess();
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.headers['retry-after'], '900');
});

test('a password that was replaced while it was confirmed changes and deletes nothing', async (t) => {
  const passwords = interruptedPasswords();
  const { enter, put, remove, get, database } = await createTestApp(t, { passwords });
  const { cookie } = await enter();
  passwords.meanwhile = async () => {
    await database.updateTable('users').set({ password_hash: 'another' }).execute();
  };
  const hash = await passwords.hash(password);
  for (const ask of [
    () => put(paths.accountPassword, { currentPassword: password, newPassword }, cookie),
    () => put(paths.accountSecurityQuestions, { currentPassword: password, ...threeQuestions }, cookie),
    () => remove(paths.account, { password }, cookie),
  ]) {
    await database.updateTable('users').set({ password_hash: hash }).execute();
    const answer = await ask();
    assert.deepEqual([answer.statusCode, answer.json().message], [403, sentences.currentPasswordWrong]);
    const { password_hash: kept } = await database
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    assert.equal(kept, 'another');
  }
  const questions = await get(paths.accountSecurityQuestions, cookie);
  assert.equal(questions.json().securityQuestion1, null);
});

test('questions are shown as chosen, replaced with the password, and then ask for the new answers', async (t) => {
  const { enter, get, put, post } = await createTestApp(t);
  const { cookie } = await enter();
  const none = { securityQuestion1: null, securityQuestion2: null, securityQuestion3: null };
  assert.deepEqual((await get(paths.accountSecurityQuestions, cookie)).json(), none);
  const body = { currentPassword: password, ...threeQuestions };
  const set = await put(paths.accountSecurityQuestions, body, cookie);
  assert.equal(set.statusCode, 200);
  assert.deepEqual(set.json(), {
    securityQuestion1: SECURITY_QUESTIONS[0],
    securityQuestion2: SECURITY_QUESTIONS[1],
    securityQuestion3: SECURITY_QUESTIONS[8],
  });
  await put(paths.accountSecurityQuestions, { ...body, securityAnswer3: 'Nala' }, cookie);
  assert.deepEqual((await get(paths.accountSecurityQuestions, cookie)).json(), set.json());
  const verify = (answer3: string) =>
    post(paths.verifySecurityQuestions, { email, answers: { answer1: 'alharbi', answer2: 'jeddah', answer3 } });
  assert.equal((await verify('Simba')).statusCode, 401);
  assert.equal((await verify('Nala')).statusCode, 200);
});

test('questions are refused with a wrong password, a gap or a repetition, and stay as they were', async (t) => {
  const { enter, get, put } = await createTestApp(t);
  const { cookie } = await enter(threeQuestions);
  const before = (await get(paths.accountSecurityQuestions, cookie)).json();
  const body = { currentPassword: password, ...threeQuestions, securityQuestion1: SECURITY_QUESTIONS[5] };
  const cases = [
    [{ currentPassword: 'wrong horse' }, 403, sentences.currentPasswordWrong],
    [{ currentPassword: '' }, 400, sentences.missingFields],
    [{ securityAnswer2: ' ' }, 400, sentences.missingFields],
    [{ securityQuestion2: SECURITY_QUESTIONS[5] }, 400, sentences.securityQuestionsEqual],
    [{ securityQuestion2: 'Why?' }, 400, sentences.securityQuestionUnknown],
  ] as const;
  for (const [change, status, message] of cases) {
    const response = await put(paths.accountSecurityQuestions, { ...body, ...change }, cookie);
    assert.deepEqual([response.statusCode, response.json().message], [status, message]);
  }
  assert.deepEqual((await get(paths.accountSecurityQuestions, cookie)).json(), before);
});

test('devices are listed last used first, each can be signed out, the own one clears its cookie', async (t) => {
  const { app, enter, get, remove, pass } = await createTestApp(t);
  const { cookie } = await enter();
  pass(3_600_000);
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
  const payload = { email, password };
  const phone = sessionCookieOf(await app.inject({ method: 'POST', url: paths.login, headers, payload }));
  const sessions = (await get(paths.accountSessions, phone)).json<Session[]>();
  assert.deepEqual(
    sessions.map(({ device, isCurrent, createdAt }) => [device, isCurrent, createdAt]),
    [
      ['Safari on iPhone', true, new Date(START + 3_600_000).toISOString()],
      ['', false, new Date(START).toISOString()],
    ],
  );
  const [own, other] = sessions;
  const ended = await remove(sessionPath(other?.id ?? ''), undefined, phone);
  assert.deepEqual([ended.statusCode, ended.json().message], [200, sentences.sessionEnded]);
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 401);
  const left = await remove(sessionPath(own?.id ?? ''), undefined, phone);
  assert.deepEqual([left.statusCode, left.json().message], [200, sentences.signedOut]);
  assert.match(String(left.headers['set-cookie']), /^first60=; Max-Age=0/);
  assert.equal((await get(paths.currentUser, phone)).statusCode, 401);
});

test("nobody can see or end another user's session", async (t) => {
  const { enter, get, remove } = await createTestApp(t);
  const { cookie } = await enter();
  const other = await enter({ email: 'other@ems.example' });
  const [theirs] = (await get(paths.accountSessions, other.cookie)).json<Session[]>();
  const response = await remove(sessionPath(theirs?.id ?? ''), undefined, cookie);
  assert.deepEqual([response.statusCode, response.json().message], [404, sentences.sessionNotFound]);
  assert.equal((await get(paths.currentUser, other.cookie)).statusCode, 200);
});

test('the export is a file with everything about the user, no hash, no token, nobody else', async (t) => {
  const app = await createTestApp(t);
  const { user, cookie } = await app.enter(threeQuestions);
  await app.enter({ email: 'other@ems.example' });
  await app.post(paths.favorites, { medicationId: 'aspirin' }, cookie);
  const response = await app.get(paths.accountExport, cookie);
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['content-disposition'], 'attachment; filename="first60-account.json"');
  const file = response.json();
  const at = new Date(START).toISOString();
  assert.deepEqual(file.user, user);
  assert.equal(file.securityQuestions.securityQuestion3, SECURITY_QUESTIONS[8]);
  assert.deepEqual(file.favorites, [{ medicationId: 'aspirin', addedAt: at }]);
  assert.deepEqual(file.disclaimerAcceptances, [{ version: '2025-08-21', acceptedAt: at }]);
  assert.equal(file.sessions.length, 1);
  assert.deepEqual(
    file.securityEvents.map(({ event, byAnotherUser }: { event: string; byAnotherUser: boolean }) => [
      event,
      byAnotherUser,
    ]),
    [
      ['registered', false],
      ['disclaimer-accepted', false],
      ['account-exported', false],
    ],
  );
  assert.ok(!/argon2|other@|simba|token/i.test(response.body), response.body);
  assert.ok(!response.body.includes(cookie.split('=')[1] ?? cookie));
});

test('deleting takes the password, signs out everywhere and leaves nothing but nameless events', async (t) => {
  const app = await createTestApp(t);
  const { user, cookie } = await app.enter(threeQuestions);
  await app.post(paths.favorites, { medicationId: 'aspirin' }, cookie);
  await applyOnce(app.database, { userId: user.id, key: 'one-change-of-mine', now: 1 }, async () => undefined);
  const wrong = await app.remove(paths.account, { password: 'wrong horse' }, cookie);
  assert.deepEqual([wrong.statusCode, wrong.json().message], [403, sentences.currentPasswordWrong]);
  assert.equal((await app.remove(paths.account, undefined, cookie)).statusCode, 400);
  const deleted = await app.remove(paths.account, { password }, cookie);
  assert.deepEqual([deleted.statusCode, deleted.json().message], [200, 'Your account has been deleted']);
  assert.match(String(deleted.headers['set-cookie']), /^first60=; Max-Age=0/);
  assert.equal((await app.get(paths.currentUser, cookie)).statusCode, 401);
  const own = [
    'users',
    'security_answers',
    'sessions',
    'disclaimer_acceptances',
    'favorites',
    'applied_changes',
  ] as const;
  for (const table of own) {
    assert.deepEqual(await app.database.selectFrom(table).selectAll().execute(), [], table);
  }
  assert.equal((await eventNames(app, user.id)).at(-1), 'account-deleted');
  const everything = await app.database.selectFrom('audit_events').selectAll().execute();
  assert.ok(!JSON.stringify(everything).includes('ems.example'));
  assert.equal((await app.post(paths.register, registration)).statusCode, 201, 'the email is free again');
});

test('the last active administrator cannot be deleted; with another one they can', async (t) => {
  const app = await createTestApp(t);
  const { cookie } = await enterAdmin(app);
  const refused = await app.remove(paths.account, { password }, cookie);
  assert.deepEqual([refused.statusCode, refused.json().message], [409, sentences.lastAdmin]);
  await enterAdmin(app, 'second@ems.example');
  assert.equal((await app.remove(paths.account, { password }, cookie)).statusCode, 200);
});

test('who has not accepted the disclaimer may take their data and leave, and nothing else', async (t) => {
  const { signUp, get, put, remove } = await createTestApp(t);
  const { cookie } = await signUp();
  for (const response of [
    await get(paths.account, cookie),
    await get(paths.accountSessions, cookie),
    await get(paths.accountSecurityQuestions, cookie),
    await put(paths.account, { firstName: 'A', lastName: 'B' }, cookie),
    await put(paths.accountPassword, { currentPassword: password, newPassword }, cookie),
    await remove(sessionPath('x'), undefined, cookie),
  ]) {
    assert.deepEqual([response.statusCode, response.json().message], [403, sentences.disclaimerRequired]);
  }
  assert.equal((await get(paths.accountExport, cookie)).statusCode, 200);
  assert.equal((await remove(paths.account, { password }, cookie)).statusCode, 200);
});

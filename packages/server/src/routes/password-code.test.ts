import assert from 'node:assert/strict';
import { pathOf, paths, sentences } from '@first60/contract';
import { makePasswordCode } from '../accounts/password-code.ts';
import { resetPassword } from '../commands/admin-commands.ts';
import { createTestApp, registration, START, type TestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { cheapPasswords, interruptedPasswords } from '../testing/test-passwords.ts';
import { enterAdmin, eventNames, signIn, threeAnswers, threeQuestions } from '../testing/test-people.ts';

const { email } = registration;
const newPassword = 'battery staple';
const DAY = 86_400_000;
const codeOf = (id: string) => pathOf(paths.adminUserPasswordCode, { id });
const NOBODY = '0198c0de-0000-7000-8000-000000000000';

/** An administrator, a user with one signed-in device, and the code made for that user. */
async function withCode(app: TestApp) {
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter(threeQuestions);
  const response = await app.post(codeOf(user.id), undefined, admin.cookie);
  return { admin, user, cookie, response, code: response.json<{ code: string }>().code };
}

const useCode = ({ post }: TestApp, code: string, more: object = {}) =>
  post(paths.resetWithCode, { email, code, newPassword, ...more });

test('the code is told once, ends every session and the old password, and sets a new password once', async (t) => {
  const app = await createTestApp(t);
  const { admin, cookie, response, code } = await withCode(app);
  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), { code, expiresAt: new Date(START + DAY).toISOString() });
  assert.match(code, /^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  assert.equal((await app.get(paths.currentUser, cookie)).statusCode, 401);
  assert.equal((await signIn(app)).statusCode, 401);
  assert.equal((await app.get(paths.currentUser, admin.cookie)).statusCode, 200);

  const used = await useCode(app, code, { email: ` ${email.toUpperCase()}` });
  assert.equal(used.statusCode, 200);
  assert.deepEqual(used.json(), { message: sentences.passwordReset });
  assert.equal((await signIn(app, newPassword)).statusCode, 200);
  const again = await useCode(app, code, { newPassword: 'another password' });
  assert.equal(again.statusCode, 401);
  assert.deepEqual(again.json(), { message: sentences.codeWrong });
  assert.equal((await signIn(app, newPassword)).statusCode, 200);
});

test('a code is read as it is dictated: capitals, blanks and the hyphen do not matter', async (t) => {
  const app = await createTestApp(t);
  const { code } = await withCode(app);
  const spoken = ` ${code.toUpperCase().replace('-', ' ')} `;
  assert.equal((await useCode(app, spoken)).statusCode, 200);
});

test('only the argon2id hash of a code is stored, and neither code nor password is in the log or the events', async (t) => {
  const app = await createTestApp(t);
  const { admin, user, code } = await withCode(app);
  const row = await app.database.selectFrom('password_codes').selectAll().executeTakeFirstOrThrow();
  assert.match(row.code_hash, /^\$argon2id\$/);
  await useCode(app, 'wrong-wrong');
  await useCode(app, code);
  assert.deepEqual(await app.database.selectFrom('password_codes').selectAll().execute(), []);
  const events = await app.database.selectFrom('audit_events').selectAll().execute();
  for (const secret of [code, code.replace('-', ''), newPassword]) {
    assert.ok(!app.log().includes(secret));
    assert.ok(!JSON.stringify(events).includes(secret));
  }
  assert.deepEqual((await eventNames(app, user.id)).slice(-3), [
    'password-code-made',
    'recovery-refused',
    'password-code-used',
  ]);
  const made = events.find(({ event }) => event === 'password-code-made');
  assert.deepEqual([made?.actor_id, made?.user_id, made?.at], [admin.user.id, user.id, START]);
});

test('a code lives 24 hours, and a newer one takes its place', async (t) => {
  const app = await createTestApp(t);
  const { admin, user, code } = await withCode(app);
  app.pass(DAY - 1);
  const second = (await app.post(codeOf(user.id), undefined, admin.cookie)).json<{ code: string }>().code;
  assert.equal((await useCode(app, code)).statusCode, 401);
  app.pass(DAY);
  const late = await useCode(app, second);
  assert.equal(late.statusCode, 401);
  assert.deepEqual(late.json(), { message: sentences.codeWrong });
  const third = (await app.post(codeOf(user.id), undefined, admin.cookie)).json<{ code: string }>().code;
  app.pass(DAY - 1);
  assert.equal((await useCode(app, third)).statusCode, 200);
});

test('signed out: 401; no administrator: 403; for oneself, an inactive and an unknown user: the reason, and nothing is made', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter();
  const away = await app.enter({ email: 'away@ems.example' });
  await app.put(pathOf(paths.adminUserStatus, { id: away.user.id }), { isActive: false }, admin.cookie);
  for (const [id, caller, status, message] of [
    [user.id, undefined, 401, sentences.signInRequired],
    [user.id, cookie, 403, sentences.adminRequired],
    [admin.user.id, admin.cookie, 409, sentences.ownPasswordCode],
    [away.user.id, admin.cookie, 409, sentences.inactivePasswordCode],
    [NOBODY, admin.cookie, 404, sentences.userNotFound],
  ] as const) {
    const response = await app.post(codeOf(id), undefined, caller);
    assert.equal(response.statusCode, status);
    assert.deepEqual(response.json(), { message });
  }
  assert.deepEqual(await app.database.selectFrom('password_codes').selectAll().execute(), []);
  assert.equal((await app.get(paths.currentUser, cookie)).statusCode, 200);
});

test('an administrator who has lost the role since the call began makes no code', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user } = await app.enter();
  const make = (actorId: string) =>
    makePasswordCode(
      { database: app.database, passwords: cheapPasswords() },
      { userId: user.id, actorId, now: START, requestId: null },
    );
  assert.deepEqual(await make(NOBODY), { kind: 'not-allowed' });
  assert.equal((await make(admin.user.id)).kind, 'made');
});

test('who is deactivated after the code was made reads so, after the right code alone', async (t) => {
  const app = await createTestApp(t);
  const { admin, user, code } = await withCode(app);
  await app.put(pathOf(paths.adminUserStatus, { id: user.id }), { isActive: false }, admin.cookie);
  assert.equal((await useCode(app, 'wrong-wrong')).statusCode, 401);
  const refused = await useCode(app, code);
  assert.equal(refused.statusCode, 403);
  assert.deepEqual(refused.json(), { message: sentences.accountDeactivated });
});

test('an unknown email, an account without a code and a wrong code get the same answer at the same cost', async (t) => {
  let work: string[] = [];
  const real = cheapPasswords();
  const passwords = {
    hash: (secret: string) => {
      work.push('hash');
      return real.hash(secret);
    },
    verify: (hash: string | undefined, secret: string) => {
      work.push('verify');
      return real.verify(hash, secret);
    },
  };
  const app = await createTestApp(t, { passwords });
  await withCode(app);
  await app.signUp({ email: 'none@ems.example' });
  for (const typed of [email, 'none@ems.example', 'nobody@ems.example']) {
    work = [];
    const response = await useCode(app, 'wrong-wrong', { email: typed });
    assert.equal(response.statusCode, 401);
    assert.deepEqual(response.json(), { message: sentences.codeWrong });
    assert.deepEqual(work.sort(), ['hash', 'verify'], typed);
  }
});

test('ten wrong codes close the way for a quarter of an hour', async (t) => {
  const app = await createTestApp(t);
  const { code } = await withCode(app);
  for (let wrong = 0; wrong < 10; wrong += 1) assert.equal((await useCode(app, 'wrong-wrong')).statusCode, 401);
  const closed = await useCode(app, code);
  assert.equal(closed.statusCode, 429);
  assert.deepEqual(closed.json(), { message: 'Too many attempts. Please try again in 15 minutes.' });
  app.pass(15 * 60_000);
  assert.equal((await useCode(app, code)).statusCode, 200);
});

test('a code that was used or replaced while it was compared sets nothing', async (t) => {
  const passwords = interruptedPasswords();
  const app = await createTestApp(t, { passwords });
  const { code } = await withCode(app);
  passwords.meanwhile = async () => {
    await app.database.deleteFrom('password_codes').execute();
  };
  assert.equal((await useCode(app, code)).statusCode, 401);
  passwords.meanwhile = async () => {};
  assert.equal((await signIn(app, newPassword)).statusCode, 401);
});

test('two uses of one code at once: one password is set', async (t) => {
  const app = await createTestApp(t);
  const { code } = await withCode(app);
  const answers = await Promise.all([useCode(app, code), useCode(app, code, { newPassword: 'another password' })]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 401]);
});

test('a password set in another way makes the code worthless', async (t) => {
  const app = await createTestApp(t);
  const { admin, user, code } = await withCode(app);
  await app.post(paths.resetPassword, { email, answers: threeAnswers, newPassword });
  assert.equal((await useCode(app, code)).statusCode, 401);
  const second = (await app.post(codeOf(user.id), undefined, admin.cookie)).json<{ code: string }>().code;
  await resetPassword(app.database, cheapPasswords(), email);
  assert.equal((await useCode(app, second)).statusCode, 401);
});

for (const [fact, body, sentence] of [
  ['no code', { code: ' ' }, sentences.missingFields],
  ['no email', { email: '' }, sentences.missingFields],
  ['no new password', { newPassword: '' }, sentences.missingFields],
  ['a new password of 7 characters', { newPassword: '1234567' }, sentences.passwordTooShort],
] as const) {
  test(`a reset by code with ${fact}: 400 "${sentence}", and the code stays good`, async (t) => {
    const app = await createTestApp(t);
    const { code } = await withCode(app);
    const response = await useCode(app, code, body);
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json(), { message: sentence });
    assert.equal((await useCode(app, code)).statusCode, 200);
  });
}

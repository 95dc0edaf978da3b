import assert from 'node:assert/strict';
import { pathOf, paths, SECURITY_QUESTIONS, sentences } from '@first60/contract';
import type { Passwords } from '../accounts/passwords.ts';
import { createTestApp, registration } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { cheapPasswords, interruptedPasswords } from '../testing/test-passwords.ts';
import { eventNames, signIn, threeAnswers, threeQuestions } from '../testing/test-people.ts';

const { email } = registration;
const newPassword = 'battery staple';
const wrongAnswers = { ...threeAnswers, answer3: 'Nala' };
const lookup = (address: string) => pathOf(paths.securityQuestions, { email: address });

test('the lookup answers the three questions in their order, whatever the case of the email, and no answer', async (t) => {
  const { signUp, get } = await createTestApp(t);
  await signUp(threeQuestions);
  for (const typed of [email, ' SARA@EMS.example ']) {
    const response = await get(lookup(typed));
    assert.equal(response.statusCode, 200);
    assert.deepEqual(response.json(), {
      securityQuestion1: SECURITY_QUESTIONS[0],
      securityQuestion2: SECURITY_QUESTIONS[1],
      securityQuestion3: SECURITY_QUESTIONS[8],
    });
  }
});

test('an unknown email and an account without questions get the same 404', async (t) => {
  const { signUp, get } = await createTestApp(t);
  await signUp();
  for (const typed of [email, 'nobody@ems.example', `${'x'.repeat(240)}@ems.example`]) {
    const response = await get(lookup(typed));
    assert.equal(response.statusCode, 404);
    assert.deepEqual(response.json(), {
      message: 'Email not found or security questions not set. Please contact admin for password reset.',
    });
  }
});

test('right answers, however spelled, verify; a reset sets the password and ends every session', async (t) => {
  const app = await createTestApp(t);
  const { cookie, user } = await app.signUp(threeQuestions);
  const verified = await app.post(paths.verifySecurityQuestions, { email, answers: threeAnswers });
  assert.equal(verified.statusCode, 200);
  assert.deepEqual(verified.json(), { message: sentences.answersVerified });
  const reset = await app.post(paths.resetPassword, { email: ` ${email} `, answers: threeAnswers, newPassword });
  assert.equal(reset.statusCode, 200);
  assert.deepEqual(reset.json(), {
    message: 'Your password has been reset successfully. You can now log in with your new password.',
  });
  assert.equal((await app.get(paths.currentUser, cookie)).statusCode, 401);
  assert.equal((await signIn(app)).statusCode, 401);
  assert.equal((await signIn(app, newPassword)).statusCode, 200);
  assert.deepEqual(await eventNames(app, user.id), [
    'registered',
    'answers-verified',
    'password-reset',
    'login-refused',
    'login',
  ]);
});

test('an answer that another keyboard writes is right, and so is one stored before answers were folded', async (t) => {
  const app = await createTestApp(t);
  const answered = { securityAnswer1: 'Al-Khobar', securityAnswer2: '1999', securityAnswer3: 'مكة' };
  await app.signUp({ ...threeQuestions, ...answered });
  const answers = { answer1: 'al khobar', answer2: '١٩٩٩', answer3: 'مكه\u200f' };
  const address = `\u200e${email}\u202c`;
  const verify = (body: object) => app.post(paths.verifySecurityQuestions, body);
  assert.equal((await verify({ email: address, answers })).statusCode, 200);
  assert.equal((await verify({ email, answers: { ...answers, answer2: '١٩٩٨' } })).statusCode, 401);
  const before = await cheapPasswords().hash('al-khobar');
  await app.database.updateTable('security_answers').set({ answer_hash: before }).where('position', '=', 1).execute();
  assert.equal((await verify({ email, answers: { ...answers, answer1: ' AL-Khobar' } })).statusCode, 200);
});

test('one wrong answer of three is refused, and changes nothing', async (t) => {
  const app = await createTestApp(t);
  const { cookie } = await app.signUp(threeQuestions);
  for (const response of [
    await app.post(paths.verifySecurityQuestions, { email, answers: wrongAnswers }),
    await app.post(paths.resetPassword, { email, answers: wrongAnswers, newPassword }),
  ]) {
    assert.equal(response.statusCode, 401);
    assert.deepEqual(response.json(), { message: sentences.answersWrong });
  }
  assert.equal((await app.get(paths.currentUser, cookie)).statusCode, 200);
  assert.equal((await signIn(app)).statusCode, 200);
});

test('a known email, an unknown one and one without questions cost three comparisons each, right or wrong', async (t) => {
  let compared = 0;
  const real = cheapPasswords();
  const passwords: Passwords = {
    hash: real.hash,
    verify: (hash, secret) => {
      compared += 1;
      return real.verify(hash, secret);
    },
  };
  const { signUp, post } = await createTestApp(t, { passwords });
  await signUp(threeQuestions);
  await signUp({ email: 'none@ems.example' });
  for (const [address, answers] of [
    [email, threeAnswers],
    [email, { answer1: 'x', answer2: 'y', answer3: 'z' }],
    ['nobody@ems.example', threeAnswers],
    ['none@ems.example', threeAnswers],
  ] as const) {
    for (const path of [paths.verifySecurityQuestions, paths.resetPassword]) {
      compared = 0;
      await post(path, { email: address, answers, newPassword });
      assert.equal(compared, 3, `${path} ${address}`);
    }
  }
});

test('answers that were replaced while they were compared reset nothing', async (t) => {
  const passwords = interruptedPasswords();
  const app = await createTestApp(t, { passwords });
  await app.signUp(threeQuestions);
  passwords.meanwhile = async () => {
    await app.database.updateTable('security_answers').set({ answer_hash: 'another' }).execute();
  };
  const response = await app.post(paths.resetPassword, { email, answers: threeAnswers, newPassword });
  assert.equal(response.statusCode, 401);
  passwords.meanwhile = async () => {};
  assert.equal((await signIn(app)).statusCode, 200);
});

const refusals: readonly [fact: string, body: object, sentence: string][] = [
  ['no email', { email: '' }, sentences.missingFields],
  ['two answers of three', { answers: { answer1: 'a', answer2: 'b' } }, sentences.missingFields],
  ['a blank answer', { answers: { ...threeAnswers, answer2: '  ' } }, sentences.missingFields],
  ['no new password', { newPassword: '' }, sentences.missingFields],
  ['a new password of 7 characters', { newPassword: '1234567' }, 'Password must be at least 8 characters long'],
  [
    'an answer of 201 characters',
    { answers: { ...threeAnswers, answer1: 'x'.repeat(201) } },
    sentences.securityAnswerInvalid,
  ],
];

for (const [fact, body, sentence] of refusals) {
  test(`a reset with ${fact}: 400 "${sentence}"`, async (t) => {
    const app = await createTestApp(t);
    await app.signUp(threeQuestions);
    const response = await app.post(paths.resetPassword, { email, answers: threeAnswers, newPassword, ...body });
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json(), { message: sentence });
    assert.equal((await signIn(app)).statusCode, 200);
  });
}

test('a deactivated user can set a new password, and still cannot sign in', async (t) => {
  const app = await createTestApp(t);
  await app.signUp(threeQuestions);
  await app.database.updateTable('users').set({ is_active: 0 }).execute();
  assert.equal((await app.post(paths.resetPassword, { email, answers: threeAnswers, newPassword })).statusCode, 200);
  assert.equal((await signIn(app, newPassword)).statusCode, 403);
});

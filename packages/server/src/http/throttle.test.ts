import assert from 'node:assert/strict';
import { pathOf, paths, sentences } from '@first60/contract';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, registration, type TestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { eventNames, signIn, threeAnswers, threeQuestions } from '../testing/test-people.ts';
import { takeBackTry, takeTry } from './throttle.ts';

const { email, password } = registration;
const MINUTE = 60_000;
const countOf = (answers: readonly LightMyRequestResponse[], status: number): number =>
  answers.filter(({ statusCode }) => statusCode === status).length;
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** A sign-in from a different address than the test's own. */
const loginFrom = ({ app }: TestApp, remoteAddress: string, payload: object) =>
  app.inject({ method: 'POST', url: paths.login, remoteAddress, payload });

test('of 40 simultaneous wrong sign-ins exactly 10 are 401 and 30 are 429, with the sentence and Retry-After', async (t) => {
  const app = await createTestApp(t);
  const { user } = await app.signUp();
  const answers = await times(40, () => signIn(app, 'wrong horse'));
  assert.equal(countOf(answers, 401), 10);
  assert.equal(countOf(answers, 429), 30);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  assert.deepEqual(refused?.json(), { message: 'Too many attempts. Please try again in 15 minutes.' });
  assert.equal(refused?.headers['retry-after'], '900');
  const events = await eventNames(app, user.id);
  assert.equal(events.filter((event) => event === 'login-refused').length, 10);
  assert.equal(events.filter((event) => event === 'login-throttled').length, 1, 'recorded once a window');
});

test('the right password is refused too while throttled, and let in when the window has ended', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  await times(10, () => signIn(app, 'wrong horse'));
  app.pass(14.5 * MINUTE);
  const refused = await signIn(app);
  assert.equal(refused.statusCode, 429);
  assert.deepEqual(refused.json(), { message: 'Too many attempts. Please try again in 1 minute.' });
  assert.equal(refused.headers['retry-after'], '30');
  app.pass(0.5 * MINUTE);
  assert.equal((await signIn(app)).statusCode, 200);
});

test('an email that nobody has is throttled alike, so that the throttle tells nothing', async (t) => {
  const app = await createTestApp(t);
  const answers = await times(12, () => app.post(paths.login, { email: 'nobody@ems.example', password }));
  assert.deepEqual([countOf(answers, 401), countOf(answers, 429)], [10, 2]);
});

test('no throttled answer costs a hash', async (t) => {
  let compared = 0;
  const passwords = {
    hash: async () => 'hash',
    verify: async () => {
      compared += 1;
      return false;
    },
  };
  const app = await createTestApp(t, { passwords });
  await times(30, () => signIn(app, 'wrong horse'));
  assert.equal(compared, 10);
});

test('a success forgets the own slips and does not count; it leaves the count of the address for others', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  for (let round = 0; round < 3; round += 1) {
    await times(9, () => signIn(app, 'wrong horse'));
    assert.equal((await signIn(app)).statusCode, 200);
  }
  // 27 wrong attempts from this address still count, so everyone together has 73 left.
  const others = await times(100, (index) => app.post(paths.login, { email: `user${index}@ems.example`, password }));
  assert.deepEqual([countOf(others, 401), countOf(others, 429)], [73, 27]);
});

test('a hundred wrong tries close an address for every email, and no other address', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  await times(100, (index) => loginFrom(app, '192.0.2.1', { email: `user${index}@ems.example`, password }));
  assert.equal((await loginFrom(app, '192.0.2.1', { email, password })).statusCode, 429);
  assert.equal((await loginFrom(app, '192.0.2.2', { email, password })).statusCode, 200);
});

test('one address cannot lock a user out: 1,000 tries from it leave the user free to sign in from elsewhere', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  for (let batch = 0; batch < 10; batch += 1) {
    await times(100, () => loginFrom(app, '192.0.2.1', { email, password: 'wrong horse' }));
  }
  assert.equal((await loginFrom(app, '192.0.2.2', { email, password })).statusCode, 200);
  // Colleagues behind the same address are not locked out either, because refused attempts do not count against the
  // address.
  await app.signUp({ email: 'other@ems.example' });
  const colleague = await loginFrom(app, '192.0.2.1', { email: 'other@ems.example', password });
  assert.equal(colleague.statusCode, 200);
});

test('all addresses together get 100 tries at one email', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  const answers: LightMyRequestResponse[] = [];
  for (let address = 1; address <= 11; address += 1) {
    answers.push(...(await times(10, () => loginFrom(app, `192.0.2.${address}`, { email, password: 'wrong horse' }))));
  }
  assert.deepEqual([countOf(answers, 401), countOf(answers, 429)], [100, 10]);
});

test('the answers of one email are tried 20 times an hour by all addresses together, and 20 times by one address', async (t) => {
  const { database } = await createTestApp(t);
  const isLetIn = async (ip: string, one: string) =>
    (await takeTry(database, 'recoveryAnswers', { ip, email: one }, 0)).allowed;
  for (let index = 1; index <= 20; index += 1) {
    assert.ok(await isLetIn(`192.0.2.${index}`, email), `address ${index}`);
    assert.ok(await isLetIn('198.51.100.1', `user${index}@ems.example`), `email ${index}`);
  }
  assert.equal(await isLetIn('192.0.2.21', email), false);
  assert.equal(await isLetIn('198.51.100.1', 'user21@ems.example'), false);
  assert.ok(await isLetIn('192.0.2.21', 'user21@ems.example'), 'neither is closed to others');
});

test('a try that succeeds after its window has ended takes nothing back from the next one', async (t) => {
  const { database } = await createTestApp(t);
  const trier = { ip: '192.0.2.1', email };
  const slow = await takeTry(database, 'login', trier, 0);
  await takeTry(database, 'login', { ...trier, email: 'other@ems.example' }, 15 * MINUTE);
  const countOfAddress = async () =>
    (await database.selectFrom('throttles').select('count').where('count', '>', 0).execute()).length;
  const before = await countOfAddress();
  assert.ok(slow.allowed);
  await takeBackTry(database, slow);
  assert.equal(await countOfAddress(), before);
});

test('an IPv6 network of 2^64 addresses counts as one', async (t) => {
  const app = await createTestApp(t);
  const answers = await times(12, (index) => loginFrom(app, `2001:db8::${index}`, { email, password }));
  assert.deepEqual([countOf(answers, 401), countOf(answers, 429)], [10, 2]);
});

test('an address may ask for the questions of 20 emails an hour', async (t) => {
  const app = await createTestApp(t);
  const { user } = await app.signUp(threeQuestions);
  const lookup = (index: number) => app.get(pathOf(paths.securityQuestions, { email: `user${index}@ems.example` }));
  const answers = await times(25, lookup);
  assert.deepEqual([countOf(answers, 404), countOf(answers, 429)], [20, 5]);
  app.pass(60 * MINUTE);
  assert.equal((await app.get(pathOf(paths.securityQuestions, { email }))).statusCode, 200);
  assert.ok(!(await eventNames(app, user.id)).includes('recovery-throttled'));
});

test('five wrong sets of answers close both steps of the recovery for an hour; right ones do not count', async (t) => {
  const app = await createTestApp(t);
  await app.signUp(threeQuestions);
  const verify = (answers: object) => app.post(paths.verifySecurityQuestions, { email, answers });
  const wrong = { ...threeAnswers, answer1: 'x' };
  await times(4, () => verify(wrong));
  assert.equal((await verify(threeAnswers)).statusCode, 200);
  await times(5, () => verify(wrong));
  const body = { email, answers: threeAnswers, newPassword: 'battery staple' };
  const refused = await app.post(paths.resetPassword, body);
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.headers['retry-after'], '3600');
  assert.equal((await verify(threeAnswers)).statusCode, 429);
  assert.equal((await signIn(app)).statusCode, 200, 'signing in has its own count');
  app.pass(60 * MINUTE);
  assert.equal((await app.post(paths.resetPassword, body)).statusCode, 200);
});

test('an address may register 40 times an hour, taken e-mails included; nothing is hashed or stored beyond', async (t) => {
  let hashed = 0;
  const passwords = {
    hash: async () => {
      hashed += 1;
      return 'hash';
    },
    verify: async () => false,
  };
  const app = await createTestApp(t, { passwords });
  const register = (user: number, remoteAddress = '192.0.2.1') =>
    app.app.inject({
      method: 'POST',
      url: paths.register,
      remoteAddress,
      payload: { ...registration, email: `user${user}@ems.example` },
    });
  const first = await times(38, register);
  assert.equal(countOf(first, 201), 38);
  assert.equal((await register(0)).statusCode, 409);
  const answers = await times(10, (index) => register(100 + index));
  assert.deepEqual([countOf(answers, 201), countOf(answers, 429)], [1, 9]);
  const refused = await register(0);
  assert.equal(refused.statusCode, 429, 'a taken e-mail is no longer told');
  assert.deepEqual(refused.json(), { message: 'Too many attempts. Please try again in 60 minutes.' });
  assert.equal(refused.headers['retry-after'], '3600');
  assert.equal(hashed, 39);
  assert.equal((await app.database.selectFrom('users').select('id').execute()).length, 39);
  const events = await eventNames(app);
  assert.equal(events.filter((event) => event === 'registration-throttled').length, 1, 'recorded once a window');
  assert.equal((await register(200, '192.0.2.2')).statusCode, 201, 'another address is free');
  app.pass(60 * MINUTE);
  assert.equal((await register(201)).statusCode, 201);
});

test('the counters name neither an email nor an address, and go when their window has ended', async (t) => {
  const app = await createTestApp(t);
  await signIn(app, 'wrong horse');
  const rows = await app.database.selectFrom('throttles').selectAll().execute();
  assert.equal(rows.length, 3);
  for (const { key } of rows) assert.match(key, /^[0-9a-f]{64}$/);
  app.pass(60 * MINUTE);
  await takeTry(app.database, 'recoveryLookup', { ip: '192.0.2.9', email }, Date.UTC(2026, 0, 2));
  assert.equal((await app.database.selectFrom('throttles').selectAll().execute()).length, 1);
});

test('counters are cleared away when a window of an address or an email begins, not at every sign-in', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  await app.signUp({ email: 'other@ems.example' });
  const counters = async () => (await app.database.selectFrom('throttles').select('key').execute()).length;
  await loginFrom(app, '192.0.2.1', { email: 'nobody@ems.example', password });
  assert.equal(await counters(), 4, 'one of each kind, and that of the registrations');
  app.pass(5 * MINUTE);
  await loginFrom(app, '192.0.2.2', { email, password });
  app.pass(10 * MINUTE);
  await loginFrom(app, '192.0.2.2', { email, password });
  assert.equal(await counters(), 6, 'the windows of the second sign-in go on, so nobody looked for ended ones');
  await loginFrom(app, '192.0.2.2', { email: 'other@ems.example', password });
  assert.equal(await counters(), 4);
});

test('without a body a call is refused before it is counted', async (t) => {
  const app = await createTestApp(t);
  const answers = await times(20, () => app.post(paths.login, { email }));
  assert.equal(countOf(answers, 400), 20);
  assert.deepEqual(answers[0]?.json(), { message: sentences.missingFields });
});

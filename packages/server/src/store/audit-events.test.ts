import assert from 'node:assert/strict';
import { paths } from '@first60/contract';
import { sql } from 'kysely';
import { createTestApp, registration } from '../testing/test-app.ts';
import { engineOfTest, test } from '../testing/test-database.ts';
import { eventNames, signIn } from '../testing/test-people.ts';

test('the database itself refuses to change or remove an event', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  const statements = ["update audit_events set event = 'nothing'", 'delete from audit_events'];
  if (engineOfTest(t) === 'postgres') statements.push('truncate audit_events');
  for (const statement of statements) {
    await assert.rejects(sql.raw(statement).execute(app.database), /audit_events is append-only/, statement);
  }
  assert.deepEqual(await eventNames(app), ['registered']);
});

test('a visit is recorded event by event, each under its request, without a secret, an email or an address', async (t) => {
  const app = await createTestApp(t);
  const { user, cookie } = await app.enter();
  await signIn(app, 'wrong horse');
  await signIn(app);
  await app.post(paths.login, { email: 'nobody@ems.example', password: 'x' });
  await app.post(paths.acceptDisclaimer, undefined, cookie);
  await app.post(paths.logout, undefined, cookie);
  assert.deepEqual(await eventNames(app, user.id), [
    'registered',
    'disclaimer-accepted',
    'login-refused',
    'login',
    'logout',
  ]);
  assert.deepEqual(await eventNames(app, null), ['login-refused']);
  const text = JSON.stringify(await app.database.selectFrom('audit_events').selectAll().execute());
  for (const secret of [registration.email, 'nobody@', 'horse', 'argon2', '127.0.0.1', cookie.slice(10)]) {
    assert.ok(!text.includes(secret), secret);
  }
});

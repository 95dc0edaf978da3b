import assert from 'node:assert/strict';
import { paths, sentences, USER_HEADER } from '@first60/contract';
import fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createTestApp, START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { cheapPasswords } from '../testing/test-passwords.ts';
import { guardCalls } from './access.ts';

const HOUR = 3_600_000;

test('a fault while a caller is let in answers that call alone, and the server goes on', async (t) => {
  const { database, enter } = await createTestApp(t);
  const { cookie } = await enter();
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  t.after(() => app.close());
  guardCalls(app, {
    database,
    passwords: cheapPasswords(),
    medications: async () => [],
    freshnessKey: undefined,
    now: () => START + HOUR,
    cookie: {
      name: 'first60',
      read: () => cookie.split('=')[1],
      // Only a session that was just extended is written back.
      write: () => {
        throw new Error('The cookie could not be written');
      },
      clear: () => {},
    },
  });
  app.get(paths.currentUser, { config: { access: 'signed-in' } }, ({ user }) => ({ email: user?.email }));

  const failed = await app.inject(paths.currentUser);
  assert.equal(failed.statusCode, 500);
  const next = await app.inject(paths.currentUser);
  assert.equal(next.statusCode, 200);
});

test('a call in the name of another user than the one of its session is refused and changes nothing', async (t) => {
  const { app, enter, get } = await createTestApp(t);
  const { user: sara } = await enter();
  const { user: sami, cookie } = await enter({ email: 'sami@ems.example' });
  const add = (name: string) =>
    app.inject({
      method: 'POST',
      url: paths.favorites,
      headers: { cookie, [USER_HEADER]: name },
      payload: { medicationId: 'aspirin' },
    });

  for (const name of [sara.id, '', 'nobody']) {
    const refused = await add(name);
    assert.equal(refused.statusCode, 401);
    assert.deepEqual(refused.json(), { message: sentences.otherUserSignedIn });
  }
  assert.deepEqual((await get(paths.favorites, cookie)).json(), []);
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 200, 'the session goes on');
  assert.equal((await add(sami.id)).statusCode, 201);
});

test('a desk call asks for a content role, which nobody has by being an administrator', async (t) => {
  const { database, enter, signUp } = await createTestApp(t);
  const { user, cookie } = await enter();
  const unread = await signUp({ email: 'new@ems.example' });
  await database.updateTable('users').set({ is_admin: 1 }).execute();
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  t.after(() => app.close());
  guardCalls(app, {
    database,
    passwords: cheapPasswords(),
    medications: async () => [],
    freshnessKey: undefined,
    now: () => START,
    cookie: {
      name: 'first60',
      read: ({ headers }) => headers.cookie?.split('=')[1],
      write: () => {},
      clear: () => {},
    },
  });
  app.get('/desk', { config: { access: 'desk' } }, (request) => ({ email: request.user?.email }));
  const ask = (caller?: string) =>
    app.inject({ url: '/desk', headers: caller === undefined ? {} : { cookie: caller } });
  const give = (userId: string, flag: 0 | 1) =>
    database
      .insertInto('content_people')
      .values({ user_id: userId, is_editor: flag, is_reviewer: 0, is_director: 0, title: '' })
      .execute();

  assert.equal((await ask()).statusCode, 401);
  const refused = await ask(cookie);
  assert.equal(refused.statusCode, 403);
  assert.deepEqual(refused.json(), { message: sentences.contentRoleRequired });
  await give(user.id, 0);
  assert.equal((await ask(cookie)).statusCode, 403, 'a row without a role is none');
  await database.updateTable('content_people').set({ is_editor: 1 }).execute();
  assert.deepEqual((await ask(cookie)).json(), { email: user.email });
  await give(unread.user.id, 1);
  assert.deepEqual((await ask(unread.cookie)).json(), { message: sentences.disclaimerRequired });
});

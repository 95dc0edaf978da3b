import assert from 'node:assert/strict';
import { paths } from '@first60/contract';
import fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { guardCalls } from './access.ts';
import { createPasswords } from './passwords.ts';
import { createTestApp, START } from './test-app.ts';
import { test } from './test-database.ts';

const HOUR = 3_600_000;

test('a fault while a caller is let in answers that call alone, and the server goes on', async (t) => {
  const { database, enter } = await createTestApp(t);
  const { cookie } = await enter();
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  t.after(() => app.close());
  guardCalls(app, {
    database,
    passwords: createPasswords(),
    medications: [],
    now: () => START + HOUR,
    cookie: {
      name: 'first60',
      read: () => cookie.split('=')[1],
      // Only a session that was just prolonged is written back.
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

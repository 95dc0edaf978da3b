import assert from 'node:assert/strict';
import { insertFavorite } from '../store/favorites.ts';
import { createTestApp, registration } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { isMissingReference } from './failure.ts';

test('a row for an account that is gone fails as a missing reference, which is answered as signed out', async (t) => {
  const { database } = await createTestApp(t);
  const favorite = { userId: 'gone', medicationId: 'aspirin', now: 1 };
  await assert.rejects(insertFavorite(database, favorite), (error) => isMissingReference(error));
});

test('any other refusal of the database is not taken for one', async (t) => {
  const { database, signUp } = await createTestApp(t);
  await signUp();
  const again = { id: 'x', email: registration.email, password_hash: '', first_name: '', last_name: '', created_at: 0 };
  await assert.rejects(
    database.insertInto('users').values(again).execute(),
    (error) => error instanceof Error && !isMissingReference(error),
  );
});

import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { createTestApp } from '../testing/test-app.ts';
import { testOn } from '../testing/test-database.ts';
import { signIn } from '../testing/test-people.ts';

testOn('sqlite', 'a repeated sign-in, right or wrong, prepares no statement again', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  const signInBoth = async () => {
    app.pass(1);
    assert.equal((await signIn(app, 'wrong horse')).statusCode, 401);
    assert.equal((await signIn(app)).statusCode, 200);
  };
  await signInBoth();
  const prepare = t.mock.method(DatabaseSync.prototype, 'prepare');
  await signInBoth();
  assert.deepEqual(
    prepare.mock.calls.map((call) => call.arguments[0]),
    [],
  );
});

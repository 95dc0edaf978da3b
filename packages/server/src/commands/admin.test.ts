import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { paths } from '@first60/contract';
import { createTestApp, registration } from '../testing/test-app.ts';
import { temporaryEnv, test, testOn } from '../testing/test-database.ts';
import { cheapPasswords } from '../testing/test-passwords.ts';
import { startProcess } from '../testing/test-process.ts';
import { grant, list, resetPassword, revoke } from './admin-commands.ts';
import { CONTENT_COMMANDS } from './content-commands.ts';
import { runAdmin } from './run-admin.ts';

const { email } = registration;

test('grant makes an administrator, once; the running server sees it at the next request', async (t) => {
  const { signUp, get, database } = await createTestApp(t);
  const { cookie } = await signUp();
  assert.equal(await grant(database, ' SARA@ems.example '), `${email} is now an administrator.`);
  assert.equal(await grant(database, email), `${email} is already an administrator.`);
  assert.equal((await get(paths.currentUser, cookie)).json().isAdmin, true);
});

test('a deactivated account can be granted the role, with a warning', async (t) => {
  const { signUp, database } = await createTestApp(t);
  await signUp();
  await database.updateTable('users').set({ is_active: 0 }).execute();
  assert.match(await grant(database, email), /is now an administrator\. The account is deactivated/);
});

test('the last active administrator cannot be revoked; with another one they can', async (t) => {
  const { signUp, database } = await createTestApp(t);
  await signUp();
  await signUp({ email: 'other@ems.example' });
  await grant(database, email);
  const refusal = { name: 'OperatorError', message: 'At least one active administrator is required' };
  await assert.rejects(revoke(database, email), refusal);
  await grant(database, 'other@ems.example');
  await database.updateTable('users').set({ is_active: 0 }).where('email', '=', 'other@ems.example').execute();
  await assert.rejects(revoke(database, email), refusal);
  assert.match(await revoke(database, 'other@ems.example'), /is no longer an administrator/);
  await database.updateTable('users').set({ is_active: 1 }).execute();
  await grant(database, 'other@ems.example');
  assert.equal(await revoke(database, email), `${email} is no longer an administrator.`);
  assert.equal(await revoke(database, email), `${email} is not an administrator.`);
});

test('a deactivated administrator can be revoked even when no active one is left', async (t) => {
  const { signUp, database } = await createTestApp(t);
  await signUp();
  await grant(database, email);
  await database.updateTable('users').set({ is_active: 0 }).execute();
  assert.equal(await revoke(database, email), `${email} is no longer an administrator.`);
});

test('two administrators who are revoked at the same time do not both lose the role', async (t) => {
  const { signUp, database } = await createTestApp(t);
  await signUp();
  await signUp({ email: 'other@ems.example' });
  await grant(database, email);
  await grant(database, 'other@ems.example');
  const results = await Promise.allSettled([revoke(database, email), revoke(database, 'other@ems.example')]);
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('reset-password shows a new password once, which works, while the old one and all sessions end', async (t) => {
  const { signUp, get, post, database } = await createTestApp(t);
  const { cookie } = await signUp();
  const text = await resetPassword(database, cheapPasswords(), email);
  const password = /: ([a-z2-9]{5}(?:-[a-z2-9]{5}){3})\n/.exec(text)?.[1];
  assert.ok(password, text);
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 401);
  assert.equal((await post(paths.login, { email, password: registration.password })).statusCode, 401);
  assert.equal((await post(paths.login, { email, password })).statusCode, 200);
});

test('list shows every account in columns', async (t) => {
  const { signUp, database } = await createTestApp(t);
  assert.equal(await list(database), 'There are no accounts yet.');
  await signUp();
  await grant(database, email);
  const [head, row] = (await list(database)).split('\n');
  assert.match(head ?? '', /^EMAIL +NAME +STATUS +ROLE +LAST SIGN-IN$/);
  assert.match(row ?? '', /^sara@ems\.example +Sara Alharbi +active +administrator +2026-01-01T00:00:00\.000Z$/);
});

test('an email that nobody has is named in the refusal', async (t) => {
  const { database } = await createTestApp(t);
  for (const command of [grant, revoke]) {
    await assert.rejects(command(database, 'no@ems.example'), {
      name: 'OperatorError',
      message: 'There is no account with the email no@ems.example.',
    });
  }
});

async function runAdminProcess(t: TestContext, env: Record<string, string>, ...args: string[]) {
  const command = startProcess(t, 'commands/admin.ts', env, args);
  return { code: await command.end, stdout: command.stdout(), stderr: command.stderr() };
}

test('the command works beside a running server: register, grant, sign in as administrator', async (t) => {
  const env = await temporaryEnv(t);
  const server = startProcess(t, 'main.ts', { PORT: '0', ...env });
  const address = await server.address();
  const headers = { 'content-type': 'application/json' };
  await fetch(address + paths.register, { method: 'POST', headers, body: JSON.stringify(registration) });
  assert.deepEqual(await runAdminProcess(t, env, 'grant', email), {
    code: 0,
    stdout: `${email} is now an administrator.\n`,
    stderr: '',
  });
  const login = await fetch(address + paths.login, { method: 'POST', headers, body: JSON.stringify(registration) });
  assert.equal(Object(await login.json()).isAdmin, true);
  assert.deepEqual(await runAdminProcess(t, env, 'revoke', 'no@ems.example'), {
    code: 1,
    stdout: '',
    stderr: 'There is no account with the email no@ems.example.\n',
  });
});

// No database is opened.
testOn('sqlite', 'a wrong command line shows every command on standard error, with exit code 1', async (t) => {
  const assertUsage = (text: string) => {
    const [first, ...others] = text.split('\n');
    assert.equal(first, 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | reset-password EMAIL | list');
    assert.deepEqual(
      others.map((line) => / content ([\w-]+)/.exec(line)?.[1]),
      [...CONTENT_COMMANDS.keys()],
    );
  };
  for (const args of [[], ['grant'], ['promote', email], ['list', email], ['grant', email, 'now'], ['content', 'x']]) {
    await assert.rejects(runAdmin(args), (error: Error) => {
      assert.equal(error.name, 'OperatorError', args.join(' '));
      assertUsage(error.message);
      return true;
    });
  }
  const { code, stdout, stderr } = await runAdminProcess(t, await temporaryEnv(t), 'promote', email);
  assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
  assertUsage(stderr.trimEnd());
});

testOn('sqlite', 'where there is no database the command says so, and makes none', async (t) => {
  const { DATA_DIR } = await temporaryEnv(t);
  const elsewhere = `${DATA_DIR}/elsewhere`;
  const { code, stderr } = await runAdminProcess(t, { DATA_DIR: elsewhere }, 'grant', email);
  assert.equal(code, 1);
  assert.match(stderr, /^There is no database \S+elsewhere\S+: set DATA_DIR to the folder that has it\.\n$/);
  assert.equal(existsSync(elsewhere), false);
});

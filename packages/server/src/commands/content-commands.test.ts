import assert from 'node:assert/strict';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { paths, sentences } from '@first60/contract';
import { newestTrust, type TrustList, verifiedStatement } from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { createTestApp, registration } from '../testing/test-app.ts';
import { temporaryEnv, temporaryFolder, test, testOn } from '../testing/test-database.ts';
import {
  createGovernedApp,
  enrol,
  enterWith,
  type Governed,
  newFreshnessKey,
  PLACE,
  signByRecovery,
  terminalOf,
} from '../testing/test-governance.ts';
import { eventNames } from '../testing/test-people.ts';
import { startProcess } from '../testing/test-process.ts';
import { readFreshnessKey } from '../trust/freshness-key.ts';
import { contentInit } from './content-init.ts';
import { contentNewFreshnessKey } from './content-new-freshness-key.ts';
import { contentPeopleList } from './content-people.ts';
import { contentRevokeKey } from './content-revoke-key.ts';
import { contentRole } from './content-role.ts';
import { contentStatus } from './content-status.ts';
import { contentTrust } from './content-trust.ts';

const INIT = ['--agency', 'Riyadh EMS', '--origin', PLACE.origin];
const DIGEST = 'b'.repeat(64);

async function newestOf({ get }: Pick<Governed, 'get'>): Promise<TrustList> {
  const list = await newestTrust((await get(paths.contentTrust)).json().lists, undefined);
  assert.ok(typeof list === 'object', String(list));
  return list;
}

async function runContent(t: TestContext, env: Record<string, string>, args: readonly string[], input?: string) {
  const options = input === undefined ? {} : { input };
  const command = startProcess(t, 'commands/admin.ts', env, ['content', ...args], options);
  return { code: await command.end, stdout: command.stdout(), stderr: command.stderr() };
}

// The effects of each command on the database are tested on both engines below. Running as a process is tested on both
// engines along with grant.
testOn(
  'sqlite',
  'as processes: init, role, and a restarted server says what is current; trust reads a pipe',
  async (t) => {
    const env = await temporaryEnv(t);
    const server = startProcess(t, 'main.ts', { PORT: '0', ...env });
    const address = await server.address();
    const headers = { 'content-type': 'application/json' };
    await fetch(address + paths.register, { method: 'POST', headers, body: JSON.stringify(registration) });

    const begun = await runContent(t, env, ['init', ...INIT, '--rp-id', 'ems.example']);
    assert.deepEqual([begun.code, begun.stderr], [0, ''], begun.stderr);
    const [recoveryKey = ''] = /\w{4}(?:-\w{4}){13}/.exec(begun.stdout) ?? [];
    const file = join(env.DATA_DIR ?? '', 'content-freshness.key');
    assert.ok(begun.stdout.includes(file));
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    const written = await readFile(file, 'utf8');
    assert.equal(begun.stdout.includes(written.trim()), false);

    const twice = await runContent(t, env, ['init', ...INIT]);
    assert.deepEqual([twice.code, twice.stdout], [1, '']);
    assert.equal(twice.stderr, 'This database has its trust lists already. See: npm run admin -- content status\n');
    assert.equal(await readFile(file, 'utf8'), written);

    const role = await runContent(t, env, ['role', registration.email, 'director', '--title', 'Medical Director']);
    assert.equal(role.stdout, `${registration.email}: director. Devices learn of it by the next trust list.\n`);
    const nothing = await runContent(t, env, ['trust'], `${recoveryKey}\nyes\n`);
    assert.equal(nothing.stdout, 'Trust list 1 says what the roles and passkeys say.\n');

    server.child.kill('SIGTERM');
    await server.end;
    const again = await startProcess(t, 'main.ts', { PORT: '0', ...env }).address();
    const { statement } = Object(await (await fetch(again + paths.contentState)).json());
    const key = readFreshnessKey(undefined, env.DATA_DIR ?? '');
    assert.equal(
      (await verifiedStatement(statement, { agency: 'Riyadh EMS', freshnessKey: key?.publicKey ?? '' }))?.agency,
      'Riyadh EMS',
    );

    const kept = await runContent(t, env, ['new-freshness-key']);
    assert.equal(kept.code, 1);
    assert.match(kept.stderr, /^This server has a freshness key\. Take \S+ or CONTENT_FRESHNESS_KEY away first\.\n$/);
    await rm(file);
    assert.match((await runContent(t, env, ['new-freshness-key'])).stdout, /^A new freshness key is in \S+\./);
    assert.notEqual(await readFile(file, 'utf8'), written);
    const signed = await runContent(t, env, ['trust'], `${recoveryKey.toLowerCase().replaceAll('-', ' ')}\nyes\n`);
    assert.equal(signed.code, 0, signed.stderr);
    assert.match(signed.stdout, /^Trust list 2 is in force\./);
    assert.match(signed.stderr, /Another freshness key says what is current\./);
  },
);

test('init refuses what is no name, no origin or no domain of it, and writes nothing', async (t) => {
  const { database } = await createTestApp(t);
  const dataDir = await temporaryFolder(t);
  const parts = { database, config: { dataDir, freshnessKey: undefined }, ...terminalOf([]) };
  const agency = ['--agency', 'Riyadh EMS'];
  for (const [args, sentence] of [
    [[], /^Usage: npm run admin -- content init --agency NAME --origin/],
    [[...agency], /^Usage/],
    [[...INIT, 'more'], /^Usage/],
    [[...INIT, '--more'], /^Usage/],
    [['--agency', ' ', '--origin', PLACE.origin], /^--agency must be a name/],
    [['--agency', 'a\u202eb', '--origin', PLACE.origin], /^--agency must be a name/],
    [[...agency, '--origin', 'ems.example'], /^--origin must be an origin such as/],
    [[...agency, '--origin', 'http://ems.example'], /^--origin must be an origin such as/],
    [[...agency, '--origin', 'https://ems.example/desk'], /^--origin must be an origin such as/],
    [[...agency, '--origin', 'https://192.0.2.1'], /^--origin must have a name, not the address/],
    [[...agency, '--origin', 'https://[::1]'], /^--origin must have a name, not the address/],
    [[...INIT, '--rp-id', 'example.org'], /^--rp-id must be ems\.example or a domain above it/],
    [[...INIT, '--rp-id', 'example'], /^--rp-id must be/],
  ] as const) {
    await assert.rejects(contentInit.run(args, parts), { name: 'OperatorError', message: sentence });
  }
  assert.equal(readFreshnessKey(undefined, dataDir), undefined);
  assert.deepEqual(await database.selectFrom('trust_lists').selectAll().execute(), []);
});

test('two inits at once make one first list, and its freshness key is the one that is stored', async (t) => {
  const { database } = await createTestApp(t);
  const config = { dataDir: await temporaryFolder(t), freshnessKey: undefined };
  const parts = { database, config, ...terminalOf([]) };
  const results = await Promise.allSettled([contentInit.run(INIT, parts), contentInit.run(INIT, parts)]);
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const [row] = await database.selectFrom('trust_lists').selectAll().execute();
  const list: TrustList = JSON.parse(row?.text ?? '');
  assert.equal(readFreshnessKey(undefined, config.dataDir)?.publicKey, list.freshnessKey);
});

test('with the freshness key of the environment no file is written', async (t) => {
  const { database } = await createTestApp(t);
  const config = { dataDir: await temporaryFolder(t), freshnessKey: newFreshnessKey() };
  await contentInit.run(INIT, { database, config, ...terminalOf([]) });
  assert.equal(readFreshnessKey(undefined, config.dataDir), undefined);
});

test('role gives, keeps the title, and takes away; wrong words change nothing', async (t) => {
  const app = await createGovernedApp(t);
  const { user } = await app.enter();
  const run = (...args: string[]) => contentRole.run(args, app.parts());
  assert.match(await run(user.email, 'reviewer', 'editor', '--title', 'Reviewer'), /: editor, reviewer\./);
  assert.match(await run(user.email.toUpperCase(), 'director'), /: director\./);
  for (const [args, message] of [
    [[], /^Usage: npm run admin -- content role EMAIL/],
    [[user.email], /^Usage/],
    [[user.email, 'director', '--titel', 'x'], /^Usage/],
    [[user.email, 'boss'], /^"boss" is no content role: give editor, reviewer, director, or none alone\.$/],
    [[user.email, 'none', 'editor'], /^"none" is no content role/],
    [[user.email, 'director', '--title', ''], /^A reviewer or a medical director needs a title/],
    [[user.email, 'director', '--title', 'x'.repeat(101)], /^--title must have at most 100/],
    [['no@ems.example', 'editor'], /^There is no account with the email no@ems\.example\.$/],
  ] as const) {
    await assert.rejects(run(...args), { name: 'OperatorError', message });
  }
  const people = await contentPeopleList.run([], app.parts());
  assert.match(people, /^EMAIL +NAME +ROLES +TITLE\nsara@ems\.example +Sara Alharbi +director +Reviewer$/);
  assert.match(await run(user.email, 'none'), /: no content role\./);
  assert.equal(await contentPeopleList.run([], app.parts()), 'Nobody has a content role yet.');
});

test('trust: a typing error, another key or another word than yes signs nothing', async (t) => {
  const app = await createGovernedApp(t);
  const director = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  await enrol(app, director, new SoftwarePasskey(PLACE));
  const { recoveryKey, parts } = app;
  const wrongDigit = recoveryKey.endsWith('0') ? `${recoveryKey.slice(0, -1)}1` : `${recoveryKey.slice(0, -1)}0`;
  const swapped = recoveryKey.replace(/^(\w{4})-(\w{4})/, '$2-$1');
  const other = await createGovernedApp(t);
  for (const [answers, message] of [
    [[wrongDigit], /^This is not the recovery key as it was printed\. At least one letter or digit is another one\./],
    [[swapped], /^This is not the recovery key as it was printed\./],
    [[recoveryKey.slice(0, -1)], /It has 56 letters and digits, not 55\./],
    [[recoveryKey.replace(/^./, 'u')], /"U" is in none of its groups\./],
    [[''], /It has 56 letters and digits, not 0\./],
    [[other.recoveryKey], /^This is the recovery key of other trust lists than these\. Nothing was changed\.$/],
    [[recoveryKey, 'no'], /^Nothing was signed\.$/],
    [[recoveryKey, ''], /^Nothing was signed\.$/],
  ] as const) {
    await assert.rejects(contentTrust.run([], parts(...answers)), { name: 'OperatorError', message });
  }
  assert.equal((await newestOf(app)).version, 1);
  const right = parts(recoveryKey.toLowerCase(), 'Yes');
  assert.match(await contentTrust.run([], right), /^Trust list 2 is in force/);
  assert.match(
    right.said(),
    /Trust list 2 of Riyadh EMS:\n {2}Sara Alharbi joins as medical director, “Title of dr@ems/,
  );
  assert.equal((await newestOf(app)).version, 2);
});

test('what changes while the operator reads it is not signed', async (t) => {
  const app = await createGovernedApp(t);
  const director = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  await enrol(app, director, new SoftwarePasskey(PLACE));
  const parts = app.parts();
  const answers = [
    async () => app.recoveryKey,
    async () => {
      await contentRole.run(['dr@ems.example', 'director', '--title', 'Other'], app.parts());
      return 'yes';
    },
  ];
  const terminal = { ...parts.terminal, ask: async () => answers.shift()?.() ?? '' };
  await assert.rejects(contentTrust.run([], { ...parts, terminal }), { message: sentences.trustMoved });
  assert.equal((await newestOf(app)).version, 1);
});

/** A passkey whose id starts with this text. One id in 64 starts with a dash. */
function passkeyFrom(start: string): SoftwarePasskey {
  const passkey = new SoftwarePasskey(PLACE);
  return passkey.keyId.startsWith(start) ? passkey : passkeyFrom(start);
}

test('revoke-key: a lost passkey keeps what it signed, a stolen one nothing; both end on the next list', async (t) => {
  const app = await createGovernedApp(t);
  const director = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  const [kept, lost, stolen] = [passkeyFrom('-'), passkeyFrom('-'), new SoftwarePasskey(PLACE)] as const;
  for (const passkey of [kept, lost, stolen]) await enrol(app, director, passkey);
  await signByRecovery(app);
  const edition = { version: 7, digest: DIGEST, manifest: '{}', published_at: 1, published_by: 'x' };
  await app.database.insertInto('editions').values(edition).execute();
  const run = (...args: string[]) => contentRevokeKey.run(args, app.parts());
  assert.match(await run(lost.keyId.slice(0, 12)), /counts up to edition 7, once the next trust list says so/);
  assert.match(await run(lost.keyId), /was given up before\.$/);
  assert.match(await run(stolen.keyId), /counts up to edition 7/);
  assert.match(await run(stolen.keyId, '--stolen'), /counts for no edition/);
  for (const [args, message] of [
    [[], /^Usage: npm run admin -- content revoke-key KEYID \[--stolen\]$/],
    [[kept.keyId, 'x'], /^Usage/],
    [['--stole', kept.keyId], /^Usage/],
    [[kept.keyId.slice(0, 7)], /^There is no passkey/],
    [['nothing-at-all'], /^There is no passkey nothing-at-all\. See: npm run admin -- content people$/],
  ] as const) {
    await assert.rejects(run(...args), { name: 'OperatorError', message });
  }
  await signByRecovery(app);
  const [person] = (await newestOf(app)).people;
  const versions = new Map(person?.keys.map(({ id, lastVersion }) => [id, lastVersion]));
  assert.deepEqual(
    [kept, lost, stolen].map(({ keyId }) => versions.get(keyId)),
    [null, 7, 0],
  );
  assert.equal((await eventNames(app, director.user.id)).filter((event) => event === 'content-key-given-up').length, 3);
  const people = await contentPeopleList.run([], app.parts());
  assert.match(people, new RegExp(`dr@ems\\.example +Phone +signs +${kept.keyId}`));
  assert.match(people, new RegExp(`dr@ems\\.example +Phone +given up +${lost.keyId}`));
});

test('people names who has a passkey and no role any more by the email, also where nobody has a role', async (t) => {
  const app = await createGovernedApp(t);
  const reviewer = await enterWith(app, ['reviewer'], { email: 'rev@ems.example' });
  const passkey = new SoftwarePasskey(PLACE);
  await enrol(app, reviewer, passkey);
  await contentRole.run(['rev@ems.example', 'none'], app.parts());
  const people = await contentPeopleList.run([], app.parts());
  assert.match(people, /^Nobody has a content role yet\.\n/);
  assert.match(people, new RegExp(`^rev@ems\\.example +Phone .*${passkey.keyId}$`, 'm'));
  assert.equal(people.includes(reviewer.user.id), false);
});

test('role says that devices learn of it only where a trust list names such a role', async (t) => {
  const app = await createGovernedApp(t);
  const { user } = await app.enter();
  const run = (...args: string[]) => contentRole.run([user.email, ...args], app.parts());
  const next = 'Devices learn of it by the next trust list.';
  assert.equal(await run('editor'), `${user.email}: editor.`);
  assert.equal(await run('reviewer', '--title', 'Reviewer'), `${user.email}: reviewer. ${next}`);
  assert.equal(await run('editor'), `${user.email}: editor. ${next}`, 'the reviewer leaves the list');
  assert.equal(await run('none'), `${user.email}: no content role.`);
});

test('status says who is trusted, what waits, what is published and whether the freshness key is right', async (t) => {
  const app = await createGovernedApp(t);
  const director = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  await enrol(app, director, new SoftwarePasskey(PLACE));
  const before = await contentStatus.run([], app.parts());
  assert.match(before, /^Agency: Riyadh EMS\nFingerprint of the first recovery key: [0-9a-f]{64}\n/);
  assert.match(before, /Trust list 1: nobody\nThe next trust list waits to be signed:\n {2}Sara Alharbi joins/);
  assert.match(before, /Published: nothing\nFreshness key: the one of the trust list$/);
  await signByRecovery(app);
  assert.match(await contentStatus.run([], app.parts()), /Trust list 2: Sara Alharbi \(director\)\nPublished/);
  const { database, terminal } = app.parts();
  const withKey = (freshnessKey?: ReturnType<typeof newFreshnessKey>) =>
    contentStatus.run([], { database, terminal, config: { dataDir: '', freshnessKey } });
  assert.match(await withKey(), /Freshness key: missing here, so this server tells devices nothing$/);
  assert.match(await withKey(newFreshnessKey()), /Freshness key: another one than that of the trust list$/);
  await assert.rejects(contentStatus.run(['x'], app.parts()), { message: /^Usage/ });
});

test('without governance every command says how to begin it', async (t) => {
  const { database } = await createTestApp(t);
  const parts = { database, config: { dataDir: '', freshnessKey: undefined }, ...terminalOf([]) };
  assert.equal(await contentStatus.run([], parts), sentences.noGovernance);
  for (const command of [contentTrust, contentNewFreshnessKey]) {
    await assert.rejects(command.run([], parts), { name: 'OperatorError', message: sentences.noGovernance });
  }
});

testOn(
  'sqlite',
  'a freshness key that is none stops the server with one sentence, which does not repeat it',
  async (t) => {
    const env = await temporaryEnv(t);
    await writeFile(join(env.DATA_DIR ?? '', 'content-freshness.key'), 'hunter2');
    for (const more of [{}, { CONTENT_FRESHNESS_KEY: 'hunter2' }]) {
      const server = startProcess(t, 'main.ts', { PORT: '0', ...env, ...more });
      assert.equal(await server.end, 1);
      assert.match(server.stderr(), /^\S+ must hold the freshness key that "npm run admin -- content init" made\.\n$/);
      assert.equal(server.stderr().includes('hunter2'), false);
    }
  },
);

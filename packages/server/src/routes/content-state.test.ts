import assert from 'node:assert/strict';
import { paths } from '@first60/contract';
import { type SignedStatement, verifiedStatement } from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { contentInit } from '../commands/content-init.ts';
import { createTestApp, START, type TestApp } from '../testing/test-app.ts';
import { temporaryFolder, test } from '../testing/test-database.ts';
import {
  createGovernedApp,
  enrol,
  enterWith,
  newFreshnessKey,
  PLACE,
  signByRecovery,
  terminalOf,
} from '../testing/test-governance.ts';

const DIGEST = 'a'.repeat(64);

async function statementOf({ get }: TestApp): Promise<SignedStatement | null> {
  const answer = await get(paths.contentState);
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['cache-control'], 'no-cache');
  return answer.json<{ statement: SignedStatement | null }>().statement;
}

test('without governance nothing is said; that is no fault, and nothing is logged', async (t) => {
  const app = await createTestApp(t, { freshnessKey: newFreshnessKey() });
  assert.equal(await statementOf(app), null);
  assert.equal(app.log().includes('"level":50'), false);
});

test('what is current is signed by the freshness key, and follows each edition, recall and list at once', async (t) => {
  const app = await createGovernedApp(t);
  app.pass(1700);
  const read = async () =>
    verifiedStatement((await statementOf(app)) ?? { text: '', signature: '' }, app.freshnessKey.publicKey);
  const first = { format: 1, agency: 'Riyadh EMS', version: 0, digest: null, recalls: 0, trust: 1, at: START + 1000 };
  assert.deepEqual(await read(), first);

  const edition = { version: 2, digest: DIGEST, manifest: '{}', published_at: START, published_by: 'x' };
  await app.database.insertInto('editions').values(edition).execute();
  await app.database.insertInto('recalls').values({ sequence: 3, text: '', assertion: '', user_id: 'x' }).execute();
  assert.deepEqual(await read(), { ...first, version: 2, digest: DIGEST, recalls: 3 });

  const director = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  await enrol(app, director, new SoftwarePasskey(PLACE));
  await signByRecovery(app);
  assert.equal((await read())?.trust, 2);
});

test('a statement is signed once a second at most, and with the time of its second', async (t) => {
  const app = await createGovernedApp(t);
  const one = await statementOf(app);
  app.pass(999);
  assert.deepEqual(await statementOf(app), one);
  app.pass(1);
  const next = await statementOf(app);
  assert.notEqual(next?.text, one?.text);
  assert.equal(
    (await verifiedStatement(next ?? { text: '', signature: '' }, app.freshnessKey.publicKey))?.at,
    START + 1000,
  );
});

for (const [title, freshnessKey, reason] of [
  ['without the freshness key', undefined, 'this server has trust lists but no freshness key'],
  ['with another freshness key than that of the list', newFreshnessKey(), 'names another freshness key'],
] as const) {
  test(`a server ${title} tells devices nothing, and its log says what to do, once`, async (t) => {
    const app = await createTestApp(t, { freshnessKey });
    const config = { dataDir: await temporaryFolder(t), freshnessKey: newFreshnessKey() };
    const parts = { database: app.database, config, ...terminalOf([]) };
    await contentInit.run(['--agency', 'Riyadh EMS', '--origin', PLACE.origin], parts);
    assert.equal(await statementOf(app), null);
    assert.equal(await statementOf(app), null);
    const lines = app
      .log()
      .split('\n')
      .filter((line) => line.includes(reason));
    assert.equal(lines.length, 1);
    assert.ok(lines[0]?.includes('"level":50'));
    assert.equal((await app.get(paths.contentTrust)).json().lists.length, 1);
  });
}

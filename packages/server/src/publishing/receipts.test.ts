import assert from 'node:assert/strict';
import { type EditionSummary, editionAbove, paths, type ReceiptRow, sentences } from '@first60/contract';
import { createTestApp, START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { createDesk, publishWhole, withTitle } from '../testing/test-desk.ts';
import { eventNames } from '../testing/test-people.ts';

const DAY = 86_400_000;
const PHONE = '0198c0de-0000-7000-8000-000000000001';
const TABLET = '0298c0de-0000-7000-8000-000000000002';
const receipt = (version: number, deviceId = PHONE) => ({
  deviceId,
  version,
  digest: 'a'.repeat(64),
  installedAt: START,
});

test('a receipt is kept once, with the name of its user, and counts its device with the newest edition alone', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  await publishWhole(desk, await desk.seal());
  await publishWhole(desk, await desk.seal(withTitle('Two')));
  const { user, cookie } = await app.enter({ email: 'crew@ems.example' });
  const first = await app.post(paths.contentReceipts, { items: [receipt(1), receipt(1, TABLET)] }, cookie);
  assert.deepEqual([first.statusCode, first.json()], [202, { message: sentences.receiptsTaken }]);
  app.pass(1000);
  await app.post(paths.contentReceipts, { items: [receipt(1), receipt(2)] }, cookie);
  const rows = (await app.get(paths.deskReceipts, desk.editor.cookie)).json<ReceiptRow[]>();
  const name = `${user.firstName} ${user.lastName}`;
  const row = (version: number, device: string, receivedAt: number) => ({
    name,
    device,
    version,
    installedAt: START,
    receivedAt,
  });
  assert.deepEqual(rows, [row(2, '0198c0de', START + 1000), row(1, '0198c0de', START), row(1, '0298c0de', START)]);
  const editions = (await app.get(paths.deskEditions, desk.editor.cookie)).json<EditionSummary[]>();
  assert.deepEqual(
    editions.map(({ version, devices }) => [version, devices]),
    [
      [2, 1],
      [1, 1],
    ],
  );
  assert.deepEqual(await eventNames(app, user.id), ['registered', 'disclaimer-accepted']);
});

test('who sends receipts is signed in and accepted the disclaimer; the items are whole', async (t) => {
  const app = await createTestApp(t);
  const items = [receipt(1)];
  assert.equal((await app.post(paths.contentReceipts, { items })).statusCode, 401);
  const { cookie } = await app.signUp();
  assert.equal((await app.post(paths.contentReceipts, { items }, cookie)).statusCode, 403);
  await app.post(paths.acceptDisclaimer, undefined, cookie);
  for (const wrong of [
    { version: 0 },
    { version: 1.5 },
    { version: 2 ** 31 },
    { digest: 'abc' },
    { deviceId: 'phone' },
    { installedAt: -1 },
  ]) {
    const answer = await app.post(paths.contentReceipts, { items: [{ ...receipt(1), ...wrong }] }, cookie);
    assert.equal(answer.statusCode, 400, JSON.stringify(wrong));
  }
  const many = Array.from({ length: 101 }, () => receipt(1));
  assert.equal((await app.post(paths.contentReceipts, { items: many }, cookie)).statusCode, 400);
  assert.equal((await app.post(paths.contentReceipts, { items: many.slice(1) }, cookie)).statusCode, 202);
});

test('after a restored backup the next edition is above what devices hold already', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  await publishWhole(desk, await desk.seal());
  const draft = await desk.seal(withTitle('Two'));
  await desk.approve(desk.reviewer, draft);
  await desk.approve(desk.director, draft);
  const { user, cookie } = await app.enter({ email: 'crew@ems.example' });
  await app.post(paths.contentReceipts, { items: [receipt(4)] }, cookie);
  assert.equal((await eventNames(app, user.id)).at(-1), 'content-receipt-unknown');
  const refused = await desk.publish(desk.director, draft.id);
  assert.deepEqual([refused.statusCode, refused.json()], [409, { message: editionAbove(4) }]);
  assert.equal((await desk.view(desk.director, draft.id)).state, 'moved');
  const next = await desk.seal(withTitle('Two'), { title: 'Again' });
  assert.equal(next.manifest.version, 5);
  assert.equal(await publishWhole(desk, next), 5);
});

test('a receipt of an edition far above all others is not kept, so nobody uses up the numbers', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const { cookie } = await app.enter({ email: 'crew@ems.example' });
  assert.equal((await app.post(paths.contentReceipts, { items: [receipt(999_999_999)] }, cookie)).statusCode, 202);
  assert.deepEqual((await app.get(paths.deskReceipts, desk.editor.cookie)).json(), []);
  assert.equal((await desk.seal()).manifest.version, 1);
});

test('receipts are kept for two years', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  await publishWhole(desk, await desk.seal());
  const { id } = desk.director;
  await app.post(paths.contentReceipts, { items: [receipt(1)] }, desk.director.cookie);
  app.pass(731 * DAY);
  const { database } = app;
  await database
    .updateTable('sessions')
    .set({ expires_at: START + 800 * DAY })
    .where('user_id', '=', id)
    .execute();
  const now = START + 731 * DAY;
  const draft = await desk.seal(withTitle('Two'), { now, expires: '2029-01-01' });
  await database
    .updateTable('sessions')
    .set({ expires_at: START + 800 * DAY })
    .execute();
  await publishWhole(desk, draft);
  assert.deepEqual((await app.get(paths.deskReceipts, desk.director.cookie)).json(), []);
});

import assert from 'node:assert/strict';
import { IDEMPOTENCY_HEADER, pathOf, paths, sentences } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';

const path = (id: string) => pathOf(paths.favorite, { id });

test('a favourite is added with 201, again with 200, listed with its eight fields and removed with 200', async (t) => {
  const { enter, post, get, remove } = await createTestApp(t);
  const { cookie } = await enter();
  const added = await post(paths.favorites, { medicationId: 'aspirin' }, cookie);
  assert.equal(added.statusCode, 201);
  assert.deepEqual(Object.keys(added.json()).sort(), [
    'brandNames',
    'classification',
    'genericName',
    'id',
    'indications',
    'kitName',
    'kitNumber',
    'preparation',
  ]);
  assert.equal(added.json().id, 'aspirin');
  const again = await post(paths.favorites, { medicationId: 'aspirin' }, cookie);
  assert.equal(again.statusCode, 200);
  assert.deepEqual(again.json(), added.json());
  assert.deepEqual((await get(paths.favorites, cookie)).json(), [added.json()]);
  for (let times = 0; times < 2; times += 1) {
    const removed = await remove(path('aspirin'), undefined, cookie);
    assert.equal(removed.statusCode, 200);
    assert.deepEqual(removed.json(), { message: 'Removed from favorites' });
  }
  assert.deepEqual((await get(paths.favorites, cookie)).json(), []);
});

test('favourites come in the order in which they were added, each user has their own', async (t) => {
  const { enter, post, get, pass } = await createTestApp(t);
  const { cookie } = await enter();
  const other = await enter({ email: 'other@ems.example' });
  for (const medicationId of ['naloxone', 'aspirin', 'ketamine']) {
    await post(paths.favorites, { medicationId }, cookie);
    pass(1);
  }
  await post(paths.favorites, { medicationId: 'aspirin' }, other.cookie);
  const idsOf = async (owner: string) =>
    (await get(paths.favorites, owner)).json<{ id: string }[]>().map(({ id }) => id);
  assert.deepEqual(await idsOf(cookie), ['naloxone', 'aspirin', 'ketamine']);
  assert.deepEqual(await idsOf(other.cookie), ['aspirin']);
});

test('of twenty simultaneous additions of one medication one is new, and one row is stored', async (t) => {
  const { enter, post, database } = await createTestApp(t);
  const { cookie } = await enter();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(paths.favorites, { medicationId: 'aspirin' }, cookie)),
  );
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 19);
  assert.equal((await database.selectFrom('favorites').selectAll().execute()).length, 1);
});

test('an unknown medication is 404, adding and removing', async (t) => {
  const { enter, post, remove } = await createTestApp(t);
  const { cookie } = await enter();
  for (const response of [
    await post(paths.favorites, { medicationId: 'moonlight' }, cookie),
    await remove(path('moonlight'), undefined, cookie),
    await remove(path('../users'), undefined, cookie),
  ]) {
    assert.equal(response.statusCode, 404);
    assert.deepEqual(response.json(), { message: sentences.medicationNotFound });
  }
  assert.equal((await remove(path('a\0b'), undefined, cookie)).statusCode, 400);
});

test('a favourite whose drug has left the edition is not shown, and can be removed', async (t) => {
  const { app, enter, get, remove, database } = await createTestApp(t);
  const { user, cookie } = await enter();
  const add = () =>
    database.insertInto('favorites').values({ user_id: user.id, medication_id: 'gone', added_at: 1 }).execute();
  await add();
  assert.deepEqual((await get(paths.favorites, cookie)).json(), []);
  const removeOnce = () =>
    app.inject({
      method: 'DELETE',
      url: path('gone'),
      headers: { cookie, [IDEMPOTENCY_HEADER]: 'removed-once-0001' },
    });
  assert.equal((await removeOnce()).statusCode, 200);
  assert.equal((await removeOnce()).statusCode, 200, 'sent again because its answer was lost');
  await add();
  assert.equal((await remove(path('gone'), undefined, cookie)).statusCode, 200);
  assert.equal((await remove(path('gone'), undefined, cookie)).statusCode, 404);
});

test('without a medication: 400; signed out: 401; disclaimer open: 403', async (t) => {
  const { enter, signUp, post, get, remove } = await createTestApp(t);
  const { cookie } = await enter();
  const open = await signUp({ email: 'new@ems.example' });
  for (const body of [{}, { medicationId: '' }, { medicationId: 7 }]) {
    const response = await post(paths.favorites, body, cookie);
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json(), { message: 'Please fill in all required fields' });
  }
  const calls = (owner?: string) => [
    get(paths.favorites, owner),
    post(paths.favorites, { medicationId: 'aspirin' }, owner),
    remove(path('aspirin'), undefined, owner),
  ];
  for (const response of await Promise.all(calls())) assert.equal(response.statusCode, 401);
  for (const response of await Promise.all(calls(open.cookie))) assert.equal(response.statusCode, 403);
});

test('a change sent again under its key is not made again, even when the opposite was done in between', async (t) => {
  const { app, enter, get } = await createTestApp(t);
  const { cookie } = await enter();
  const other = await enter({ email: 'other@ems.example' });
  const send = (method: 'POST' | 'DELETE', key: string, owner = cookie) =>
    app.inject({
      method,
      url: method === 'POST' ? paths.favorites : path('aspirin'),
      headers: { cookie: owner, [IDEMPOTENCY_HEADER]: key },
      ...(method === 'POST' && { payload: { medicationId: 'aspirin' } }),
    });
  const count = async (owner = cookie) => (await get(paths.favorites, owner)).json<unknown[]>().length;
  const added = await send('POST', 'first-change-0001');
  assert.deepEqual([added.statusCode, await count()], [201, 1]);
  assert.deepEqual([(await send('DELETE', 'second-change-0002')).statusCode, await count()], [200, 0]);
  const again = await send('POST', 'first-change-0001');
  assert.deepEqual([again.statusCode, again.json(), await count()], [200, added.json(), 0]);
  assert.deepEqual([(await send('POST', 'third-change-0003')).statusCode, await count()], [201, 1]);
  assert.deepEqual([(await send('DELETE', 'second-change-0002')).statusCode, await count()], [200, 1]);
  assert.equal((await send('POST', 'first-change-0001', other.cookie)).statusCode, 201, 'keys are a user’s own');
  assert.equal(await count(other.cookie), 1);
  for (const unfit of ['short', 'x'.repeat(15), 'x'.repeat(65), 'has a blank in the middle']) {
    const refused = await send('POST', unfit);
    assert.deepEqual([refused.statusCode, refused.json()], [400, { message: sentences.malformedRequest }]);
  }
});

test('of twenty simultaneous deliveries of one change one is made', async (t) => {
  const { app, enter, database } = await createTestApp(t);
  const { cookie, user } = await enter();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.inject({
        method: 'POST',
        url: paths.favorites,
        headers: { cookie, [IDEMPOTENCY_HEADER]: 'the-same-change-0001' },
        payload: { medicationId: 'aspirin' },
      }),
    ),
  );
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [...Array(19).fill(200), 201]);
  const remembered = await database.selectFrom('applied_changes').select(['user_id', 'key']).execute();
  assert.deepEqual(
    remembered.map(({ user_id, key }) => [user_id, key]),
    [[user.id, 'the-same-change-0001']],
  );
});

test('a change is remembered for sixty days', async (t) => {
  const { app, enter, database, pass } = await createTestApp(t);
  const { cookie } = await enter();
  const add = (key: string) =>
    app.inject({
      method: 'POST',
      url: paths.favorites,
      headers: { cookie, [IDEMPOTENCY_HEADER]: key },
      payload: { medicationId: 'aspirin' },
    });
  await add('change-of-day-zero');
  pass(29 * 86_400_000);
  await add('change-of-day-29--');
  pass(29 * 86_400_000);
  await add('change-of-day-58--');
  pass(2 * 86_400_000);
  await add('change-of-day-60--');
  assert.equal((await database.selectFrom('applied_changes').selectAll().execute()).length, 4);
  pass(1);
  await add('change-after-60---');
  const keys = (await database.selectFrom('applied_changes').select('key').execute()).map(({ key }) => key);
  assert.deepEqual(keys.toSorted(), [
    'change-after-60---',
    'change-of-day-29--',
    'change-of-day-58--',
    'change-of-day-60--',
  ]);
});

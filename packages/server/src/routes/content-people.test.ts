import assert from 'node:assert/strict';
import { type ContentPerson, type DeskOverview, pathOf, paths, sentences } from '@first60/contract';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { registration, START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { createGovernedApp, enrol, enterWith, PLACE, signByRecovery } from '../testing/test-governance.ts';
import { eventNames } from '../testing/test-people.ts';

const rolesPath = (id: string) => pathOf(paths.adminContentRoles, { id });
const director = { roles: ['director'], title: 'Director' };

test('an administrator gives roles with a title, sees who has them, and takes them away', async (t) => {
  const app = await createGovernedApp(t);
  const { user, cookie } = await app.enter();
  const given = await app.put(
    rolesPath(user.id),
    { roles: ['director', 'editor', 'director'], title: ' Medical Director ' },
    app.admin.cookie,
  );
  const person: ContentPerson = {
    userId: user.id,
    name: 'Sara Alharbi',
    email: user.email,
    roles: ['editor', 'director'],
    title: 'Medical Director',
  };
  assert.deepEqual([given.statusCode, given.json()], [200, person]);
  assert.deepEqual((await app.get(paths.adminContentPeople, app.admin.cookie)).json(), [person]);
  assert.equal((await app.get(paths.desk, cookie)).statusCode, 200);

  await app.put(rolesPath(user.id), { roles: [], title: '' }, app.admin.cookie);
  assert.deepEqual((await app.get(paths.adminContentPeople, app.admin.cookie)).json(), []);
  assert.equal((await app.get(paths.desk, cookie)).statusCode, 403);
  const events = await app.database
    .selectFrom('audit_events')
    .selectAll()
    .where('event', '=', 'content-roles-changed')
    .execute();
  assert.deepEqual(
    events.map(({ user_id, actor_id, request_id }) => [user_id, actor_id, request_id === null]),
    [
      [user.id, app.admin.user.id, false],
      [user.id, app.admin.user.id, false],
    ],
  );
});

test('the same roles again change and record nothing', async (t) => {
  const app = await createGovernedApp(t);
  const { user } = await app.enter();
  await app.put(rolesPath(user.id), director, app.admin.cookie);
  assert.equal((await app.put(rolesPath(user.id), director, app.admin.cookie)).statusCode, 200);
  assert.equal((await eventNames(app)).filter((event) => event === 'content-roles-changed').length, 1);
});

test('wrong bodies and unknown users are refused', async (t) => {
  const app = await createGovernedApp(t);
  const { user } = await app.enter();
  for (const [body, status, message] of [
    [{ roles: ['reviewer'], title: ' ' }, 400, sentences.titleMissing],
    [{ roles: ['admin'], title: 'x' }, 400, sentences.malformedRequest],
    [{ roles: ['director'] }, 400, sentences.malformedRequest],
    [{ roles: ['director'], title: 'a\nb' }, 400, sentences.textNotPlain],
    [{ roles: ['director'], title: 'x'.repeat(101) }, 400, sentences.titleTooLong],
  ] as const) {
    const answer = await app.put(rolesPath(user.id), body, app.admin.cookie);
    assert.deepEqual([answer.statusCode, answer.json()], [status, { message }]);
  }
  assert.equal((await app.put(rolesPath('nobody'), director, app.admin.cookie)).statusCode, 404);
  assert.deepEqual((await app.get(paths.adminContentPeople, app.admin.cookie)).json(), []);
});

test('nobody but an administrator gives roles: not even a director, and to nobody', async (t) => {
  const app = await createGovernedApp(t);
  const chief = await enterWith(app, ['director', 'reviewer', 'editor'], { email: 'dr@ems.example' });
  const { cookie } = await app.enter();
  for (const [caller, status, message] of [
    [undefined, 401, sentences.signInRequired],
    [cookie, 403, sentences.adminRequired],
    [chief.cookie, 403, sentences.adminRequired],
  ] as const) {
    for (const answer of [
      await app.get(paths.adminContentPeople, caller),
      await app.put(rolesPath(chief.user.id), { roles: [], title: '' }, caller),
    ]) {
      assert.deepEqual([answer.statusCode, answer.json()], [status, { message }]);
    }
  }
  const headers = { cookie: app.admin.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const url = rolesPath(chief.user.id);
  const foreign = await app.app.inject({ method: 'PUT', url, headers, payload: { roles: [], title: '' } });
  assert.deepEqual([foreign.statusCode, foreign.json()], [403, { message: sentences.crossSite }]);
  const [person] = (await app.get(paths.adminContentPeople, app.admin.cookie)).json<ContentPerson[]>();
  assert.deepEqual(person?.roles, ['editor', 'reviewer', 'director']);
});

test('the last director of a trust list keeps the role and the account, until there is another one', async (t) => {
  const app = await createGovernedApp(t);
  const first = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  const none = { roles: ['editor'], title: '' };
  // Nothing depends on a director who is not on any list.
  assert.equal((await app.put(rolesPath(first.user.id), none, app.admin.cookie)).statusCode, 200);
  await app.put(rolesPath(first.user.id), director, app.admin.cookie);
  await enrol(app, first, new SoftwarePasskey(PLACE));
  await signByRecovery(app);

  const status = pathOf(paths.adminUserStatus, { id: first.user.id });
  const leave = () => app.remove(paths.account, { password: registration.password }, first.cookie);
  for (const answer of [
    await app.put(rolesPath(first.user.id), none, app.admin.cookie),
    await app.put(status, { isActive: false }, app.admin.cookie),
    await leave(),
  ]) {
    assert.deepEqual([answer.statusCode, answer.json()], [409, { message: sentences.lastDirector }]);
  }
  const second = await enterWith(app, ['director'], { email: 'two@ems.example' });
  await app.database.updateTable('users').set({ is_active: 0 }).where('id', '=', second.user.id).execute();
  assert.equal((await leave()).statusCode, 409, 'who cannot sign in is no director');
  await app.database.updateTable('users').set({ is_active: 1 }).execute();
  const signature = { text: 'x', user_id: first.user.id, assertion: '{}', at: START };
  await app.database.insertInto('trust_signatures').values(signature).execute();
  assert.equal((await leave()).statusCode, 200);
  for (const table of ['content_people', 'signing_keys', 'trust_signatures'] as const) {
    const left = await app.database.selectFrom(table).select('user_id').where('user_id', '=', first.user.id).execute();
    assert.deepEqual(left, []);
  }
});

test('ten times, two directors lose the role at once: one of them keeps it', async (t) => {
  const app = await createGovernedApp(t);
  const two = [
    await enterWith(app, ['director'], { email: 'one@ems.example' }),
    await enterWith(app, ['director'], { email: 'two@ems.example' }),
  ];
  for (const person of two) await enrol(app, person, new SoftwarePasskey(PLACE));
  await signByRecovery(app);
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      two.map(({ user }) => app.put(rolesPath(user.id), { roles: [], title: '' }, app.admin.cookie)),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    for (const { user } of two) await app.put(rolesPath(user.id), director, app.admin.cookie);
  }
});

test('a director confirms what an agency answers for, once; nobody else does', async (t) => {
  const app = await createGovernedApp(t);
  const chief = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  const reviewer = await enterWith(app, ['reviewer'], { email: 'rev@ems.example' });
  const asked = async (cookie: string) => (await app.get(paths.desk, cookie)).json<DeskOverview>().confirmRegulation;
  assert.deepEqual([await asked(chief.cookie), await asked(reviewer.cookie)], [true, false]);
  const refused = await app.post(paths.deskRegulation, undefined, reviewer.cookie);
  assert.deepEqual([refused.statusCode, refused.json()], [403, { message: sentences.directorRequired }]);
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.post(paths.deskRegulation, undefined, chief.cookie);
    assert.deepEqual([answer.statusCode, answer.json()], [200, { message: sentences.regulationConfirmed }]);
    app.pass(1000);
  }
  assert.equal(await asked(chief.cookie), false);
  const [row] = await app.database
    .selectFrom('content_people')
    .selectAll()
    .where('user_id', '=', chief.user.id)
    .execute();
  assert.equal(row?.regulation_confirmed_at, START);
  assert.equal((await eventNames(app)).filter((event) => event === 'content-regulation-confirmed').length, 1);
});

test('the account export has the roles, the passkeys and the signatures of its user, and of nobody else', async (t) => {
  const app = await createGovernedApp(t);
  const chief = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  const passkey = new SoftwarePasskey(PLACE);
  await enrol(app, chief, passkey);
  await app.post(paths.deskRegulation, undefined, chief.cookie);
  const receipt = { device_id: 'd', version: 1, digest: 'x', installed_at: START, received_at: START };
  await app.database
    .insertInto('receipts')
    .values({ user_id: chief.user.id, ...receipt })
    .execute();
  const approval = { digest: 'x', name: 'n', title: 't', role: 'director', assertion: '{}', at: START } as const;
  await app.database
    .insertInto('approvals')
    .values({ user_id: chief.user.id, ...approval })
    .execute();
  const entry = { id: 'e', draft_id: 'd', at_pointer: 'p', typed: '1 mg', agrees: 1, at: START } as const;
  await app.database
    .insertInto('second_entries')
    .values({ user_id: chief.user.id, ...entry })
    .execute();
  const exported = async (cookie: string) => (await app.get(paths.accountExport, cookie)).json().content;
  const at = new Date(START).toISOString();
  assert.deepEqual(await exported(chief.cookie), {
    roles: ['director'],
    title: 'Title of dr@ems.example',
    regulationConfirmedAt: at,
    passkeys: [{ id: passkey.keyId, label: 'Phone', enrolledAt: at, lastVersion: null }],
    trustSignatures: [],
    approvals: [{ digest: 'x', name: 'n', title: 't', role: 'director', at }],
    secondEntries: [{ draftId: 'd', at, figure: 'p', typed: '1 mg', agrees: true }],
    recalls: [],
    receipts: [{ deviceId: 'd', version: 1, digest: 'x', installedAt: at, receivedAt: at }],
  });
  assert.deepEqual(await exported(app.admin.cookie), {
    roles: [],
    title: '',
    regulationConfirmedAt: null,
    passkeys: [],
    trustSignatures: [],
    approvals: [],
    secondEntries: [],
    recalls: [],
    receipts: [],
  });
});

import assert from 'node:assert/strict';
import { pathOf, paths, type TrustState } from '@first60/contract';
import { type TrustList, trustListOf } from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import {
  createGovernedApp,
  enrol,
  enterWith,
  type Governed,
  type Person,
  PLACE,
  signByRecovery,
  twoApprovers,
} from '../testing/test-governance.ts';

const digestOf = (version: number) => String(version).padStart(64, '0');

/** Publishes an edition that these people have approved. */
async function publish({ database }: Governed, version: number, people: readonly Person[]): Promise<void> {
  const edition = { version, digest: digestOf(version), manifest: '{}', published_at: START, published_by: 'x' };
  await database.insertInto('editions').values(edition).execute();
  for (const { user } of people) {
    const approval = {
      digest: edition.digest,
      user_id: user.id,
      name: '',
      title: '',
      role: 'reviewer',
      at: START,
    } as const;
    await database
      .insertInto('approvals')
      .values({ ...approval, assertion: '{}' })
      .execute();
  }
}

async function nextOf({ get }: Governed, { cookie }: Person): Promise<{ list: TrustList | null; changes: string[] }> {
  const { next, changes } = (await get(paths.deskTrust, cookie)).json<TrustState>();
  return { list: next === null ? null : (trustListOf(next) ?? null), changes };
}

const setRoles = ({ put, admin }: Governed, { user }: Person, roles: readonly string[], title = 'Title') =>
  put(pathOf(paths.adminContentRoles, { id: user.id }), { roles, title }, admin.cookie);

/** A director, and a reviewer who is also on the list. */
async function withReviewer(app: Governed) {
  const [director, reviewer] = await twoApprovers(app);
  const { passkey } = reviewer;
  return { director, reviewer, passkey, shown: passkey.keyId.slice(0, 8) };
}

const personOn = (list: TrustList | null, { user }: Person) => list?.people.find(({ id }) => id === user.id);

test('who loses the role and has signed nothing goes from the list', async (t) => {
  const app = await createGovernedApp(t);
  const { director, reviewer } = await withReviewer(app);
  await setRoles(app, reviewer, []);
  const { list, changes } = await nextOf(app, director);
  assert.equal(personOn(list, reviewer), undefined);
  assert.deepEqual(changes, ['Rami Alharbi leaves the list.']);
});

for (const [title, leave] of [
  ['loses the role', (app: Governed, person: Person) => setRoles(app, person, ['editor'])],
  [
    'is deactivated',
    (app: Governed, { user }: Person) =>
      app.put(pathOf(paths.adminUserStatus, { id: user.id }), { isActive: false }, app.admin.cookie),
  ],
  [
    'deletes the account',
    (app: Governed, { cookie }: Person) => app.remove(paths.account, { password: 'correct horse' }, cookie),
  ],
] as const) {
  test(`who ${title} stays for what they approved, and vouches for nothing newer`, async (t) => {
    const app = await createGovernedApp(t);
    const { director, reviewer, shown } = await withReviewer(app);
    await publish(app, 2, [reviewer]);
    await publish(app, 3, [director]);
    const answer = await leave(app, reviewer);
    assert.equal(answer.statusCode, 200, answer.body);
    const { list, changes } = await nextOf(app, director);
    assert.deepEqual(
      personOn(list, reviewer)?.keys.map(({ lastVersion }) => lastVersion),
      [2],
    );
    assert.deepEqual(changes, [`The passkey ${shown} of Rami Alharbi signs no more and counts up to edition 2.`]);
    await signByRecovery(app);
    assert.equal((await nextOf(app, director)).list, null, 'the list is settled');
  });
}

test('who has signed a recall alone stays, because it would end with them', async (t) => {
  const app = await createGovernedApp(t);
  const { director, reviewer } = await withReviewer(app);
  await app.database
    .insertInto('recalls')
    .values({ sequence: 1, text: '', assertion: '{}', user_id: reviewer.user.id })
    .execute();
  await setRoles(app, reviewer, []);
  const { list } = await nextOf(app, director);
  assert.deepEqual(
    personOn(list, reviewer)?.keys.map(({ lastVersion }) => lastVersion),
    [0],
  );
});

test('who gets the role back signs again with the same passkey', async (t) => {
  const app = await createGovernedApp(t);
  const { director, reviewer, shown } = await withReviewer(app);
  await publish(app, 1, [reviewer]);
  await setRoles(app, reviewer, []);
  await signByRecovery(app);
  await setRoles(app, reviewer, ['director'], 'Deputy Director');
  const { list, changes } = await nextOf(app, director);
  assert.deepEqual(
    personOn(list, reviewer)?.keys.map(({ lastVersion }) => lastVersion),
    [null],
  );
  assert.deepEqual(changes, [
    'Rami Alharbi is medical director and no longer reviewer.',
    'Rami Alharbi has the title “Deputy Director”.',
    `The passkey ${shown} of Rami Alharbi signs again.`,
  ]);
});

test('another name of a listed person waits for signatures too', async (t) => {
  const app = await createGovernedApp(t);
  const { director, reviewer } = await withReviewer(app);
  await app.put(paths.account, { firstName: 'Rami', lastName: 'Alqahtani' }, reviewer.cookie);
  assert.deepEqual((await nextOf(app, director)).changes, ['Rami Alharbi is now named Rami Alqahtani.']);
});

test('without a passkey nobody is on a list, and a passkey that was given up before it was listed never is', async (t) => {
  const app = await createGovernedApp(t);
  const { director } = await withReviewer(app);
  const newcomer = await enterWith(app, ['reviewer'], { email: 'new@ems.example' });
  assert.equal((await nextOf(app, director)).list, null);
  const passkey = new SoftwarePasskey(PLACE);
  await enrol(app, newcomer, passkey);
  assert.ok(personOn((await nextOf(app, director)).list, newcomer));
  await app.remove(pathOf(paths.deskKey, { id: passkey.keyId }), undefined, newcomer.cookie);
  assert.equal((await nextOf(app, director)).list, null);
});

test('the time of a list is that of its newest passkey, and never earlier than the list before', async (t) => {
  const app = await createGovernedApp(t);
  const { director, reviewer } = await withReviewer(app);
  const first = trustListOf((await app.get(paths.deskTrust, director.cookie)).json<TrustState>().current ?? '');
  await setRoles(app, reviewer, ['reviewer'], 'Another');
  assert.equal((await nextOf(app, director)).list?.at, first?.at);
  await app.database
    .updateTable('signing_keys')
    .set({ enrolled_at: (first?.at ?? 0) + 1000 })
    .where('user_id', '=', reviewer.user.id)
    .execute();
  assert.equal((await nextOf(app, director)).list?.at, (first?.at ?? 0) + 1000);
});

test('who writes the database changes no passkey that people have signed, and takes none over', async (t) => {
  const app = await createGovernedApp(t);
  const { director, reviewer, passkey } = await withReviewer(app);
  const stranger = new SoftwarePasskey(PLACE);
  await app.database
    .updateTable('signing_keys')
    .set({ public_key: stranger.publicKey })
    .where('id', '=', passkey.keyId)
    .execute();
  assert.equal((await nextOf(app, director)).list, null);
  await app.database
    .updateTable('signing_keys')
    .set({ user_id: director.user.id })
    .where('id', '=', passkey.keyId)
    .execute();
  const { list } = await nextOf(app, director);
  assert.equal(personOn(list, director)?.keys.length, 1);
  assert.deepEqual(
    personOn(list, reviewer)?.keys.map(({ lastVersion }) => lastVersion),
    [0],
  );
});

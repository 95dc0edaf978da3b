import assert from 'node:assert/strict';
import { type DeskOverview, pathOf, paths, type TrustState } from '@first60/contract';
import { canonicalJson } from '@first60/edition';
import {
  digestOfText,
  fingerprintOf,
  type Manifest,
  type RecallEvent,
  signedApproval,
  signedRecall,
  trustListOf,
} from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import {
  type Approver,
  createGovernedApp,
  enrol,
  enterWith,
  type Governed,
  type Person,
  PLACE,
  signByRecovery,
  twoApprovers,
} from '../testing/test-governance.ts';

const PART = 'c'.repeat(64);

const manifestOf = (version: number): Manifest => ({
  format: 1,
  agency: 'Riyadh EMS',
  version,
  previous: null,
  base: 'b'.repeat(64),
  schema: 2,
  minApp: '0.1.0',
  trust: 2,
  title: 'Doses of March',
  reason: 'New guideline',
  date: '2026-01-01',
  lastReviewDate: '2026-01-01',
  effectivePeriod: { start: '2026-01-01', end: '2027-06-30' },
  authors: [{ id: 'editor', name: 'Eman Alotaibi' }],
  restores: null,
  parts: { 'drug/aspirin': [PART, 10] },
});

async function publish({ database }: Governed, manifest: Manifest, approvers: readonly Approver[]) {
  const text = canonicalJson(manifest);
  const digest = await digestOfText(text);
  const edition = { version: manifest.version, digest, manifest: text, published_at: START, published_by: 'x' };
  await database.insertInto('editions').values(edition).execute();
  for (const [at, { user, title, role, passkey }] of approvers.entries()) {
    const assertion = JSON.stringify(passkey.sign(signedApproval(role, text)));
    const name = `${user.firstName} ${user.lastName}`;
    await database
      .insertInto('approvals')
      .values({ digest, user_id: user.id, name, title, role, assertion, at })
      .execute();
  }
  return digest;
}

const overviewOf = async ({ get }: Governed, { cookie }: Person) =>
  (await get(paths.desk, cookie)).json<DeskOverview>();

test('the desk shows the agency, my passkeys, what is published and what waits', async (t) => {
  const app = await createGovernedApp(t);
  const [director, reviewer] = await twoApprovers(app);
  const spare = new SoftwarePasskey(PLACE);
  app.pass(1000);
  await enrol(app, director, spare);
  const lists = (await app.get(paths.contentTrust)).json<{ lists: { text: string }[] }>().lists;
  const recoveryKey = trustListOf(lists[0]?.text ?? '')?.recoveryKey ?? '';
  const digest = await publish(app, manifestOf(1), [director, reviewer]);
  for (const [user, device, version] of [
    [director, 'a', 1],
    [director, 'b', 1],
    [reviewer, 'a', 1],
    [reviewer, 'c', 2],
  ] as const) {
    const receipt = { user_id: user.user.id, device_id: device, version, digest };
    await app.database
      .insertInto('receipts')
      .values({ ...receipt, installed_at: START, received_at: START })
      .execute();
  }
  const { id } = director.user;
  assert.deepEqual(await overviewOf(app, director), {
    agency: 'Riyadh EMS',
    fingerprint: await fingerprintOf(recoveryKey),
    me: {
      id,
      name: 'Dalal Alharbi',
      roles: ['director'],
      title: 'Title of dr@ems.example',
      keys: [
        { id: director.passkey.keyId, label: 'Phone', enrolledAt: START, listed: true },
        { id: spare.keyId, label: 'Phone', enrolledAt: START + 1000, listed: false },
      ],
    },
    places: [PLACE],
    head: {
      version: 1,
      title: 'Doses of March',
      expires: '2027-06-30',
      approvers: ['Dalal Alharbi', 'Rami Alharbi'],
      devices: 2,
    },
    drafts: [],
    recalls: 0,
    trustChanged: true,
    confirmRegulation: true,
  });
  await app.remove(pathOf(paths.deskKey, { id: spare.keyId }), undefined, director.cookie);
  const after = await overviewOf(app, director);
  assert.deepEqual([after.me.keys.length, after.trustChanged], [1, false]);
});

test('recalls are counted while they hide something: until two people lift them or their part is another one', async (t) => {
  const app = await createGovernedApp(t);
  const [director, reviewer] = await twoApprovers(app);
  await publish(app, manifestOf(1), [director, reviewer]);
  const record = async (sequence: number, lifts: number | null, { user, passkey }: Approver) => {
    const event: RecallEvent = {
      format: 1,
      agency: 'Riyadh EMS',
      sequence,
      kind: lifts === null ? 'recall' : 'lift',
      lifts,
      target: { kind: 'drug', id: 'aspirin', line: null },
      partDigest: PART,
      reason: 'Wrong dose',
      at: START,
    };
    const text = canonicalJson(event);
    const assertion = JSON.stringify(passkey.sign(signedRecall(text)));
    await app.database.insertInto('recalls').values({ sequence, text, assertion, user_id: user.id }).execute();
    return (await overviewOf(app, director)).recalls;
  };
  assert.equal(await record(1, null, reviewer), 1);
  assert.equal(await record(2, null, director), 2);
  assert.equal(await record(3, 1, reviewer), 2);
  assert.equal(await record(4, 1, director), 1);
  await publish(app, { ...manifestOf(2), parts: { 'drug/aspirin': ['e'.repeat(64), 10] } }, [director, reviewer]);
  assert.equal((await overviewOf(app, director)).recalls, 0);
});

test('the next list says when the published edition would count no more with it', async (t) => {
  const app = await createGovernedApp(t);
  const [director, reviewer] = await twoApprovers(app);
  await publish(app, manifestOf(1), [director, reviewer]);
  const changes = async () => (await app.get(paths.deskTrust, director.cookie)).json<TrustState>().changes;
  const roles = (body: object) =>
    app.put(pathOf(paths.adminContentRoles, { id: reviewer.user.id }), body, app.admin.cookie);
  const sentence = 'Edition 1, which is published, counts no more: new devices will not take it.';
  await roles({ roles: ['director'], title: 'Deputy' });
  assert.equal((await changes()).includes(sentence), false);
  await roles({ roles: [], title: '' });
  assert.equal((await changes()).includes(sentence), false);
  await app.database
    .updateTable('signing_keys')
    .set({ last_version: 0 })
    .where('user_id', '=', reviewer.user.id)
    .execute();
  assert.equal((await changes()).at(-1), sentence);
});

test('the edition still counts with two of its three approvals, and the next list takes nothing from it', async (t) => {
  const app = await createGovernedApp(t);
  const third = await enterWith(app, ['reviewer'], { email: 'third@ems.example', firstName: 'Thamer' });
  const passkey = new SoftwarePasskey(PLACE);
  await enrol(app, third, passkey);
  const [director, reviewer] = await twoApprovers(app);
  await publish(app, manifestOf(1), [director, reviewer, { ...third, passkey, role: 'reviewer' }]);
  const giveUp = (keyId: string) =>
    app.database.updateTable('signing_keys').set({ last_version: 0 }).where('id', '=', keyId).execute();
  const changes = async () => (await app.get(paths.deskTrust, director.cookie)).json<TrustState>().changes;
  await giveUp(passkey.keyId);
  assert.deepEqual(await changes(), [
    `The passkey ${passkey.keyId.slice(0, 8)} of Thamer Alharbi counts for no edition.`,
  ]);
  await signByRecovery(app);
  await giveUp(reviewer.passkey.keyId);
  assert.match((await changes()).at(-1) ?? '', /^Edition 1, which is published, counts no more/, 'one is left');
});

import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { pathOf, paths, sentences, type TrustState } from '@first60/contract';
import { newestTrust, signedTrust, trustListOf } from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { createTestApp, START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import {
  createGovernedApp,
  enrol,
  enrolBodyOf,
  enterWith,
  type Governed,
  PLACE,
  signByRecovery,
  signNext,
} from '../testing/test-governance.ts';
import { enterAdmin, eventNames } from '../testing/test-people.ts';

const stateOf = async ({ get }: Governed, cookie: string) => (await get(paths.deskTrust, cookie)).json<TrustState>();
const keyPath = (id: string) => pathOf(paths.deskKey, { id });

/** A director and a reviewer on the current list, each with a passkey. */
async function withTwo(t: TestContext) {
  const app = await createGovernedApp(t);
  const director = await enterWith(app, ['director', 'reviewer'], { email: 'dr@ems.example', firstName: 'Dalal' });
  const reviewer = await enterWith(app, ['reviewer'], { email: 'rev@ems.example', firstName: 'Rami' });
  const keys = { director: new SoftwarePasskey(PLACE), reviewer: new SoftwarePasskey(PLACE) };
  await enrol(app, director, keys.director);
  await enrol(app, reviewer, keys.reviewer);
  await signByRecovery(app);
  return { app, director, reviewer, keys };
}

/** A new person with a passkey, so that a list is waiting. */
async function withNewcomer(app: Governed) {
  const newcomer = await enterWith(app, ['reviewer'], { email: 'new@ems.example', firstName: 'Noura' });
  const passkey = new SoftwarePasskey(PLACE);
  await enrol(app, newcomer, passkey);
  return { newcomer, passkey };
}

test('from the first list to the third: recovery key, two people, and a device verifies every step', async (t) => {
  const { app, director, reviewer, keys } = await withTwo(t);
  const second = await stateOf(app, director.cookie);
  assert.deepEqual({ next: second.next, changes: second.changes }, { next: null, changes: [] });
  const list = trustListOf(second.current ?? '');
  assert.deepEqual(
    list?.people.map(({ name, role, title }) => ({ name, role, title })),
    [
      { name: 'Dalal Alharbi', role: 'director', title: 'Title of dr@ems.example' },
      { name: 'Rami Alharbi', role: 'reviewer', title: 'Title of rev@ems.example' },
    ],
  );

  app.pass(5000);
  const { newcomer, passkey } = await withNewcomer(app);
  const waiting = await stateOf(app, director.cookie);
  assert.deepEqual(waiting.changes, [
    `Noura Alharbi joins as reviewer, “Title of new@ems.example”, with the passkey ${passkey.keyId.slice(0, 8)}.`,
  ]);
  app.pass(60_000);
  assert.equal((await stateOf(app, reviewer.cookie)).next, waiting.next, 'the text does not move with the time');

  const first = await signNext(app, reviewer, keys.reviewer);
  assert.deepEqual([first.statusCode, first.json()], [201, { inForce: false }]);
  assert.deepEqual((await stateOf(app, director.cookie)).signedBy, ['Rami Alharbi']);
  const again = await signNext(app, reviewer, keys.reviewer);
  assert.deepEqual([again.statusCode, again.json()], [409, { message: sentences.trustSigned }]);
  const last = await signNext(app, director, keys.director);
  assert.deepEqual([last.statusCode, last.json()], [201, { inForce: true }]);

  const { lists } = (await app.get(paths.contentTrust)).json();
  const verified = await newestTrust(lists, undefined);
  assert.ok(typeof verified === 'object', String(verified));
  assert.equal(verified.version, 3);
  assert.equal(
    verified.people.some(({ id }) => id === newcomer.user.id),
    true,
  );
  assert.deepEqual(await app.database.selectFrom('trust_signatures').selectAll().execute(), []);
  const events = await eventNames(app);
  assert.equal(events.filter((event) => event === 'content-trust-signed').length, 2);
  assert.equal(events.filter((event) => event === 'content-trust-in-force').length, 2);
});

test('two reviewers are not enough: the list waits for a director', async (t) => {
  const { app, director, reviewer, keys } = await withTwo(t);
  const { newcomer, passkey } = await withNewcomer(app);
  await signByRecovery(app);
  await withDepartment(app);
  assert.deepEqual((await signNext(app, reviewer, keys.reviewer)).json(), { inForce: false });
  assert.deepEqual((await signNext(app, newcomer, passkey)).json(), { inForce: false });
  assert.deepEqual((await signNext(app, director, keys.director)).json(), { inForce: true });
  const { lists } = (await app.get(paths.contentTrust)).json();
  assert.equal(typeof (await newestTrust(lists, undefined)), 'object');
});

/** One more person with a passkey. */
async function withDepartment(app: Governed): Promise<void> {
  const other = await enterWith(app, ['reviewer'], { email: 'other@ems.example', firstName: 'Omar' });
  await enrol(app, other, new SoftwarePasskey(PLACE));
}

test('ten times, both sign at the same moment: one list comes into force, by both', async (t) => {
  const { app, director, reviewer, keys } = await withTwo(t);
  for (let round = 0; round < 10; round += 1) {
    await enrol(app, reviewer, new SoftwarePasskey(PLACE));
    const { next } = await stateOf(app, director.cookie);
    const answers = await Promise.all([
      signNext(app, director, keys.director, next ?? ''),
      signNext(app, reviewer, keys.reviewer, next ?? ''),
    ]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [201, 201],
    );
    assert.deepEqual(answers.map((answer) => answer.json<{ inForce: boolean }>().inForce).sort(), [false, true]);
  }
  const { lists } = (await app.get(paths.contentTrust)).json();
  assert.equal(lists.length, 12);
  assert.equal(typeof (await newestTrust(lists, undefined)), 'object');
});

test('what moved between reading and signing is refused, and an older signature counts for nothing', async (t) => {
  const { app, director, reviewer, keys } = await withTwo(t);
  await withNewcomer(app);
  const { next } = await stateOf(app, director.cookie);
  assert.equal((await signNext(app, reviewer, keys.reviewer, next ?? '')).statusCode, 201);
  await app.put(
    pathOf(paths.adminContentRoles, { id: reviewer.user.id }),
    { roles: ['reviewer'], title: 'Another title' },
    app.admin.cookie,
  );
  const late = await signNext(app, director, keys.director, next ?? '');
  assert.deepEqual([late.statusCode, late.json()], [409, { message: sentences.trustMoved }]);
  const { signedBy, changes } = await stateOf(app, director.cookie);
  assert.deepEqual(signedBy, []);
  assert.ok(changes.includes('Rami Alharbi has the title “Another title”.'), changes.join());
  assert.deepEqual((await signNext(app, director, keys.director)).json(), { inForce: false });
});

test('a list is not signed by an unlisted, a foreign or a given-up passkey, on another page or without a finger', async (t) => {
  const { app, director, reviewer, keys } = await withTwo(t);
  const { newcomer, passkey } = await withNewcomer(app);
  const { next } = await stateOf(app, director.cookie);
  const text = next ?? '';
  const signed = signedTrust(text);
  const foreign = new SoftwarePasskey(PLACE);
  const cases = [
    [newcomer, passkey.sign(signed), sentences.keyNotListed],
    [director, foreign.sign(signed), sentences.keyOther],
    [director, keys.reviewer.sign(signed), sentences.keyOther],
    [director, { ...foreign.sign(signed), keyId: keys.director.keyId }, sentences.signatureWrong],
    [director, keys.director.sign(signed, { origin: 'https://evil.example' }), sentences.signaturePlace],
    [director, keys.director.sign(signed, { rpId: 'evil.example' }), sentences.signaturePlace],
    [director, keys.director.sign(signed, { flags: 0x01 }), sentences.signatureUser],
    [director, keys.director.sign(signedTrust(`${text} `)), sentences.signatureOther],
  ] as const;
  for (const [person, assertion, message] of cases) {
    const answer = await app.post(paths.deskTrust, { text, assertion }, person.cookie);
    assert.deepEqual([answer.statusCode, answer.json()], [403, { message }]);
  }
  const recorded = (await eventNames(app)).filter((event) => /^content-.*(refused|unverified)$/.test(event));
  assert.equal(recorded.length, cases.length);
  assert.deepEqual((await stateOf(app, director.cookie)).signedBy, []);

  assert.equal((await app.remove(keyPath(keys.reviewer.keyId), undefined, reviewer.cookie)).statusCode, 200);
  const givenUp = await signNext(app, reviewer, keys.reviewer);
  assert.deepEqual([givenUp.statusCode, givenUp.json()], [403, { message: sentences.keyRevoked }]);
});

test('a passkey is enrolled by the proof of its own signature for this very user, once', async (t) => {
  const app = await createGovernedApp(t);
  const director = await enterWith(app, ['director'], { email: 'dr@ems.example' });
  const reviewer = await enterWith(app, ['reviewer'], { email: 'rev@ems.example' });
  const passkey = new SoftwarePasskey(PLACE);
  const body = enrolBodyOf(passkey, director.user.id);
  const other = new SoftwarePasskey(PLACE);
  const refused = [
    [{ ...body, publicKey: other.publicKey }, 403, sentences.signatureOther],
    [enrolBodyOf(passkey, reviewer.user.id), 403, sentences.signatureOther],
    [{ ...body, assertion: other.sign(new Uint8Array()) }, 403, sentences.signatureOther],
    [{ ...body, assertion: { ...body.assertion, signature: 'AAAA' } }, 403, sentences.signatureWrong],
    [
      enrolBodyOf(new SoftwarePasskey({ ...PLACE, origin: 'https://ems.example:8443' }), director.user.id),
      403,
      sentences.signaturePlace,
    ],
    [{ ...body, assertion: { ...body.assertion, keyId: '' } }, 400, sentences.malformedRequest],
    [{ ...body, assertion: { ...body.assertion, keyId: '\0' } }, 400, sentences.malformedRequest],
    [{ ...body, publicKey: 'a\0b' }, 400, sentences.malformedRequest],
    [{ ...body, label: ' ' }, 400, sentences.missingFields],
    [{ ...body, label: 'a\0b' }, 400, sentences.textNotPlain],
    [{ ...body, label: 'x'.repeat(61) }, 400, sentences.labelTooLong],
  ] as const;
  for (const [wrong, status, message] of refused) {
    const answer = await app.post(paths.deskKeys, wrong, director.cookie);
    assert.deepEqual([answer.statusCode, answer.json()], [status, { message }]);
  }
  assert.deepEqual(await app.database.selectFrom('signing_keys').selectAll().execute(), []);

  const enrolled = await app.post(paths.deskKeys, body, director.cookie);
  assert.deepEqual([enrolled.statusCode, enrolled.json()], [201, { message: sentences.keyEnrolled }]);
  for (const [again, cookie] of [
    [body, director.cookie],
    [enrolBodyOf(passkey, reviewer.user.id), reviewer.cookie],
  ] as const) {
    const answer = await app.post(paths.deskKeys, again, cookie);
    assert.deepEqual([answer.statusCode, answer.json()], [409, { message: sentences.keyKnown }]);
  }
  assert.ok((await eventNames(app, director.user.id)).includes('content-key-enrolled'));
});

test('a passkey on the list cannot be enrolled by somebody else after its account is deleted', async (t) => {
  const { app, reviewer, keys } = await withTwo(t);
  await app.database.deleteFrom('users').where('id', '=', reviewer.user.id).execute();
  const thief = await enterWith(app, ['reviewer'], { email: 'thief@ems.example' });
  const answer = await app.post(paths.deskKeys, enrolBodyOf(keys.reviewer, thief.user.id), thief.cookie);
  assert.deepEqual([answer.statusCode, answer.json()], [409, { message: sentences.keyKnown }]);
});

test('only an own passkey is given up, once; it then vouches for what is published by now', async (t) => {
  const { app, director, reviewer, keys } = await withTwo(t);
  await app.database
    .insertInto('editions')
    .values({ version: 4, digest: 'd', manifest: '{}', published_at: START, published_by: director.user.id })
    .execute();
  const path = keyPath(keys.director.keyId);
  for (const [who, url] of [
    [reviewer, path],
    [director, keyPath('nothing')],
  ] as const) {
    const answer = await app.remove(url, undefined, who.cookie);
    assert.deepEqual([answer.statusCode, answer.json()], [404, { message: sentences.keyNotFound }]);
  }
  const answer = await app.remove(path, undefined, director.cookie);
  assert.deepEqual([answer.statusCode, answer.json()], [200, { message: sentences.keyGivenUp }]);
  assert.equal((await app.remove(path, undefined, director.cookie)).statusCode, 404);
  const { changes, next } = await stateOf(app, director.cookie);
  const shown = keys.director.keyId.slice(0, 8);
  assert.equal(changes[0], `The passkey ${shown} of Dalal Alharbi signs no more and counts up to edition 4.`);
  const person = trustListOf(next ?? '')?.people.find(({ id }) => id === director.user.id);
  assert.deepEqual(
    person?.keys.map(({ lastVersion }) => lastVersion),
    [4],
  );
  assert.ok((await eventNames(app, director.user.id)).includes('content-key-given-up'));
});

test('who may call: nobody signed out, no administrator, no editor where a reviewer is asked for', async (t) => {
  const app = await createGovernedApp(t);
  const editor = await enterWith(app, ['editor'], { email: 'ed@ems.example' });
  const unread = await app.signUp({ email: 'unread@ems.example' });
  await app.database
    .insertInto('content_people')
    .values({ user_id: unread.user.id, is_editor: 0, is_reviewer: 1, is_director: 1, title: 'x' })
    .execute();
  const plain = await app.enter({ email: 'plain@ems.example' });
  const body = enrolBodyOf(new SoftwarePasskey(PLACE), editor.user.id);
  const asked = (cookie?: string) => [
    app.get(paths.desk, cookie),
    app.post(paths.deskRegulation, undefined, cookie),
    app.post(paths.deskKeys, body, cookie),
    app.remove(keyPath('x'), undefined, cookie),
    app.get(paths.deskTrust, cookie),
    app.post(paths.deskTrust, { text: 'x', assertion: body.assertion }, cookie),
  ];
  for (const [cookie, status, message] of [
    [undefined, 401, sentences.signInRequired],
    [plain.cookie, 403, sentences.contentRoleRequired],
    [app.admin.cookie, 403, sentences.contentRoleRequired],
    [unread.cookie, 403, sentences.disclaimerRequired],
  ] as const) {
    for (const answer of await Promise.all(asked(cookie))) {
      assert.deepEqual([answer.statusCode, answer.json()], [status, { message }]);
    }
  }
  const answers = await Promise.all(asked(editor.cookie));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 403, 403, 404, 200, 403],
  );
  assert.deepEqual(answers[1]?.json(), { message: sentences.directorRequired });
  assert.deepEqual(answers[2]?.json(), { message: sentences.approverRequired });
  assert.deepEqual(answers[5]?.json(), { message: sentences.approverRequired });
});

test('a call from another site is refused', async (t) => {
  const { app, director, keys } = await withTwo(t);
  const { next } = await stateOf(app, director.cookie);
  for (const [method, url] of [
    ['POST', paths.deskTrust],
    ['POST', paths.deskKeys],
    ['POST', paths.deskRegulation],
    ['DELETE', keyPath(keys.director.keyId)],
  ] as const) {
    const answer = await app.app.inject({
      method,
      url,
      headers: { cookie: director.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      ...(method === 'POST' && { payload: {} }),
    });
    assert.deepEqual([answer.statusCode, answer.json()], [403, { message: sentences.crossSite }]);
  }
  assert.equal(next, null);
});

test('before content init there is nothing to enrol for and nothing to sign', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter();
  const path = pathOf(paths.adminContentRoles, { id: user.id });
  await app.put(path, { roles: ['director'], title: 'Director' }, admin.cookie);
  const body = enrolBodyOf(new SoftwarePasskey(PLACE), user.id);
  for (const answer of [
    await app.post(paths.deskKeys, body, cookie),
    await app.post(paths.deskTrust, { text: 'x', assertion: body.assertion }, cookie),
  ]) {
    assert.deepEqual([answer.statusCode, answer.json()], [409, { message: sentences.noGovernance }]);
  }
  assert.deepEqual((await app.get(paths.deskTrust, cookie)).json(), {
    current: null,
    next: null,
    changes: [],
    signedBy: [],
  });
  assert.deepEqual((await app.get(paths.contentTrust)).json(), { lists: [] });
  const { agency, fingerprint, head, places } = (await app.get(paths.desk, cookie)).json();
  assert.deepEqual({ agency, fingerprint, head, places }, { agency: null, fingerprint: null, head: null, places: [] });
});

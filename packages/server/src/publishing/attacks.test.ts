import assert from 'node:assert/strict';
import { type DraftSummary, pathOf, paths, sentences } from '@first60/contract';
import { canonicalJson } from '@first60/edition';
import { type Assertion, digestOfText, type Manifest, partSeals, partTexts, signedApproval } from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { setContentRoles } from '../store/content-people.ts';
import { listedPerson } from '../testing/test-agency.ts';
import { createTestApp, START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import {
  approvalBy,
  createDesk,
  createDeskWithEdition,
  enterDesk,
  publishWhole,
  smallEdition,
  withDose,
  withTitle,
} from '../testing/test-desk.ts';
import { PLACE } from '../testing/test-governance.ts';
import { enterAdmin, eventNames } from '../testing/test-people.ts';

test('no signature counts but that of the listed person over these very bytes, and each attack is recorded', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const { director, reviewer } = desk;
  const draft = await desk.seal(withTitle('One'));
  const other = await desk.seal(withTitle('Other'));
  const bytes = signedApproval('director', draft.text);
  const right = approvalBy(director, draft);
  const flipped = (assertion: Assertion): Assertion => {
    const signature = Buffer.from(assertion.signature, 'base64url');
    const at = signature.length - 1;
    signature.writeUInt8(signature.readUInt8(at) ^ 1, at);
    return { ...assertion, signature: signature.toString('base64url') };
  };
  const signs = (misdeed: Parameters<SoftwarePasskey['sign']>[1]) => director.passkey.sign(bytes, misdeed);
  const attacks: ReadonlyArray<readonly [assertion: Assertion, status: number, sentence: string, event: string]> = [
    [flipped(right.assertion), 400, sentences.signatureWrong, 'content-signature-refused'],
    [{ ...right.assertion, signature: '' }, 400, sentences.signatureWrong, 'content-signature-refused'],
    [approvalBy(director, other).assertion, 400, sentences.signatureOther, 'content-signature-refused'],
    [signs({ type: 'webauthn.create' }), 400, sentences.signatureWrong, 'content-signature-refused'],
    [signs({ origin: 'https://evil.example' }), 400, sentences.signaturePlace, 'content-origin-refused'],
    [signs({ rpId: 'evil.example' }), 400, sentences.signaturePlace, 'content-origin-refused'],
    [signs({ crossOrigin: true }), 400, sentences.signaturePlace, 'content-origin-refused'],
    [signs({ flags: 0x01 }), 400, sentences.signatureUser, 'content-user-unverified'],
    [new SoftwarePasskey(PLACE).sign(bytes), 403, sentences.keyNotListed, 'content-key-refused'],
    [{ ...right.assertion, keyId: 'none' }, 403, sentences.keyNotListed, 'content-key-refused'],
    [reviewer.passkey.sign(bytes), 403, sentences.signatureRole, 'content-signature-refused'],
  ];
  for (const [assertion, status, message, event] of attacks) {
    const answer = await desk.sendApproval(director, draft, { role: 'director', assertion });
    assert.deepEqual([answer.statusCode, answer.json()], [status, { message }]);
    assert.equal((await eventNames(app, director.id)).at(-1), event);
  }
  const role = await desk.sendApproval(director, draft, { ...right, role: 'reviewer' });
  assert.deepEqual(role.json(), { message: sentences.signatureOther }, 'the role is a part of what is signed');
  const ofOther = await desk.sendApproval(reviewer, draft, right);
  assert.deepEqual([ofOther.statusCode, ofOther.json()], [403, { message: sentences.keyOther }]);
  assert.equal((await desk.view(director, draft.id)).approvals.length, 0);

  assert.equal((await desk.sendApproval(director, draft, right)).statusCode, 201);
  const again = await desk.approve(director, draft);
  assert.deepEqual([again.statusCode, again.json()], [409, { message: sentences.approvedBefore }]);
  assert.equal((await eventNames(app, director.id)).at(-1), 'content-approval-repeated');
  assert.equal((await desk.publish(director, draft.id)).statusCode, 412);

  await desk.governance.trust([listedPerson(reviewer, 0), listedPerson(director)]);
  const revoked = await desk.approve(reviewer, draft);
  assert.deepEqual([revoked.statusCode, revoked.json()], [403, { message: sentences.keyRevoked }]);
});

test('an author neither types the figures nor approves, also not as a listed reviewer', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDeskWithEdition(app);
  const { reviewer } = desk;
  await setContentRoles(app.database, reviewer.id, { roles: ['editor', 'reviewer'], title: 'Reviewer' });
  const request = { userId: reviewer.id, now: START, requestId: null };
  const draft = await desk.seal(withDose(2), { request });
  const own = await desk.view(reviewer, draft.id);
  assert.deepEqual([own.barred, own.changes], [sentences.ownDraft, draft.changes], 'who wrote it knows the figures');
  assert.equal((await desk.view(desk.editor, draft.id)).changes, null, 'another editor could tell them');
  for (const answer of [await desk.enterAll(reviewer, draft.id), await desk.approve(reviewer, draft)]) {
    assert.deepEqual([answer.statusCode, answer.json()], [403, { message: sentences.ownDraft }]);
  }
  assert.deepEqual((await eventNames(app, reviewer.id)).slice(-2), [
    'content-author-refused',
    'content-author-refused',
  ]);
  assert.equal((await desk.sendBack(reviewer, draft.id)).statusCode, 200, 'but takes it back');
  const ended = await desk.approve(desk.director, draft);
  assert.deepEqual([ended.statusCode, ended.json()], [409, { message: sentences.draftEnded }]);
});

test('a figure that is typed wrong is told as differing and never as it is; the third miss returns the draft', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDeskWithEdition(app);
  const { director, reviewer } = desk;
  const draft = await desk.seal(withDose(2));
  const [{ at = '' } = {}] = (await desk.view(director, draft.id)).entries;
  const unknown = await desk.enter(reviewer, draft.id, [{ at: `${at}x`, typed: '2 mg' }]);
  assert.deepEqual([unknown.statusCode, unknown.json()], [400, { message: sentences.figureUnknown }]);
  const wrong = await desk.enter(reviewer, draft.id, [{ at, typed: '20 mg' }]);
  assert.deepEqual(wrong.json(), { differing: [at], open: 1, returned: false });
  assert.equal((await eventNames(app, reviewer.id)).at(-1), 'content-entry-missed');
  const unit = await desk.enter(director, draft.id, [{ at, typed: '2 mcg' }]);
  assert.deepEqual(unit.json(), { differing: [at], open: 1, returned: false });
  const third = await desk.enter(reviewer, draft.id, [{ at, typed: '0.2 mg' }]);
  assert.deepEqual(third.json(), { differing: [at], open: 1, returned: true });
  const view = await desk.view(director, draft.id);
  assert.equal(view.state, 'returned');
  assert.deepEqual([view.changes, view.findings], [null, null], 'the same figure may come again');
  assert.match(view.returned ?? '', /epinephrine.*three times/);
  assert.equal((await desk.enterAll(reviewer, draft.id)).statusCode, 409);
});

test('what has no unit or is no quantity is refused with a sentence, with all of its call, and is no miss', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDeskWithEdition(app);
  const draft = await desk.seal(withDose(2));
  const [{ at = '', subject = '', label = '' } = {}] = (await desk.view(desk.reviewer, draft.id)).entries;
  const message = `${subject}, ${label}: ${sentences.figureWithoutUnit}`;
  for (const typed of ['2', 'two mg', '2,0 mg', '20']) {
    const answer = await desk.enter(desk.reviewer, draft.id, [
      { at, typed: '3 mg' },
      { at, typed },
    ]);
    assert.deepEqual([answer.statusCode, answer.json()], [400, { message }], typed);
  }
  assert.deepEqual(await app.database.selectFrom('second_entries').selectAll().execute(), []);
  assert.equal((await eventNames(app, desk.reviewer.id)).includes('content-entry-missed'), false);
  assert.deepEqual((await desk.enterAll(desk.reviewer, draft.id)).json(), { differing: [], open: 0, returned: false });
});

test('many tries at one figure in one call are three, and a right one ends them', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDeskWithEdition(app);
  const draft = await desk.seal(withDose(2));
  const [{ at = '' } = {}] = (await desk.view(desk.director, draft.id)).entries;
  const tries = Array.from({ length: 100 }, (_, one) => ({ at, typed: `${one + 3} mg` }));
  const guessed = await desk.enter(desk.reviewer, draft.id, [...tries, { at, typed: '2 mg' }]);
  assert.deepEqual(guessed.json(), { differing: [at], open: 1, returned: true });
  const rows = await app.database.selectFrom('second_entries').select('typed').execute();
  assert.equal(rows.length, 3);

  const next = await desk.seal(withDose(2), { title: 'Again' });
  const mended = await desk.enter(desk.reviewer, next.id, [
    { at, typed: '3 mg' },
    { at, typed: '2.0mg' },
    { at, typed: '4 mg' },
  ]);
  assert.deepEqual(mended.json(), { differing: [], open: 0, returned: false });
});

test('who writes into the database hides no change from those who sign, and saves nobody the second entry', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const { director, editor } = desk;
  await publishWhole(desk, await desk.seal());
  const draft = await desk.seal(withDose(2));
  await desk.enterAll(director, draft.id);
  const harmless = JSON.stringify(['A word of the card of a stroke changed.']);
  await app.database.updateTable('drafts').set({ changes: harmless }).where('id', '=', draft.id).execute();
  assert.deepEqual((await desk.view(director, draft.id)).changes, draft.changes);

  // An unsigned edition, stored among the published ones.
  const { digest, text, manifest } = draft;
  const row = { version: manifest.version, digest, manifest: text, published_at: START, published_by: 'Nobody' };
  await app.database.insertInto('editions').values(row).execute();
  const later = { ...row, version: 3, ...(await other(manifest)) };
  await app.database.insertInto('editions').values(later).execute();
  const body = { reason: 'It was right', expires: '2027-01-01', lastReviewDate: '2026-01-01' };
  const answer = await app.post(pathOf(paths.deskRestore, { version: '2' }), body, editor.cookie);
  assert.equal(answer.statusCode, 201, answer.body);
  assert.deepEqual(answer.json<DraftSummary>().figures, { all: 1, open: 1 });
});

/** Manifest of a different edition that has the same parts as the first published one. */
async function other(manifest: Manifest) {
  const parts = await partSeals(partTexts(smallEdition()));
  const text = canonicalJson({ ...manifest, version: 3, title: 'Later', parts });
  return { manifest: text, digest: await digestOfText(text) };
}

test('who has the wrong role is let through nowhere', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDeskWithEdition(app);
  const { editor, director } = desk;
  const draft = await desk.seal(withDose(2));
  const [{ at = '' } = {}] = (await desk.view(director, draft.id)).entries;
  const admin = await enterAdmin(app);
  const crew = await enterDesk(app, 'crew@ems.example', []);
  const left = await enterDesk(app, 'left@ems.example', ['director']);
  await setContentRoles(app.database, left.id, { roles: [], title: '' });
  const approval = approvalBy(director, draft);
  const recall = { text: '{}', assertion: approval.assertion };
  const reason = { reason: 'Wrong' };
  const restore = { ...reason, expires: '2027-01-01', lastReviewDate: '2026-01-01' };
  const id = draft.id;
  const reads = [
    paths.deskDrafts,
    pathOf(paths.deskDraft, { id }),
    paths.deskEditions,
    paths.deskReceipts,
    paths.deskRecalls,
  ];
  const ofApprovers: ReadonlyArray<readonly [string, object | undefined]> = [
    [pathOf(paths.deskEntries, { id }), { entries: [{ at, typed: '2 mg' }] }],
    [pathOf(paths.deskApprovals, { id }), approval],
    [pathOf(paths.deskPublish, { id }), undefined],
    [paths.deskRecalls, recall],
  ];
  const writes: typeof ofApprovers = [
    ...ofApprovers,
    [pathOf(paths.deskReturn, { id }), reason],
    [pathOf(paths.deskRestore, { version: '1' }), restore],
  ];
  for (const { cookie } of [admin, crew, left]) {
    for (const path of [...reads, pathOf(paths.deskEdition, { version: '1' })]) {
      const answer = await app.get(path, cookie);
      assert.deepEqual([answer.statusCode, answer.json()], [403, { message: sentences.contentRoleRequired }], path);
    }
    for (const [path, body] of writes) {
      const answer = await app.post(path, body, cookie);
      assert.deepEqual([answer.statusCode, answer.json()], [403, { message: sentences.contentRoleRequired }], path);
    }
  }
  for (const path of reads) {
    assert.equal((await app.get(path)).statusCode, 401, path);
    assert.equal((await app.get(path, editor.cookie)).statusCode, 200, path);
  }
  for (const [path, body] of writes) assert.equal((await app.post(path, body)).statusCode, 401, path);
  for (const [path, body] of ofApprovers) {
    const answer = await app.post(path, body, editor.cookie);
    assert.deepEqual([answer.statusCode, answer.json()], [403, { message: sentences.approverRequired }], path);
  }
  const second = await enterDesk(app, 'second@ems.example', ['editor']);
  assert.equal((await desk.sendBack(second, id)).statusCode, 403, 'an editor takes back their own draft alone');
  const restored = await app.post(pathOf(paths.deskRestore, { version: '1' }), restore, director.cookie);
  assert.deepEqual([restored.statusCode, restored.json()], [403, { message: sentences.editorRequired }]);
  assert.equal((await desk.view(editor, id)).barred, sentences.approverRequired);
  assert.equal((await desk.view(editor, id)).state, 'sealed');
  for (const path of [pathOf(paths.deskDraft, { id: 'none' })]) {
    assert.equal((await app.get(path, editor.cookie)).statusCode, 404);
  }
  for (const [path, body] of [...ofApprovers.slice(0, 3), [pathOf(paths.deskReturn, { id }), reason] as const]) {
    assert.equal((await app.post(path.replace(id, 'none'), body, director.cookie)).statusCode, 404, path);
  }
});

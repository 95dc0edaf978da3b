import assert from 'node:assert/strict';
import { brotliDecompressSync } from 'node:zlib';
import { edition as base } from '@first60/content';
import {
  type DraftSummary,
  type EditionSheet,
  type EditionSummary,
  type Medication,
  pathOf,
  paths,
  sentences,
} from '@first60/contract';
import { digestOfText, type SignedManifest, verifiedFile } from '@first60/seal';
import { listedPerson } from '../testing/test-agency.ts';
import { createTestApp, START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import {
  compared,
  createDesk,
  publishWhole,
  smallEdition,
  TEST_DRUG,
  withDose,
  withTitle,
} from '../testing/test-desk.ts';
import { eventNames } from '../testing/test-people.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

test('a kit that changes alone, and a new card with its whole text, are read before they are signed and stay on the sheet', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const { director } = desk;
  const edition = smallEdition();
  const { stroke, ...others } = edition.protocols;
  assert.ok(stroke !== undefined);
  // The drawings and clocks of a card are removed along with it.
  const isOther = ({ protocol }: { readonly protocol: string }) => protocol !== stroke.id;
  const { stroke: _, ...algorithms } = edition.algorithms;
  const older = {
    ...edition,
    protocols: others,
    algorithms,
    illustrations: edition.illustrations.filter(isOther),
    clocks: edition.clocks?.filter(isOther) ?? [],
  };
  await publishWhole(desk, await desk.seal(older));

  const [kit, ...kits] = edition.kits;
  const renamed = { ...older, kits: [{ ...kit, name: 'Red bag' }, ...kits] as unknown as typeof edition.kits };
  const ofKit = await desk.seal(renamed, { differences: compared });
  const said = [`Kit, 1, name: ${kit.name} -> Red bag`];
  assert.deepEqual([ofKit.changes, (await desk.view(director, ofKit.id)).changes], [said, said]);
  await publishWhole(desk, ofKit);
  const sheetOf = async (version: string): Promise<EditionSheet> =>
    (await app.get(pathOf(paths.deskEdition, { version }), director.cookie)).json<EditionSheet>();
  assert.deepEqual((await sheetOf('2')).changes, said);

  const ofCard = await desk.seal({ ...renamed, protocols: { ...others, stroke } }, { differences: compared });
  await desk.enterAll(desk.reviewer, ofCard.id);
  const view = await desk.view(director, ofCard.id);
  assert.deepEqual(view.changes, ['New protocol: Stroke']);
  const [text, ...more] = view.texts ?? [];
  assert.deepEqual([text?.title, text?.before, more], ['Protocol: Stroke', null, []]);
  for (const line of stroke.first60Seconds) assert.ok(text?.after?.includes(line.text), line.text);
  await publishWhole(desk, ofCard);
  assert.deepEqual((await sheetOf('3')).texts, view.texts);
});

test('a draft with another dose goes its way: typed again, approved by two, published, served, verified', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const draft = await desk.seal(withDose(2, base));
  const { director, reviewer } = desk;

  const view = await desk.view(director, draft.id);
  assert.equal(view.barred, sentences.figuresOpen);
  assert.deepEqual(view.figures, { all: 1, open: 1 });
  assert.deepEqual([view.changes, view.findings], [null, null]);
  assert.ok(!JSON.stringify(view).includes('2 mg'), 'no answer holds the figure');
  const open = await desk.approve(director, draft);
  assert.deepEqual([open.statusCode, open.json()], [422, { message: sentences.figuresOpen }]);

  assert.deepEqual((await desk.enterAll(reviewer, draft.id)).json(), { differing: [], open: 0, returned: false });
  const typed = await desk.view(director, draft.id);
  assert.deepEqual([typed.barred, typed.changes, typed.findings], [null, draft.changes, []]);
  assert.match(typed.changes?.join() ?? '', /2 mg/, 'what is approved is read before');
  const early = await desk.publish(director, draft.id);
  assert.deepEqual([early.statusCode, early.json()], [412, { message: sentences.approvalsMissing }]);
  assert.equal((await desk.approve(reviewer, draft)).statusCode, 201);
  assert.equal((await desk.publish(director, draft.id)).statusCode, 412, 'one is not enough');
  assert.equal((await desk.view(reviewer, draft.id)).barred, sentences.approvedBefore);
  assert.equal((await desk.approve(director, draft)).statusCode, 201);
  const published = await desk.publish(director, draft.id);
  assert.deepEqual([published.statusCode, published.json()], [201, { version: 1 }]);

  const [summary] = (await app.get(paths.deskDrafts, desk.editor.cookie)).json<DraftSummary[]>();
  assert.deepEqual([summary?.state, summary?.approvals.length], ['published', 2]);
  const [edition] = (await app.get(paths.deskEditions, desk.editor.cookie)).json<EditionSummary[]>();
  assert.equal(edition?.digest, draft.digest);
  assert.equal(edition?.publishedBy, director.name);
  const sheet = (await app.get(pathOf(paths.deskEdition, { version: '1' }), director.cookie)).json<EditionSheet>();
  assert.deepEqual(sheet.changes, draft.changes);
  assert.equal(sheet.manifest, draft.text);

  const signed = (await app.get(pathOf(paths.contentEdition, { version: '1' }))).json<SignedManifest>();
  assert.equal(signed.text, draft.text);
  const file = await app.get(pathOf(paths.contentFile, { version: '1' }));
  assert.equal(file.headers['cache-control'], 'no-cache');
  const verified = await verifiedFile(file.body);
  assert.ok(typeof verified === 'object', String(verified));
  assert.deepEqual(verified.approvers.map(({ name }) => name).toSorted(), [director.name, reviewer.name].toSorted());

  const medications = (await app.get(paths.medications, director.cookie)).json<Medication[]>();
  const dose = Object.values(medications.find(({ id }) => id === TEST_DRUG)?.adultDose ?? {})[0];
  assert.equal(dose, '2 mg (IV/IO, push)');
  assert.deepEqual(await eventNames(app, director.id), [
    'registered',
    'disclaimer-accepted',
    'content-approved',
    'content-published',
  ]);
});

test('the parts of a published edition are served as they were signed, those of a draft alone to nobody', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const draft = await desk.seal();
  const [digest = ''] = draft.manifest.parts[`drug/${TEST_DRUG}`] ?? [];
  const path = pathOf(paths.contentPart, { digest });
  const hidden = await app.get(path);
  assert.deepEqual([hidden.statusCode, hidden.json()], [404, { message: sentences.partNotFound }]);
  assert.equal(hidden.headers['cache-control'], 'no-store');
  await publishWhole(desk, draft);
  const served = await app.get(path);
  assert.equal(served.statusCode, 200);
  assert.equal(served.headers['content-type'], 'application/json');
  assert.equal(served.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(served.headers['content-encoding'], undefined);
  const next = await desk.seal(withDose(2));
  const [other = ''] = next.manifest.parts[`drug/${TEST_DRUG}`] ?? [];
  assert.equal((await app.get(pathOf(paths.contentPart, { digest: other }))).statusCode, 404);
  assert.equal(await digestOfText(served.payload), digest);
  for (const accepted of ['br', 'gzip, deflate, br', 'gzip;q=0.5, br;q=0.8']) {
    const small = await app.app.inject({ url: path, headers: { 'accept-encoding': accepted } });
    assert.equal(small.headers['content-encoding'], 'br', accepted);
    assert.equal(await digestOfText(brotliDecompressSync(small.rawPayload).toString()), digest);
  }
  for (const refused of ['gzip', 'br;q=0', 'br;q=0.0, gzip', 'brotli']) {
    const plain = await app.app.inject({ url: path, headers: { 'accept-encoding': refused } });
    assert.equal(plain.headers['content-encoding'], undefined, refused);
  }
  for (const version of ['2', '999999999']) {
    assert.equal((await app.get(pathOf(paths.contentEdition, { version }))).statusCode, 404);
    assert.equal((await app.get(pathOf(paths.contentFile, { version }))).statusCode, 404);
  }
  assert.equal((await app.get(pathOf(paths.contentEdition, { version: '0' }))).statusCode, 400);
});

test('when another edition is published the drafts that wait are overtaken', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const [one, other] = [await desk.seal(withTitle('One')), await desk.seal(withTitle('Other'))];
  await publishWhole(desk, one);
  const moved = { message: sentences.headMoved };
  assert.equal((await desk.view(desk.director, other.id)).state, 'moved');
  assert.equal((await desk.view(desk.director, other.id)).barred, sentences.headMoved);
  for (const answer of [
    await desk.approve(desk.director, other),
    await desk.publish(desk.director, other.id),
    await desk.sendBack(desk.director, other.id),
    await desk.enter(desk.director, other.id, [{ at: 'drug/none', typed: '1 mg' }]),
  ]) {
    assert.deepEqual([answer.statusCode, answer.json()], [409, moved]);
  }
  const again = await desk.publish(desk.director, one.id);
  assert.deepEqual([again.statusCode, again.json()], [409, { message: sentences.draftEnded }]);
  const next = await desk.seal(withTitle('Other'), { title: 'Again' });
  assert.equal(next.manifest.version, 2);
  assert.equal(next.manifest.previous, one.digest);
  assert.equal(await publishWhole(desk, next), 2);
});

test('an edition that expired while it waited is neither approved nor published', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const draft = await desk.seal(withTitle('Short'), { expires: '2026-01-02' });
  await desk.approve(desk.reviewer, draft);
  await desk.approve(desk.director, draft);
  app.pass(2 * DAY - 1);
  const third = await desk.enterApprover('reviewer', 'third@ems.example');
  assert.equal((await desk.view(third, draft.id)).barred, sentences.keyNotListed);
  app.pass(1);
  const expired = await desk.publish(desk.director, draft.id);
  assert.deepEqual([expired.statusCode, expired.json()], [409, { message: sentences.expiryInvalid }]);
  await desk.governance.trust([...[desk.reviewer, desk.director, third].map((person) => listedPerson(person))]);
  assert.equal((await desk.approve(third, draft)).statusCode, 422);
});

test('a draft has an expiry after today, a review not after today, and a change', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  for (const days of [
    { expires: '2026-01-01' },
    { expires: '2025-12-31' },
    { lastReviewDate: '2026-01-03' },
    { start: '2027-07-01' },
  ]) {
    await assert.rejects(desk.seal(withTitle('One'), days), { message: sentences.expiryInvalid });
  }
  for (const days of [{ expires: '2027-02-30' }, { start: 'soon' }]) {
    await assert.rejects(desk.seal(withTitle('One'), days), { message: sentences.dayInvalid });
  }
  await publishWhole(desk, await desk.seal());
  await assert.rejects(desk.seal(), { message: sentences.nothingChanged });
  await desk.seal(withTitle('One'));
  await assert.rejects(desk.seal(withTitle('One')), { message: sentences.sealedBefore });
});

test('a key that was given up or stolen before the publication no longer counts for it', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const { director, reviewer, governance } = desk;
  const draft = await desk.seal(withTitle('One'));
  await desk.approve(reviewer, draft);
  await desk.approve(director, draft);
  await governance.trust([listedPerson(reviewer), listedPerson(director, 0)]);
  assert.equal((await desk.publish(reviewer, draft.id)).statusCode, 412);
  const third = await desk.enterApprover('director', 'third@ems.example');
  await governance.trust([listedPerson(reviewer), listedPerson(director, 0), listedPerson(third)]);
  await desk.approve(third, draft);
  assert.equal((await desk.publish(reviewer, draft.id)).statusCode, 201, 'the two others are enough');
  const signed = (await app.get(pathOf(paths.contentEdition, { version: '1' }))).json<SignedManifest>();
  assert.equal(signed.approvals.length, 2, 'devices would refuse it for the third');
});

test('of two publishers in two processes exactly one succeeds, also with two drafts', async (t) => {
  const one = await createTestApp(t);
  const other = await createTestApp(t, { storage: one.storage });
  const desk = await createDesk(one);
  const { director, reviewer } = desk;
  for (let round = 1; round <= 20; round += 1) {
    // Moves the clock, because nobody could write this often in one minute.
    for (const app of [one, other]) app.pass(MINUTE);
    const drafts = [await desk.seal(withTitle('A'.repeat(round))), await desk.seal(withTitle('B'.repeat(round)))];
    for (const draft of drafts) {
      await desk.approve(reviewer, draft);
      await desk.approve(director, draft);
    }
    const publish = (app: typeof one, at: number, { cookie }: { cookie: string }) =>
      app.post(pathOf(paths.deskPublish, { id: drafts[at % 2]?.id ?? '' }), undefined, cookie);
    const answers = await Promise.all([
      publish(one, 0, director),
      publish(other, round % 2, reviewer),
      publish(other, 1, director),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(statuses, [201, 409, 409], `round ${round}: ${answers.map(({ body }) => body).join()}`);
    const editions = (await one.get(paths.deskEditions, director.cookie)).json<EditionSummary[]>();
    assert.equal(editions.length, round);
    assert.equal(editions[0]?.version, round);
  }
});

test('an older edition is restored as a draft of its parts with a higher version, without typing', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const first = await desk.seal();
  await publishWhole(desk, first);
  await publishWhole(desk, await desk.seal(withDose(2)));
  const body = { reason: 'The dose was wrong', expires: '2027-01-01', lastReviewDate: '2026-01-01' };
  const restore = (version: string, more: object, { cookie }: { cookie: string }) =>
    app.post(pathOf(paths.deskRestore, { version }), { ...body, ...more }, cookie);
  const answer = await restore('1', {}, desk.editor);
  assert.equal(answer.statusCode, 201, answer.body);
  const summary = answer.json<DraftSummary>();
  assert.deepEqual([summary.version, summary.state, summary.figures], [3, 'sealed', { all: 0, open: 0 }]);
  assert.deepEqual(summary.authors, [desk.editor.name]);
  for (const [version, more, status, message] of [
    ['7', {}, 404, sentences.editionNotFound],
    ['2', {}, 409, sentences.nothingChanged],
    ['1', {}, 409, sentences.sealedBefore],
    ['1', { expires: '2025-12-31' }, 400, sentences.expiryInvalid],
    ['1', { lastReviewDate: '2026-02-30' }, 400, sentences.dayInvalid],
    ['1', { reason: ' ' }, 400, sentences.missingFields],
    ['1', { reason: '\ud800' }, 400, sentences.malformedRequest],
  ] as const) {
    const refused = await restore(version, more, desk.editor);
    assert.deepEqual([refused.statusCode, refused.json()], [status, { message }], JSON.stringify(more));
  }
  const { digest, manifest } = await desk.view(desk.director, summary.id);
  const draft = { ...first, id: summary.id, digest, text: manifest, figures: [] };
  assert.equal(await publishWhole(desk, draft), 3);
  const parts = JSON.parse(manifest);
  assert.deepEqual([parts.restores, parts.parts], [1, first.manifest.parts]);
  assert.equal(START, Date.UTC(2026, 0, 1));
});

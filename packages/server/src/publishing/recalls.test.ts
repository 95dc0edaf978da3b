import assert from 'node:assert/strict';
import { edition } from '@first60/content';
import { type Medication, paths, type RecallRow, sentences } from '@first60/contract';
import { canonicalJson } from '@first60/edition';
import {
  cardPath,
  drugPath,
  HOSPITALS_PATH,
  type RecallEvent,
  recallsInForce,
  type SignedRecall,
  signedRecall,
} from '@first60/seal';
import type { StoredDraft } from '../store/drafts.ts';
import { AGENCY, listedPerson } from '../testing/test-agency.ts';
import { createTestApp, START, type TestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import {
  type Approver,
  createDesk,
  createDeskWithEdition,
  publishWhole,
  TEST_DRUG,
  withDose,
} from '../testing/test-desk.ts';
import { eventNames } from '../testing/test-people.ts';

function recallOf({ manifest }: StoredDraft, more: Partial<RecallEvent> = {}): RecallEvent {
  return {
    format: 1,
    agency: AGENCY,
    sequence: 1,
    kind: 'recall',
    lifts: null,
    target: { kind: 'drug', id: TEST_DRUG, line: null },
    partDigest: manifest.parts[drugPath(TEST_DRUG)]?.[0] ?? '',
    reason: 'Ten times too much',
    at: START,
    ...more,
  };
}

const send = (app: TestApp, event: RecallEvent, { cookie, passkey: key }: Approver, misdeed = {}) => {
  const text = canonicalJson(event);
  return app.post(paths.deskRecalls, { text, assertion: key.sign(signedRecall(text), misdeed) }, cookie);
};
const rowsOf = async (app: TestApp, { cookie }: Approver) =>
  (await app.get(paths.deskRecalls, cookie)).json<RecallRow[]>();
const dosesOf = async (app: TestApp, { cookie }: Approver) => {
  const medications = (await app.get(paths.medications, cookie)).json<Medication[]>();
  return JSON.stringify(medications.find(({ id }) => id === TEST_DRUG) ?? 'none');
};

test('one person recalls a drug, and its figures are gone; two lift it, one of them a director', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDeskWithEdition(app);
  const { director, reviewer } = desk;
  const draft = await desk.seal(withDose(2));
  await publishWhole(desk, draft);
  assert.match(await dosesOf(app, director), /2 mg \(IV\/IO, push\)/);
  const signed = await send(app, recallOf(draft), reviewer);
  assert.deepEqual([signed.statusCode, signed.json()], [201, { message: sentences.recallSigned }]);
  assert.equal((await eventNames(app, reviewer.id)).at(-1), 'content-recalled');
  assert.doesNotMatch(await dosesOf(app, director), /\d m?c?g/);
  const [row] = await rowsOf(app, director);
  assert.deepEqual([row?.state, row?.by, row?.liftedBy], ['on', reviewer.name, []]);
  const { events } = (await app.get(paths.contentRecalls)).json<{ events: SignedRecall[] }>();
  assert.equal((await recallsInForce(events, desk.governance.newest())).length, 1);

  const lift = (sequence: number) => recallOf(draft, { sequence, kind: 'lift', lifts: 1, reason: 'It is right' });
  const first = await send(app, lift(2), reviewer);
  assert.deepEqual([first.statusCode, first.json()], [201, { message: sentences.liftSigned }]);
  const twice = await send(app, lift(3), reviewer);
  assert.deepEqual([twice.statusCode, twice.json()], [409, { message: sentences.liftSignedBefore }]);
  assert.equal((await eventNames(app, reviewer.id)).at(-1), 'content-approval-repeated');
  const second = await desk.enterApprover('reviewer', 'second@ems.example');
  await desk.governance.trust([reviewer, director, second].map((person) => listedPerson(person)));
  assert.equal((await send(app, lift(3), second)).statusCode, 201);
  assert.equal((await rowsOf(app, director))[0]?.state, 'on', 'two reviewers are no director');
  assert.equal((await send(app, lift(4), director)).statusCode, 201);
  const [lifted] = await rowsOf(app, director);
  assert.deepEqual([lifted?.state, lifted?.liftedBy.length], ['lifted', 3]);
  assert.match(await dosesOf(app, director), /2 mg \(IV\/IO, push\)/);
  const over = await send(app, lift(5), second);
  assert.deepEqual([over.statusCode, over.json()], [409, { message: sentences.recallOver }]);
});

test('a recall ends when an edition changes its part', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDeskWithEdition(app);
  const draft = await desk.seal(withDose(2));
  await publishWhole(desk, draft);
  await send(app, recallOf(draft), desk.director);
  await publishWhole(desk, await desk.seal());
  assert.equal((await rowsOf(app, desk.director))[0]?.state, 'ended');
  assert.match(await dosesOf(app, desk.director), /1 mg \(IV\/IO, push\)/);
  const lift = await send(app, recallOf(draft, { sequence: 2, kind: 'lift', lifts: 1 }), desk.director);
  assert.deepEqual([lift.statusCode, lift.json()], [409, { message: sentences.recallOver }]);
});

test('a recall that is not exactly of the head edition, its time and its signer is refused', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const { director, reviewer } = desk;
  const draft = await desk.seal();
  const early = await send(app, recallOf(draft), director);
  assert.deepEqual(
    [early.statusCode, early.json()],
    [409, { message: sentences.recallTarget }],
    'nothing is published',
  );
  await publishWhole(desk, draft);
  const { parts } = draft.manifest;
  const card = parts[cardPath('stroke')]?.[0] ?? '';
  const target = (kind: RecallEvent['target']['kind'], id: string, line: string | null = null) => ({
    target: { kind, id, line },
  });
  const MINUTE = 60_000;
  for (const [more, status, message] of [
    [{ sequence: 2 }, 409, sentences.recallMoved],
    [{ agency: 'Another' }, 400, sentences.malformedRequest],
    [{ reason: ' ' }, 400, sentences.missingFields],
    [{ reason: 'x'.repeat(1001) }, 400, sentences.reasonTooLong],
    [{ at: START - 6 * MINUTE }, 400, sentences.recallTime],
    [{ at: START + 6 * MINUTE }, 400, sentences.recallTime],
    [{ partDigest: card }, 409, sentences.recallTarget],
    [target('drug', 'none'), 409, sentences.recallTarget],
    [target('drug', TEST_DRUG, 'a line'), 409, sentences.recallTarget],
    [{ ...target('line', 'stroke', 'No such line'), partDigest: card }, 409, sentences.recallTarget],
    [{ ...target('line', 'stroke'), partDigest: card }, 409, sentences.recallTarget],
    [{ ...target('hospital', 'none'), partDigest: parts[HOSPITALS_PATH]?.[0] ?? '' }, 409, sentences.recallTarget],
    [{ kind: 'lift', lifts: 7 }, 400, sentences.malformedRequest],
  ] as const) {
    const answer = await send(app, recallOf(draft, more), director);
    assert.deepEqual([answer.statusCode, answer.json()], [status, { message }], JSON.stringify(more));
  }
  for (const text of ['', '{}', canonicalJson(recallOf(draft)).replace('{', '{ ')]) {
    const assertion = director.passkey.sign(signedRecall(text));
    const answer = await app.post(paths.deskRecalls, { text, assertion }, director.cookie);
    assert.equal(answer.statusCode, 400, text);
  }
  const wrong = await send(app, recallOf(draft), director, { origin: 'https://evil.example' });
  assert.deepEqual([wrong.statusCode, wrong.json()], [400, { message: sentences.signaturePlace }]);
  assert.equal((await eventNames(app, director.id)).at(-1), 'content-origin-refused');
  const ofOther = await send(app, recallOf(draft), { ...director, cookie: reviewer.cookie });
  assert.deepEqual([ofOther.statusCode, ofOther.json()], [403, { message: sentences.keyOther }]);
  await desk.governance.trust([listedPerson(reviewer), listedPerson(director, 1)]);
  const revoked = await send(app, recallOf(draft), director);
  assert.deepEqual([revoked.statusCode, revoked.json()], [403, { message: sentences.keyRevoked }]);
  assert.deepEqual(await rowsOf(app, director), []);
});

test('a card, a line of it and a hospital are recalled one after the other', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const draft = await desk.seal();
  await publishWhole(desk, draft);
  const { parts } = draft.manifest;
  const line = edition.protocols.stroke?.first60Seconds[0]?.text ?? '';
  const [hospital] = edition.hospitals;
  assert.ok(line !== '' && hospital);
  const card = { partDigest: parts[cardPath('stroke')]?.[0] ?? '' };
  for (const event of [
    recallOf(draft, { sequence: 1, target: { kind: 'card', id: 'stroke', line: null }, ...card }),
    recallOf(draft, { sequence: 2, target: { kind: 'line', id: 'stroke', line }, ...card }),
    recallOf(draft, {
      sequence: 3,
      target: { kind: 'hospital', id: hospital.id, line: null },
      partDigest: parts[HOSPITALS_PATH]?.[0] ?? '',
    }),
  ]) {
    const answer = await send(app, event, desk.reviewer);
    assert.equal(answer.statusCode, 201, answer.body);
  }
  const rows = await rowsOf(app, desk.director);
  assert.deepEqual(
    rows.map(({ sequence, state }) => [sequence, state]),
    [
      [3, 'on'],
      [2, 'on'],
      [1, 'on'],
    ],
  );
});

test('of two recalls that are signed at the same moment the second is told to look again', async (t) => {
  const app = await createTestApp(t);
  const other = await createTestApp(t, { storage: app.storage });
  const desk = await createDesk(app);
  const draft = await desk.seal();
  await publishWhole(desk, draft);
  const answers = await Promise.all([
    send(app, recallOf(draft), desk.director),
    send(other, recallOf(draft), desk.reviewer),
  ]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 409]);
});

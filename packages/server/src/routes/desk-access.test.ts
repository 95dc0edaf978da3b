import assert from 'node:assert/strict';
import { test as plainTest } from 'node:test';
import { type Call, calls, pathOf, paths, type RecallRow, sentences, type TrustState } from '@first60/contract';
import { canonicalJson } from '@first60/edition';
import { drugPath, type RecallEvent, signedRecall, signedTrust } from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { TABLES } from '../commands/move-rows.ts';
import { setContentRoles } from '../store/content-people.ts';
import type { StoredDraft } from '../store/drafts.ts';
import { AGENCY, listedPerson } from '../testing/test-agency.ts';
import { createTestApp, START, type TestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import {
  type Approver,
  approvalBy,
  createDesk,
  enterDesk,
  publishWhole,
  TEST_DRUG,
  withDose,
  withTitle,
} from '../testing/test-desk.ts';
import { enrolBodyOf, PLACE } from '../testing/test-governance.ts';
import { enterAdmin } from '../testing/test-people.ts';

/*
 * Tests who may make which published-edition and desk calls. Every call has a row with the expected response for each
 * caller.
 */
const CALLERS = ['nobody', 'crew', 'unread', 'left', 'admin', 'editor', 'author', 'reviewer', 'director'] as const;
/** `otherKey` is the reviewer using the director's passkey. */
type Caller = (typeof CALLERS)[number] | 'otherKey';
/** A status and, for a refusal, its message. */
type Answer = readonly [status: number, sentence?: string];
type Answers = Readonly<Record<Exclude<Caller, 'otherKey'>, Answer>> & { readonly otherKey?: Answer };

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}
interface Row {
  readonly asked?: (world: World, caller: Caller, isRefused: boolean) => Asked | Promise<Asked>;
  readonly answers: Answers;
}

const SIGN_IN: Answer = [401, sentences.signInRequired];
const NO_ROLE: Answer = [403, sentences.contentRoleRequired];
const UNREAD: Answer = [403, sentences.disclaimerRequired];
const NO_ADMIN: Answer = [403, sentences.adminRequired];
const NO_APPROVER: Answer = [403, sentences.approverRequired];
const NO_EDITOR: Answer = [403, sentences.editorRequired];
const NO_DIRECTOR: Answer = [403, sentences.directorRequired];
const KEY_OF_OTHER: Answer = [403, sentences.keyOther];

const everybody = (answer: Answer) => Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as Answers;
const OUTSIDE = { nobody: SIGN_IN, crew: NO_ROLE, unread: UNREAD, left: NO_ROLE, admin: NO_ROLE } as const;
const allOfTheDesk = (answer: Answer): Answers => ({
  ...OUTSIDE,
  editor: answer,
  author: answer,
  reviewer: answer,
  director: answer,
});
const administrators = (answer: Answer): Answers => ({ ...everybody(NO_ADMIN), nobody: SIGN_IN, admin: answer });

type MoreOfDraft = 'a figure' | 'no figure';

async function createWorld(app: TestApp) {
  const desk = await createDesk(app);
  const admin = await enterAdmin(app);
  const author = await desk.enterApprover('reviewer', 'author@ems.example');
  await setContentRoles(app.database, author.id, { roles: ['editor', 'reviewer'], title: 'Author' });
  const { reviewer, director, editor } = desk;
  await desk.governance.trust([reviewer, director, author].map((person) => listedPerson(person)));
  const left = await enterDesk(app, 'left@ems.example', ['director']);
  await setContentRoles(app.database, left.id, { roles: [], title: '' });
  const crew = await enterDesk(app, 'crew@ems.example', []);
  const unread = await app.signUp({ email: 'unread@ems.example' });
  await setContentRoles(app.database, unread.user.id, { roles: ['editor', 'reviewer', 'director'], title: 'Unread' });
  const first = await desk.seal();
  await publishWhole(desk, first);
  const head = await desk.seal(withTitle('Second'));
  await publishWhole(desk, head);
  const cookies: Readonly<Record<Caller, string | undefined>> = {
    nobody: undefined,
    crew: crew.cookie,
    unread: unread.cookie,
    left: left.cookie,
    admin: admin.cookie,
    editor: editor.cookie,
    author: author.cookie,
    reviewer: reviewer.cookie,
    director: director.cookie,
    otherKey: reviewer.cookie,
  };
  let sealed = 0;
  /** Seals a draft by the author, which then waits for approval. */
  const seal = (more: MoreOfDraft): Promise<StoredDraft> => {
    sealed += 1;
    const request = { userId: author.id, now: START, requestId: null };
    const edition = more === 'a figure' ? withDose(2) : withTitle('Third');
    return desk.seal(edition, { request, title: `Draft ${sealed}` });
  };
  const ofRefused = new Map<MoreOfDraft, Promise<StoredDraft>>();
  return {
    ...desk,
    app,
    author,
    crew,
    first,
    head,
    cookies,
    /** All refused callers share one draft, because a refusal changes nothing. */
    draft: (more: MoreOfDraft, isRefused: boolean): Promise<StoredDraft> => {
      const draft = (isRefused ? ofRefused.get(more) : undefined) ?? seal(more);
      if (isRefused) ofRefused.set(more, draft);
      return draft;
    },
    /** The approver whose passkey signs for a caller. Callers without a passkey use the director's. */
    signerOf: (caller: Caller): Approver => ({ author, reviewer })[caller as 'author'] ?? director,
  };
}
type World = Awaited<ReturnType<typeof createWorld>>;

const draftAsked =
  (more: MoreOfDraft, bodyOf: (draft: StoredDraft) => object | undefined = () => undefined) =>
  async (world: World, _caller: Caller, isRefused: boolean): Promise<Asked> => {
    const draft = await world.draft(more, isRefused);
    const body = bodyOf(draft);
    return { params: { id: draft.id }, ...(body && { body }) };
  };

async function recallAsked({ app, head, signerOf, editor }: World, caller: Caller): Promise<Asked> {
  const rows = (await app.get(paths.deskRecalls, editor.cookie)).json<RecallRow[]>();
  const event: RecallEvent = {
    format: 1,
    agency: AGENCY,
    sequence: rows.length + 1,
    kind: 'recall',
    lifts: null,
    target: { kind: 'drug', id: TEST_DRUG, line: null },
    partDigest: head.manifest.parts[drugPath(TEST_DRUG)]?.[0] ?? '',
    reason: 'Ten times too much',
    at: START,
  };
  const text = canonicalJson(event);
  return { body: { text, assertion: signerOf(caller).passkey.sign(signedRecall(text)) } };
}

/**
 * A request to enrol a new passkey. For callers other than the author, the reviewer and the director, it belongs to
 * another account.
 */
function enrolAsked({ reviewer, author, director }: World, caller: Caller): Asked {
  const id = { reviewer, author }[caller as 'author']?.id ?? director.id;
  return { body: enrolBodyOf(new SoftwarePasskey(PLACE), id) };
}

/** Callers with a passkey give up a new one. The others name the director's passkey. */
async function revokeAsked(world: World, caller: Caller): Promise<Asked> {
  if (!['author', 'reviewer', 'director'].includes(caller)) return { params: { id: world.director.passkey.keyId } };
  const { app, cookies } = world;
  const passkey = new SoftwarePasskey(PLACE);
  const answer = await app.post(paths.deskKeys, enrolBodyOf(passkey, world.signerOf(caller).id), cookies[caller]);
  assert.equal(answer.statusCode, 201, answer.body);
  return { params: { id: passkey.keyId } };
}

async function trustAsked({ app, director, signerOf }: World, caller: Caller): Promise<Asked> {
  const { next } = (await app.get(paths.deskTrust, director.cookie)).json<TrustState>();
  const text = next ?? '';
  return { body: { text, assertion: signerOf(caller).passkey.sign(signedTrust(text)) } };
}

const restoreAsked = (_world: World, caller: Caller): Asked => ({
  params: { version: '1' },
  body: { reason: `By the ${caller}`, expires: '2027-01-01', lastReviewDate: '2026-01-01' },
});

const ofVersion = (): Asked => ({ params: { version: '1' } });

const ROWS: Readonly<Partial<Record<keyof typeof calls, Row>>> = {
  contentState: { answers: everybody([200]) },
  contentTrust: { answers: everybody([200]) },
  contentRecalls: { answers: everybody([200]) },
  contentEdition: { asked: ofVersion, answers: everybody([200]) },
  contentFile: { asked: ofVersion, answers: everybody([200]) },
  contentPart: {
    asked: ({ first }) => ({ params: { digest: first.manifest.parts[drugPath(TEST_DRUG)]?.[0] ?? '' } }),
    answers: everybody([200]),
  },
  addReceipts: {
    asked: ({ first }) => ({
      body: {
        items: [
          {
            deviceId: '0198c0de-0000-7000-8000-000000000001',
            version: 1,
            digest: first.digest,
            installedAt: START,
          },
        ],
      },
    }),
    answers: { ...everybody([202]), nobody: SIGN_IN, unread: UNREAD },
  },
  desk: { answers: allOfTheDesk([200]) },
  confirmRegulation: { answers: { ...allOfTheDesk(NO_DIRECTOR), director: [200] } },
  drafts: { answers: allOfTheDesk([200]) },
  draft: { asked: draftAsked('a figure'), answers: allOfTheDesk([200]) },
  enterFigures: {
    asked: draftAsked('a figure', ({ figures: [figure] }) => ({ entries: [{ at: figure?.at, typed: '2 mg' }] })),
    answers: { ...allOfTheDesk([200]), editor: NO_APPROVER, author: [403, sentences.ownDraft] },
  },
  approveDraft: {
    asked: async (world, caller, isRefused) => {
      const draft = await world.draft('no figure', isRefused);
      return { params: { id: draft.id }, body: approvalBy(world.signerOf(caller), draft) };
    },
    answers: {
      ...allOfTheDesk([201]),
      editor: NO_APPROVER,
      author: [403, sentences.ownDraft],
      otherKey: KEY_OF_OTHER,
    },
  },
  returnDraft: {
    asked: draftAsked('a figure', () => ({ reason: 'A typing error' })),
    answers: { ...allOfTheDesk([200]), editor: NO_APPROVER },
  },
  publishDraft: {
    asked: draftAsked('no figure'),
    answers: { ...allOfTheDesk([412, sentences.approvalsMissing]), editor: NO_APPROVER },
  },
  deskEditions: { answers: allOfTheDesk([200]) },
  deskEdition: { asked: ofVersion, answers: allOfTheDesk([200]) },
  restoreEdition: {
    asked: restoreAsked,
    answers: { ...allOfTheDesk(NO_EDITOR), editor: [201], author: [201] },
  },
  receipts: { answers: allOfTheDesk([200]) },
  deskRecalls: { answers: allOfTheDesk([200]) },
  addRecall: {
    asked: recallAsked,
    answers: { ...allOfTheDesk([201]), editor: NO_APPROVER, otherKey: KEY_OF_OTHER },
  },
  enrolKey: {
    asked: enrolAsked,
    answers: {
      ...allOfTheDesk([201]),
      editor: NO_APPROVER,
      otherKey: [403, sentences.signatureOther],
    },
  },
  revokeKey: {
    asked: revokeAsked,
    answers: {
      ...allOfTheDesk([200]),
      editor: [404, sentences.keyNotFound],
      otherKey: [404, sentences.keyNotFound],
    },
  },
  deskTrust: { answers: allOfTheDesk([200]) },
  signTrust: {
    asked: trustAsked,
    answers: { ...allOfTheDesk([201]), editor: NO_APPROVER, otherKey: KEY_OF_OTHER },
  },
  contentPeople: { answers: administrators([200]) },
  changeContentRoles: {
    asked: ({ crew }) => ({ params: { id: crew.id }, body: { roles: [], title: '' } }),
    answers: administrators([200]),
  },
};

/** True for the calls in contentCalls and deskCalls, recognized by their addresses. */
const isOfContent = ({ path }: Call): boolean => /^\/api\/(?:content|desk)(?:\/|$)|\/content-/.test(path);

plainTest('every call of published editions and of the desk has its row here, and no other call', () => {
  const expected = Object.entries<Call>(calls).filter(([, call]) => isOfContent(call));
  assert.deepEqual(Object.keys(ROWS).toSorted(), expected.map(([name]) => name).toSorted());
});

/** Some refusals are recorded and counted in these tables. Everything else must be left unchanged. */
const WRITTEN: readonly string[] = ['audit_events', 'throttles'];
const KEPT = TABLES.filter((table) => !WRITTEN.includes(table));

async function kept({ database }: TestApp): Promise<string> {
  const rows = await Promise.all(
    KEPT.map(async (table) => {
      if (table !== 'content_parts') return database.selectFrom(table).selectAll().execute();
      return database.selectFrom(table).select('digest').execute();
    }),
  );
  return JSON.stringify(rows.map((of) => of.map((row) => JSON.stringify(row)).toSorted()));
}

async function ask(world: World, call: Call, { params = {}, body }: Asked, caller: Caller) {
  const cookie = world.cookies[caller];
  return world.app.app.inject({
    method: call.method,
    url: pathOf(call.path as typeof paths.deskDraft, params as { id: string }),
    headers: cookie === undefined ? {} : { cookie },
    ...(body && { payload: body }),
  });
}

test('everybody makes every call: who may is let in, who may not is refused and changes nothing', async (t) => {
  const world = await createWorld(await createTestApp(t));
  const { app, director } = world;
  /** Each new passkey changes the next trust list, so that there is one to sign. */
  const changeTrust = () =>
    app.post(paths.deskKeys, enrolBodyOf(new SoftwarePasskey(PLACE), director.id), director.cookie);
  for (const [name, row] of Object.entries(ROWS)) {
    const make = (caller: Caller, asked: Asked) => ask(world, calls[name as keyof typeof calls], asked, caller);
    const answers = Object.entries(row.answers) as Array<[Caller, Answer]>;
    // Refused callers go first, while everything is still unchanged.
    const refused = answers.filter(([, [status]]) => status >= 400);
    if (name === 'signTrust') await changeTrust();
    const prepared: Array<readonly [Caller, Answer, Asked]> = [];
    for (const [caller, answer] of refused) {
      prepared.push([caller, answer, (await row.asked?.(world, caller, true)) ?? {}]);
    }
    const before = prepared.length > 0 ? await kept(app) : '';
    for (const [caller, [status, message], asked] of prepared) {
      const answer = await make(caller, asked);
      assert.equal(answer.statusCode, status, `${name}, ${caller}: ${answer.body}`);
      if (message !== undefined) assert.deepEqual(answer.json(), { message }, `${name}, ${caller}`);
      assert.equal(await kept(app), before, `${name}, ${caller}: a refusal changed something`);
    }
    for (const [caller, [status, message]] of answers.filter((one) => !refused.includes(one))) {
      if (name === 'signTrust') await changeTrust();
      const answer = await make(caller, (await row.asked?.(world, caller, false)) ?? {});
      assert.equal(answer.statusCode, status, `${name}, ${caller}: ${answer.body}`);
      if (message !== undefined) assert.deepEqual(answer.json(), { message }, `${name}, ${caller}`);
    }
  }
});

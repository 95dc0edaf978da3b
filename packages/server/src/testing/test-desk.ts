import { changedFigures, editionChanges, wholeTexts } from '@first60/checks';
import { edition as base } from '@first60/content';
import { type ContentRole, type Draft, pathOf, paths } from '@first60/contract';
import type { Drug, Edition } from '@first60/edition';
import { partTexts, signedApproval } from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import { type NewDraft, sealDraft } from '../publishing/seal-draft.ts';
import { setContentRoles } from '../store/content-people.ts';
import { draftById, type StoredDraft } from '../store/drafts.ts';
import { beginGovernance, enrolApprover, listedPerson, type TestApprover } from './test-agency.ts';
import { START, type TestApp } from './test-app.ts';
import { PLACE } from './test-governance.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}
export type Approver = Person & TestApprover;

/** A person with an account and these content roles, who is not on any list. */
export async function enterDesk(app: TestApp, email: string, roles: readonly ContentRole[]): Promise<Person> {
  const { user, cookie } = await app.enter({ email, firstName: email.split('@')[0] ?? email });
  if (roles.length > 0) await setContentRoles(app.database, user.id, { roles, title: '' });
  return { id: user.id, name: `${user.firstName} ${user.lastName}`, cookie };
}

/** An agency with an editor, a reviewer and a director. The reviewer and the director are listed with a passkey. */
export async function createDesk(app: TestApp) {
  const { database } = app;
  const governance = await beginGovernance(database, START);
  const enterApprover = async (role: TestApprover['role'], email = `${role}@ems.example`): Promise<Approver> => {
    const approver = { ...(await enterDesk(app, email, [])), role, passkey: new SoftwarePasskey(PLACE) };
    await enrolApprover(database, approver, START);
    return approver;
  };
  const editor = await enterDesk(app, 'editor@ems.example', ['editor']);
  const reviewer = await enterApprover('reviewer');
  const director = await enterApprover('director');
  await governance.trust([listedPerson(reviewer), listedPerson(director)]);

  const post = (path: string, draftId: string, body: object | undefined, { cookie }: Person) =>
    app.post(pathOf(path as typeof paths.deskDraft, { id: draftId }), body, cookie);
  return {
    governance,
    editor,
    reviewer,
    director,
    enterApprover,
    /** Seals a draft by the editor, of the given edition or else of the small one. */
    seal: (edition: Edition = smallEdition(), more: Parameters<typeof sealEdition>[3] = {}) =>
      sealEdition(app, editor, edition, more),
    view: async ({ cookie }: Person, id: string): Promise<Draft> =>
      (await app.get(pathOf(paths.deskDraft, { id }), cookie)).json<Draft>(),
    /** Enters every figure in a draft correctly. */
    enterAll: async (person: Person, id: string) => {
      const figures = (await draftById(database, id))?.figures ?? [];
      const entries = figures.map(({ at, value }) => ({ at, typed: value }));
      return post(paths.deskEntries, id, { entries }, person);
    },
    enter: (person: Person, id: string, entries: ReadonlyArray<{ at: string; typed: string }>) =>
      post(paths.deskEntries, id, { entries }, person),
    approve: async (person: Approver, draft: StoredDraft) =>
      post(paths.deskApprovals, draft.id, approvalBy(person, draft), person),
    sendApproval: (person: Person, draft: StoredDraft, body: object) =>
      post(paths.deskApprovals, draft.id, body, person),
    sendBack: (person: Person, id: string, reason = 'A typing error') => post(paths.deskReturn, id, { reason }, person),
    publish: (person: Person, id: string) => post(paths.deskPublish, id, undefined, person),
  };
}

type Desk = Awaited<ReturnType<typeof createDesk>>;

/** The body of a person's request to approve a draft. */
export const approvalBy = (
  { role, passkey }: Pick<TestApprover, 'role' | 'passkey'>,
  { text }: Pick<StoredDraft, 'text'>,
) => ({ role, assertion: passkey.sign(signedApproval(role, text)) });

export const compared: NewDraft['differences'] = (was, is) => ({
  changes: editionChanges(was, is),
  texts: wholeTexts(was, is),
  figures: changedFigures(was, is),
});
/** Skips the comparison, because it takes longer than everything else, and most tests change no figure. */
const notCompared: NewDraft['differences'] = () => ({ changes: [], texts: [], figures: [] });

async function sealEdition(
  app: TestApp,
  author: Person,
  edition: Edition,
  { now = START, ...more }: Partial<NewDraft> & { readonly now?: number },
): Promise<StoredDraft> {
  const isOtherDose = edition.formulary[TEST_DRUG] !== base.formulary[TEST_DRUG];
  const sealed = await sealDraft(app.database, {
    title: 'Edition of the test',
    reason: 'The test needs one',
    request: { userId: author.id, now, requestId: null },
    event: 'content-imported',
    restores: null,
    texts: partTexts(edition),
    findings: [],
    date: edition.date,
    schema: edition.schemaVersion,
    start: '2026-01-01',
    expires: '2027-06-30',
    lastReviewDate: '2025-12-31',
    differences: isOtherDose ? compared : notCompared,
    ...more,
  });
  if (typeof sealed === 'string') throw new Error(sealed);
  return sealed;
}

/** Takes a draft all the way to publication, with the approvals of the reviewer and the director. */
export async function publishWhole(desk: Desk, draft: StoredDraft): Promise<number> {
  if (draft.figures.length > 0) await desk.enterAll(desk.reviewer, draft.id);
  await desk.approve(desk.reviewer, draft);
  await desk.approve(desk.director, draft);
  const published = await desk.publish(desk.director, draft.id);
  if (published.statusCode !== 201) throw new Error(`Not published: ${published.body}`);
  return published.json<{ version: number }>().version;
}

export const TEST_DRUG = 'epinephrine-1-10000';

/** The small edition, or the given one, with a different adult dose for one drug: "2 mg" instead of "1 mg". */
export function withDose(amount: number, of: Edition = smallEdition()): Edition {
  const drug = of.formulary[TEST_DRUG];
  const [first, ...rest] = drug?.dosing ?? [];
  if (drug === undefined || first === undefined) throw new Error(`There is no ${TEST_DRUG}`);
  const row = { ...first, adultDose: `${amount} mg`, adultFigure: { fixed: { amount, unit: 'mg' } } };
  const changed = { ...drug, dosing: [row, ...rest] } as Drug; // only one figure differs
  return { ...of, formulary: { ...of.formulary, [TEST_DRUG]: changed } };
}

/** The same, but with changed wording instead of a changed figure. */
export function withTitle(title: string, of: Edition = smallEdition()): Edition {
  const card = of.protocols.stroke;
  if (card === undefined) throw new Error('There is no card of a stroke');
  return { ...of, protocols: { ...of.protocols, stroke: { ...card, title } } };
}

/** Long tables. */
const LONG = [
  'sources',
  'synonyms',
  'spokenCombinations',
  'wordFamilies',
  'quickDoses',
  'quickAgeDoses',
  'spokenWords',
  'uncoveredTopics',
  'zones',
  'adultDosing',
] as const;

let small: Edition | undefined;

/**
 * Three cards and four drugs of the built-in edition: the ones that `withDose` and `withTitle` change, and the
 * shortest. The tables have few entries, and there are no plans for a cardiac arrest.
 */
export function smallEdition(): Edition {
  if (small !== undefined) return small;
  const protocols: Edition['protocols'] = { ...some(base.protocols, 2), stroke: entry(base.protocols, 'stroke') };
  const isOfCard = ({ protocol }: { readonly protocol: string }) => protocols[protocol] !== undefined;
  small = {
    ...base,
    ...Object.fromEntries(LONG.map((field) => [field, some(base[field] ?? {}, 2)])),
    codes: {},
    formulary: { ...some(base.formulary, 3), [TEST_DRUG]: entry(base.formulary, TEST_DRUG) },
    protocols,
    algorithms: Object.fromEntries(Object.entries(base.algorithms).filter(([id]) => protocols[id] !== undefined)),
    illustrations: base.illustrations.filter(isOfCard),
    ...(base.clocks && { clocks: base.clocks.filter(isOfCard) }),
  };
  return small;
}

/** The shortest entries of a table, in their original order. */
function some<Table extends object>(all: Table, count: number): Table {
  if (Array.isArray(all)) return all.slice(0, count) as object as Table;
  const lengths = Object.values(all).map((value) => JSON.stringify(value).length);
  const longest = lengths.toSorted((one, other) => one - other)[count - 1] ?? 0;
  return Object.fromEntries(Object.entries(all).filter((_, at) => (lengths[at] ?? 0) <= longest)) as Table;
}

function entry<Value>(all: Readonly<Record<string, Value>>, id: string): Value {
  const value = all[id];
  if (value === undefined) throw new Error(`There is no ${id}`);
  return value;
}

/** A desk whose current edition is the small one, because comparing later drafts with it takes far less time. */
export async function createDeskWithEdition(app: TestApp): Promise<Desk> {
  const desk = await createDesk(app);
  await publishWhole(desk, await desk.seal());
  return desk;
}

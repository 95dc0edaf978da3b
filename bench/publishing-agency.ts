import { type ContentRole, pathOf, paths } from '@first60/contract';
import { SoftwarePasskey } from '../e2e/fixtures/software-passkey.ts';
import { changedFigures } from '../packages/checks/src/index.ts';
import { partTexts, signedApproval } from '../packages/seal/src/index.ts';
import { grant } from '../packages/server/src/commands/admin-commands.ts';
import { contentInit } from '../packages/server/src/commands/content-init.ts';
import { contentTrust } from '../packages/server/src/commands/content-trust.ts';
import { openDatabase, type Storage } from '../packages/server/src/database/open-database.ts';
import { approveDraft } from '../packages/server/src/publishing/approve-draft.ts';
import { dayOf } from '../packages/server/src/publishing/days.ts';
import { enterFigures } from '../packages/server/src/publishing/enter-figures.ts';
import { sealDraft } from '../packages/server/src/publishing/seal-draft.ts';
import type { StoredDraft } from '../packages/server/src/store/drafts.ts';
import { smallEdition, withDose } from '../packages/server/src/testing/test-desk.ts';
import { enrolBodyOf, PLACE, terminalOf } from '../packages/server/src/testing/test-governance.ts';
import { readFreshnessKey } from '../packages/server/src/trust/freshness-key.ts';
import { ApiClient, fromAddress, person } from './api-client.ts';
import type { Environment } from './running-server.ts';

const YEAR = 365 * 86_400_000;

export interface DeskMember {
  readonly id: string;
  readonly headers: { readonly cookie: string };
}

/** Creates an account through calls to the server, with the disclaimer accepted. */
export async function register(client: ApiClient, name: string, number: number): Promise<DeskMember> {
  const answer = await client.json('POST', paths.register, person(`${name}@bench.example`), fromAddress(number));
  if (answer.status !== 201 || answer.cookie === undefined) throw new Error(`registration: ${answer.body}`);
  const headers = { cookie: answer.cookie };
  await client.json('POST', paths.acceptDisclaimer, undefined, headers);
  return { id: String(JSON.parse(answer.body).id), headers };
}

/** Gives content roles to a person, as an administrator. */
export async function giveRoles(
  client: ApiClient,
  admin: DeskMember,
  { id }: DeskMember,
  roles: readonly ContentRole[],
): Promise<void> {
  const path = pathOf(paths.adminContentRoles, { id });
  const answer = await client.json('PUT', path, { roles: [...roles], title: 'Of the measurement' }, admin.headers);
  if (answer.status !== 200) throw new Error(`roles: ${answer.body}`);
}

/**
 * Does the same as `npm run admin -- content init`. Servers read the freshness key when they start, so this comes
 * first.
 */
export async function beginGovernance(storage: Storage) {
  const database = await openDatabase(storage);
  const { dataDir } = storage;
  const parts = (...answers: string[]) => ({
    database,
    config: { dataDir, freshnessKey: readFreshnessKey(undefined, dataDir) },
    terminal: terminalOf(answers).terminal,
  });
  const printed = await contentInit.run(['--agency', 'Bench EMS', '--origin', PLACE.origin], parts());
  const [recoveryKey = ''] = /\w{4}(?:-\w{4}){13}/.exec(printed) ?? [];
  return { database, signTrust: () => contentTrust.run([], parts(recoveryKey, 'yes')) };
}

/**
 * An agency in a database: an editor, and a reviewer and a director who are listed with software passkeys. The people
 * are created through calls to a running server, the drafts by the server's own functions.
 */
export async function createAgency({ database, signTrust }: Awaited<ReturnType<typeof beginGovernance>>, url: string) {
  const client = new ApiClient(url);
  const admin = await register(client, 'admin', 1);
  await grant(database, 'admin@bench.example');
  const editor = await register(client, 'editor', 2);
  await giveRoles(client, admin, editor, ['editor']);
  const enter = async (role: 'reviewer' | 'director', number: number) => {
    const member = await register(client, role, number);
    await giveRoles(client, admin, member, [role]);
    const passkey = new SoftwarePasskey(PLACE);
    const answer = await client.json('POST', paths.deskKeys, enrolBodyOf(passkey, member.id), member.headers);
    if (answer.status !== 201) throw new Error(`passkey: ${answer.body}`);
    return { ...member, role, passkey };
  };
  const approvers = { reviewer: await enter('reviewer', 3), director: await enter('director', 4) };
  await signTrust();
  client.close();
  const occasion = ({ id }: DeskMember) => ({ userId: id, now: Date.now(), requestId: null });
  const edition = smallEdition();

  /**
   * Seals a draft with another dose, re-enters its figure, and has two people approve it. The draft then waits to be
   * published.
   */
  const approvedDraft = async (title: string, dose: number): Promise<StoredDraft> => {
    const now = Date.now();
    const changed = withDose(dose, edition);
    const draft = await sealDraft(database, {
      title,
      reason: 'The measurement needs one',
      request: occasion(editor),
      event: 'content-imported',
      restores: null,
      texts: partTexts(changed),
      findings: [],
      date: edition.date,
      schema: edition.schemaVersion,
      start: dayOf(now),
      expires: dayOf(now + YEAR),
      lastReviewDate: dayOf(now),
      // Writing the sentences about changes takes longer than a race, and nobody reads them here. Figures that the
      // small edition omits from the built-in one do not count as changed.
      differences: (was, is) => ({
        changes: [],
        texts: [],
        figures: was.sha256 === edition.sha256 ? [] : changedFigures(was, is),
      }),
    });
    if (typeof draft === 'string') throw new Error(draft);
    const { reviewer } = approvers;
    const entries = draft.figures.map(({ at, value }) => ({ at, typed: value }));
    if (entries.length > 0) await enterFigures(database, { draftId: draft.id, entries, ...occasion(reviewer) });
    for (const approver of Object.values(approvers)) {
      const { role, passkey } = approver;
      const approval = { role, assertion: passkey.sign(signedApproval(role, draft.text)) };
      const refusal = await approveDraft(database, { draftId: draft.id, approval, ...occasion(approver) });
      if (refusal !== undefined) throw new Error(`approval: ${refusal.message}`);
    }
    return draft;
  };
  return { database, admin, editor, ...approvers, approvedDraft };
}

export type Agency = Awaited<ReturnType<typeof createAgency>>;

export const environmentOf = ({ dataDir, databaseUrl }: Storage): Environment => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  TRUST_PROXY: 'loopback',
});

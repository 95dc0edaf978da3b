import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeskOverview, type Draft, type DraftSummary, pathOf, paths } from '@first60/contract';
import { canonicalJson } from '@first60/edition';
import {
  type Assertion,
  type Manifest,
  manifestOfText,
  type RecallEvent,
  signedApproval,
  signedBytes,
  signedRecall,
} from '@first60/seal';
import { type APIRequestContext, request } from '@playwright/test';
import { AGENCY, beginGovernance, content, EXPIRES, signByRecovery } from '../../e2e/fixtures/governance.ts';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { SoftwarePasskey } from '../../e2e/fixtures/software-passkey.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/** One passage of a content file, to be replaced. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

interface Approver {
  readonly api: APIRequestContext;
  readonly passkey: SoftwarePasskey;
  readonly role: 'director' | 'reviewer';
}

/**
 * A real server whose content is governed by three people over its API: one imports, two sign with software passkeys.
 */
export class Agency {
  readonly server: ServerProcess;
  readonly #director: Approver;
  readonly #reviewer: Approver;
  #events = 0;
  /** Manifest of the last published edition. */
  #manifest: Manifest | undefined;

  private constructor(server: ServerProcess, director: Approver, reviewer: Approver) {
    this.server = server;
    this.#director = director;
    this.#reviewer = reviewer;
  }

  static async begin(): Promise<Agency> {
    const server = await ServerProcess.launch();
    const recoveryKey = await beginGovernance(server);
    const origin = server.url.replace('127.0.0.1', 'localhost');
    const editor = await enter(origin, 'sami.alharbi@example.com');
    await content(server, ['role', 'sami.alharbi@example.com', 'editor']);
    await editor.dispose();
    const approver = async (role: Approver['role'], email: string): Promise<Approver> => {
      const api = await enter(origin, email);
      await content(server, ['role', email, role, '--title', `The ${role}`]);
      const passkey = new SoftwarePasskey({ rpId: 'localhost', origin });
      const { me } = await answerOf<DeskOverview>(api.get(paths.desk));
      const { keyId, publicKey } = passkey;
      const assertion = passkey.sign(signedBytes('key', me.id, keyId, publicKey));
      await answerOf(api.post(paths.deskKeys, { data: { publicKey, label: 'Bench', assertion } }));
      return { api, passkey, role };
    };
    const director = await approver('director', 'huda.alotaibi@example.com');
    const reviewer = await approver('reviewer', 'noura.alqahtani@example.com');
    await signByRecovery(server, recoveryKey);
    return new Agency(server, director, reviewer);
  }

  async end(): Promise<void> {
    await Promise.all([this.#director, this.#reviewer].map(({ api }) => api.dispose()));
    await this.server.stop();
  }

  /**
   * Imports a draft, makes both approvers sign it, and publishes it. @returns its version and when the server responded
   * with 201
   */
  async publish(title: string, changes: readonly Change[] = []): Promise<{ version: number; at: number }> {
    await this.#import(title, changes);
    const { api } = this.#director;
    const drafts = await answerOf<DraftSummary[]>(api.get(paths.deskDrafts));
    const id = drafts.find((draft) => draft.title === title)?.id ?? '';
    const draft = await answerOf<Draft>(api.get(pathOf(paths.deskDraft, { id })));
    if (draft.entries.length > 0) throw new Error('The changes of a measurement are no figures.');
    for (const { api: by, passkey, role } of [this.#director, this.#reviewer]) {
      const data = { role, assertion: passkey.sign(signedApproval(role, draft.manifest)) };
      await answerOf(by.post(pathOf(paths.deskApprovals, { id }), { data }));
    }
    const { version } = await answerOf<{ version: number }>(api.post(pathOf(paths.deskPublish, { id })));
    const at = Date.now();
    this.#manifest = manifestOfText(draft.manifest);
    return { version, at };
  }

  async #import(title: string, changes: readonly Change[]): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'first60-bench-content-'));
    await cp(CONTENT, folder, { recursive: true });
    for (const { file, from, to } of changes) {
      const before = await readFile(join(folder, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(join(folder, file), before.replace(from, to));
    }
    const words = ['--by', 'sami.alharbi@example.com', '--title', title, '--reason', 'Bench', '--expires', EXPIRES];
    await content(this.server, ['import', folder, ...words]);
    await rm(folder, { recursive: true });
  }

  /** Makes the reviewer recall something. @returns its sequence and when the server responded with 201 */
  async recall(target: RecallEvent['target'], path: string): Promise<{ sequence: number; at: number }> {
    const sequence = this.#events + 1;
    await this.#send(this.#reviewer, { kind: 'recall', lifts: null, target, path, sequence });
    return { sequence, at: Date.now() };
  }

  /** Makes both approvers lift a recall. @returns when the server responded with the second 201 */
  async lift(lifts: number, target: RecallEvent['target'], path: string): Promise<number> {
    for (const by of [this.#reviewer, this.#director])
      await this.#send(by, { kind: 'lift', lifts, target, path, sequence: this.#events + 1 });
    return Date.now();
  }

  async #send(
    { api, passkey }: Approver,
    { path, ...event }: Pick<RecallEvent, 'kind' | 'lifts' | 'target' | 'sequence'> & { readonly path: string },
  ): Promise<void> {
    const partDigest = this.#manifest?.parts[path]?.[0] ?? '';
    const text = canonicalJson({ ...event, format: 1, agency: AGENCY, partDigest, reason: 'Bench', at: Date.now() });
    const assertion: Assertion = passkey.sign(signedRecall(text));
    await answerOf(api.post(paths.deskRecalls, { data: { text, assertion } }));
    this.#events += 1;
  }
}

/** A signed-in person with an account. */
async function enter(origin: string, email: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: origin });
  const data = { email, password: 'correct horse 9', firstName: email.split('.')[0] ?? '', lastName: 'Bench' };
  await api.post(paths.register, { data, failOnStatusCode: true });
  await api.post(paths.acceptDisclaimer, { failOnStatusCode: true });
  return api;
}

async function answerOf<Answer>(call: ReturnType<APIRequestContext['get']>): Promise<Answer> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

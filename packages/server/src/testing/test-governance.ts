import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import type { TestContext } from 'node:test';
import { type ContentRole, pathOf, paths, type RegisterBody } from '@first60/contract';
import { type PasskeyPlace, signedBytes, signedTrust } from '@first60/seal';
import { SoftwarePasskey } from '../../../../e2e/fixtures/software-passkey.ts';
import type { CommandParts } from '../commands/content-command.ts';
import { contentInit } from '../commands/content-init.ts';
import { contentTrust } from '../commands/content-trust.ts';
import { type FreshnessKey, readFreshnessKey } from '../trust/freshness-key.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { temporaryFolder } from './test-database.ts';
import { enterAdmin } from './test-people.ts';

export const PLACE: PasskeyPlace = { rpId: 'ems.example', origin: 'https://ems.example' };

export function newFreshnessKey(): FreshnessKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
  const key = readFreshnessKey(text, '');
  assert.ok(key);
  return key;
}

export interface Governed extends TestApp {
  readonly freshnessKey: FreshnessKey;
  /** The recovery key as it was printed. */
  readonly recoveryKey: string;
  readonly admin: Awaited<ReturnType<typeof enterAdmin>>;
  readonly parts: (...answers: string[]) => CommandParts & { readonly said: () => string };
}

/** A server with an administrator, whose agency has its first trust list. */
export async function createGovernedApp(t: TestContext): Promise<Governed> {
  const freshnessKey = newFreshnessKey();
  const app = await createTestApp(t, { freshnessKey });
  const config = { dataDir: await temporaryFolder(t), freshnessKey };
  const parts = (...answers: string[]) => ({ database: app.database, config, ...terminalOf(answers) });
  const printed = await contentInit.run(['--agency', 'Riyadh EMS', '--origin', PLACE.origin], parts());
  const [recoveryKey = ''] = /\w{4}(?:-\w{4}){13}/.exec(printed) ?? [];
  return { ...app, freshnessKey, recoveryKey, admin: await enterAdmin(app), parts };
}

/** A terminal whose operator types these lines. */
export function terminalOf(answers: readonly string[]) {
  const lines = [...answers];
  const said: string[] = [];
  const terminal = {
    say: (text: string) => said.push(text),
    ask: async (question: string) => {
      said.push(question);
      const line = lines.shift();
      if (line === undefined) throw new Error(`No answer to ${question}`);
      return line;
    },
    close: () => {},
  };
  return { terminal, said: () => said.join('\n') };
}

/** A user with content roles and a title. */
export async function enterWith(
  { admin, enter, put }: Governed,
  roles: readonly ContentRole[],
  body: Partial<RegisterBody> & { readonly email: string },
) {
  const person = await enter(body);
  const title = roles.some((role) => role !== 'editor') ? `Title of ${body.email}` : '';
  const path = pathOf(paths.adminContentRoles, { id: person.user.id });
  const answer = await put(path, { roles, title }, admin.cookie);
  assert.equal(answer.statusCode, 200, answer.body);
  return { ...person, title };
}

export type Person = Awaited<ReturnType<typeof enterWith>>;

/** The body of a request to enrol a passkey for a user. */
export const enrolBodyOf = (passkey: SoftwarePasskey, userId: string, label = 'Phone') => ({
  publicKey: passkey.publicKey,
  label,
  assertion: passkey.sign(signedBytes('key', userId, passkey.keyId, passkey.publicKey)),
});

export async function enrol({ post }: Governed, { user, cookie }: Person, passkey: SoftwarePasskey): Promise<void> {
  const answer = await post(paths.deskKeys, enrolBodyOf(passkey, user.id), cookie);
  assert.equal(answer.statusCode, 201, answer.body);
}

/** Puts the list derived from the current roles and passkeys in force, signed with the recovery key. */
export const signByRecovery = ({ parts, recoveryKey }: Governed): Promise<string> =>
  contentTrust.run([], parts(recoveryKey, 'yes'));

/** Signs the next list at the desk. */
export async function signNext(app: Governed, { cookie }: Person, passkey: SoftwarePasskey, text?: string) {
  const next = text ?? (await app.get(paths.deskTrust, cookie)).json<{ next: string }>().next;
  return app.post(paths.deskTrust, { text: next, assertion: passkey.sign(signedTrust(next)) }, cookie);
}

/** A person on the newest list, with the passkey listed there. */
export interface Approver extends Person {
  readonly passkey: SoftwarePasskey;
  readonly role: 'director' | 'reviewer';
}

/** A director and a reviewer who are on the current list. */
export async function twoApprovers(app: Governed): Promise<readonly [Approver, Approver]> {
  const director = await enterWith(app, ['director'], { email: 'dr@ems.example', firstName: 'Dalal' });
  const reviewer = await enterWith(app, ['reviewer'], { email: 'rev@ems.example', firstName: 'Rami' });
  const two = [
    { ...director, passkey: new SoftwarePasskey(PLACE), role: 'director' },
    { ...reviewer, passkey: new SoftwarePasskey(PLACE), role: 'reviewer' },
  ] as const;
  for (const person of two) await enrol(app, person, person.passkey);
  await signByRecovery(app);
  return two;
}

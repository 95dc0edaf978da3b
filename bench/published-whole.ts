import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pathOf, paths } from '@first60/contract';
import {
  type Manifest,
  manifestOfText,
  newestTrust,
  verifiedFile,
  verifiedStatement,
} from '../packages/seal/src/index.ts';
import type { Database } from '../packages/server/src/database/schema.ts';
import type { ApiClient } from './api-client.ts';

const TRIES = 3;
const BUSY_MS = 1_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The version and digest that a server reports as current, once the signature has been verified. */
export async function currentAt(client: ApiClient): Promise<{ version: number; digest: string | null }> {
  const { statement } = JSON.parse((await client.json('GET', paths.contentState)).body);
  const { lists } = JSON.parse((await client.json('GET', paths.contentTrust)).body);
  const trust = await newestTrust(lists, undefined);
  if (typeof trust === 'string') throw new Error(`trust list: ${trust}`);
  const current = await verifiedStatement(statement, trust);
  if (current === undefined) throw new Error('the statement is not signed by the agency');
  return current;
}

/** Reasons why an edition is not whole: requests every part and verifies the file. */
export async function whyNotWhole(
  client: ApiClient,
  { version, digest }: { readonly version: number; readonly digest: string },
): Promise<string[]> {
  const asked = { version: String(version) };
  const signed = await client.json('GET', pathOf(paths.contentEdition, asked));
  if (signed.status !== 200) return [`edition ${version}: ${signed.status}`];
  const { text } = JSON.parse(signed.body);
  const wrong = sha256(text) === digest ? [] : [`edition ${version} is another one`];
  const manifest: Manifest | undefined = manifestOfText(text);
  await Promise.all(
    Object.entries(manifest?.parts ?? {}).map(async ([path, [part]]) => {
      const ask = () => client.json('GET', pathOf(paths.contentPart, { digest: part }));
      let answer = await ask();
      // An overloaded server reports that it is busy, and a device tries again.
      for (let tries = 1; answer.status === 503 && tries < TRIES; tries += 1) {
        await pause(BUSY_MS);
        answer = await ask();
      }
      if (answer.status !== 200)
        wrong.push(`edition ${version}, ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
      else if (sha256(answer.body) !== part) wrong.push(`edition ${version}, ${path} is another one`);
    }),
  );
  const file = await client.json('GET', pathOf(paths.contentFile, asked));
  const verified = await verifiedFile(file.body);
  if (typeof verified === 'string') wrong.push(`edition ${version} is not verified: ${verified}`);
  return wrong;
}

/**
 * Problems in the stored data about publications. Each edition must have one draft and one event, versions must have no
 * gap, and no draft may still be waiting for an overtaken edition.
 */
export async function whyNotConsistent(database: Database, editions: number): Promise<string[]> {
  const versions = await database.selectFrom('editions').select(['version', 'digest']).orderBy('version').execute();
  const drafts = await database.selectFrom('drafts').select(['digest', 'state', 'version']).execute();
  const events = await database
    .selectFrom('audit_events')
    .select('id')
    .where('event', '=', 'content-published')
    .execute();
  const published = drafts.filter(({ state }) => state === 'published').map(({ digest }) => digest);
  const waiting = drafts.filter(({ state, version }) => state === 'sealed' && version <= versions.length);
  const wrong: string[] = [];
  if (versions.length !== editions) wrong.push(`${versions.length} editions, not ${editions}`);
  if (versions.some(({ version }, at) => version !== at + 1)) wrong.push('the versions have a gap');
  if (
    published.toSorted().join() !==
    versions
      .map(({ digest }) => digest)
      .toSorted()
      .join()
  ) {
    wrong.push('editions and published drafts differ');
  }
  if (events.length !== editions) wrong.push(`${events.length} events of publication, not ${editions}`);
  if (waiting.length > 0) wrong.push(`${waiting.length} overtaken drafts wait`);
  return wrong;
}

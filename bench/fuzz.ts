import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Call, type ContentRole, calls, pathOf, paths } from '@first60/contract';
import { seededRandom } from '../e2e/fixtures/random.ts';
import { signedApproval, signedTrust } from '../packages/seal/src/index.ts';
import { type Answer, ApiClient, type RawRequest } from './api-client.ts';
import { HOSTILE, pathPart, pick, type Schema, valueFor, wireBody } from './fuzz-inputs.ts';
import {
  type Agency,
  beginGovernance,
  createAgency,
  type DeskMember,
  environmentOf,
  giveRoles,
  register,
} from './publishing-agency.ts';
import { judge, say } from './report.ts';
import { dataFolder, startServer } from './running-server.ts';
import { query, startPostgres } from './throwaway-postgres.ts';

/*
 * Sends requests built from the server's own OpenAPI document and hostile strings, one after the other, as a stranger,
 * a user, an administrator, an editor, a reviewer and a director, while an edition is published and drafts wait. `node
 * fuzz.ts [sqlite|postgres] [requests] [seed] [minutes]`
 */
const [engine = 'sqlite', wanted = '20000', seed = '60', minutes = '60'] = process.argv.slice(2);
/** A busy machine may not finish. The completed part is judged and reported. */
const END = performance.now() + Number(minutes) * 60_000;
const random = seededRandom(Number(seed));
const NOT_A_SESSION = ['', 'first60=invented', 'first60=%00; a=b; =;', 'first60='];
/** Sessions end and accounts are deleted during the run, so the callers are renewed from time to time. */
const RENEWAL = 100;
/** Share of honest bodies among requests whose honest body is known. */
const HONEST = 0.4;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
/** Number of requests between two resets of the counters. Otherwise most calls to the desk would be throttled. */
const FORGET = 25;
/**
 * Data that a refused request must not change. Refusals do update the counters and the event record, and end a draft
 * that was overtaken.
 */
const TABLES: Readonly<Record<string, string>> = {
  users: '*',
  security_answers: '*',
  sessions: '*',
  disclaimer_acceptances: '*',
  favorites: '*',
  content_parts: 'digest',
  editions: 'version, digest',
  drafts: 'id, digest',
  second_entries: '*',
  approvals: '*',
  trust_lists: '*',
  trust_signatures: '*',
  recalls: '*',
  content_people: '*',
  signing_keys: '*',
  receipts: '*',
};
const ENCODINGS = ['gzip', 'br;q=0', 'br;q=0.0, *', 'BR', ',;q=', 'b r', 'identity;q=0'];
const LEAK = /\bat .+:\d+:\d+|node_modules|SQLITE|argon2|syntax error|Zod|relation "/;

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly body: Schema | undefined;
  readonly answers: Call['answers'];
}

async function operationsOf(client: ApiClient): Promise<Operation[]> {
  const document = JSON.parse((await client.json('GET', paths.openApi)).body);
  return Object.values(calls).map((call: Call) => {
    const described = document.paths[call.path.replace(/:(\w+)/g, '{$1}')][call.method.toLowerCase()];
    const body = described.requestBody?.content['application/json'].schema;
    return { method: call.method, path: call.path, body, answers: call.answers };
  });
}

function requestFor(operation: Operation, { known, parts, bodies }: Known, cookies: readonly string[]): RawRequest {
  const path = operation.path.replace(/:\w+/g, () => {
    const likely = Object.entries(parts).find(([start]) => operation.path.startsWith(start))?.[1];
    return likely === undefined || random() < 0.4 ? pathPart(random, known) : pick(random, likely);
  });
  const method = random() < 0.05 ? pick(random, METHODS) : operation.method;
  const address = `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.1`;
  const headers: Record<string, string> = {
    'x-forwarded-for': random() < 0.97 ? address : 'not-an-address',
    cookie: pick(random, random() < 0.8 ? cookies : NOT_A_SESSION),
  };
  if (random() < 0.02) headers.origin = 'https://evil.example';
  if (random() < 0.05) headers['accept-encoding'] = pick(random, ENCODINGS);
  if (random() < 0.02) headers['content-encoding'] = 'gzip';
  const query = random() < 0.05 ? `?${encodeURIComponent(pick(random, HOSTILE).toWellFormed())}=1` : '';
  if (method === 'GET' || method === 'HEAD' || (operation.body === undefined && random() < 0.9)) {
    return { method, path: path + query, headers };
  }
  const { body, type } = wireBody(
    random,
    random() < HONEST && bodies[operation.path] !== undefined
      ? bodies[operation.path]
      : valueFor(random, operation.body, [...known, `new${Math.floor(random() * 1e9)}@bench.example`]),
  );
  const sent = typeof body === 'string' ? body.toWellFormed() : body;
  return { method, path: path + query, headers: { ...headers, 'content-type': type }, body: sent };
}

/** Problems with one response. Empty if there are none. */
function problemsOf(operation: Operation, { method }: RawRequest, answer: Answer): string[] {
  const problems: string[] = [];
  if (answer.status >= 500) problems.push(`status ${answer.status}`);
  if (LEAK.test(answer.body)) problems.push('tells what is inside');
  if (method === 'HEAD') return problems;
  let parsed: unknown;
  try {
    parsed = JSON.parse(answer.body);
  } catch {
    return [...problems, 'not JSON'];
  }
  const asked = Object.values<Call>(calls).find((call) => call.path === operation.path && call.method === method);
  const schema = asked?.answers[answer.status];
  const fits = schema?.safeParse(parsed).success ?? isRefusal(parsed, answer.status);
  if (!fits) problems.push(`answer ${answer.status} outside the schema`);
  return problems;
}

/** The router's own responses to an unknown method or a broken path. */
const isRefusal = (body: unknown, status: number): boolean =>
  status >= 400 && typeof body === 'object' && body !== null && 'message' in body && Object.keys(body).length === 1;

function digestReader(dir: string, url: string | undefined): () => Promise<string> {
  const digest = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if (url !== undefined) {
    const text = Object.entries(TABLES).map(
      ([table, columns]) =>
        `(select coalesce(json_agg(of order by of::text), '[]') from (select ${columns} from ${table}) of) as ${table}`,
    );
    return async () => digest(await query(url, `select ${text.join(', ')}`));
  }
  const database = new DatabaseSync(join(dir, 'first60.db'), { readOnly: true });
  const statements = Object.entries(TABLES).map(([table, columns]) =>
    database.prepare(`select ${columns} from ${table} `),
  );
  return async () => digest(statements.map((statement) => statement.all()));
}

/** Facts that a hostile client may know. */
interface Known {
  readonly known: readonly string[];
  /** Values for the variable part of an address, keyed by the beginning of the address. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Bodies that the server accepts from an authorised person, by address. */
  readonly bodies: Readonly<Record<string, object>>;
}

let sealed = 1;

/** Content that a hostile client may know: a published edition and waiting drafts. */
async function contentKnown(client: ApiClient, agency: Agency, round: number): Promise<Known> {
  // Any of these drafts may be published in the meantime, so no two have the same dose.
  sealed += 1;
  const draft = await agency.approvedDraft(`Fuzz ${sealed}`, sealed);
  if (round === 0) {
    await client.json('POST', pathOf(paths.deskPublish, { id: draft.id }), undefined, agency.director.headers);
    return contentKnown(client, agency, 1);
  }
  const digests = Object.values(draft.manifest.parts).map(([part]) => part);
  const { role, passkey } = agency.director;
  const { next } = JSON.parse((await client.json('GET', paths.deskTrust, undefined, agency.director.headers)).body);
  const entries = draft.figures.map(({ at, value }) => ({ at, typed: value }));
  const reason = 'A hostile one';
  const day = draft.manifest.effectivePeriod.end;
  const items = [{ deviceId: randomUUID(), version: 1, digest: draft.digest, installedAt: Date.now() }];
  return {
    known: [draft.id, draft.digest, draft.text, passkey.keyId, '1', '2', next ?? '{}', reason, day],
    parts: {
      [paths.deskDrafts]: [draft.id],
      [`${paths.deskEditions}/`]: ['1', '2', '999999999'],
      '/api/content/editions/': ['1', '2', '0'],
      '/api/content/parts/': digests,
      [`${paths.deskKeys}/`]: [passkey.keyId],
    },
    bodies: {
      [paths.deskEntries]: { entries },
      [paths.deskApprovals]: { role, assertion: passkey.sign(signedApproval(role, draft.text)) },
      [paths.deskReturn]: { reason },
      [paths.deskRestore]: { reason, expires: day, lastReviewDate: draft.manifest.lastReviewDate },
      [paths.deskTrust]: { text: next ?? '{}', assertion: passkey.sign(signedTrust(next ?? '{}')) },
      [paths.contentReceipts]: { items },
      [paths.adminContentRoles]: { roles: ['editor', 'director'], title: 'Anybody' },
    },
  };
}

async function main(): Promise<void> {
  const folder = await dataFolder();
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const storage = { dataDir: folder.dir, databaseUrl: postgres?.url };
  const governance = await beginGovernance(storage);
  const server = await startServer(environmentOf(storage));
  const client = new ApiClient(server.url);
  // The agency's people do not take part themselves, so they cannot lose their roles. Its administrator gives roles to
  // others.
  const agency = await createAgency(governance, server.url);
  const operations = await operationsOf(client);
  const digest = digestReader(folder.dir, postgres?.url);

  let registered = 10;
  let content: Known = { known: [], parts: {}, bodies: {} };
  const known: string[] = [];
  const cookies: string[] = [];
  const enter = async (name: string): Promise<DeskMember> => {
    const member = await register(client, name, registered++);
    known.push(member.id, `${name}@bench.example`);
    return member;
  };
  const renew = async (round: number) => {
    content = await contentKnown(client, agency, round);
    known.splice(0, known.length, 'aspirin', 'naloxone', ...content.known);
    const admin = await enter(`admin${round}`);
    const path = pathOf(paths.adminUserAdmin, { id: admin.id });
    const { status } = await client.json('PUT', path, { isAdmin: true }, agency.admin.headers);
    if (status !== 200) throw new Error(`no administrator any more: ${status}`);
    const members = [await enter(`user${round}`), admin];
    for (const role of ['editor', 'reviewer', 'director'] satisfies ContentRole[]) {
      const member = await enter(`${role}${round}`);
      await giveRoles(client, agency.admin, member, [role]);
      members.push(member);
    }
    cookies.splice(0, cookies.length, ...members.map(({ headers }) => headers.cookie));
  };

  const byStatus = new Map<number, number>();
  const problems = new Map<string, number>();
  let written = 0;
  let before = '';
  let renewed = 0;
  let signedOut = false;
  let index = 0;
  for (; index < Number(wanted) && performance.now() < END; index += 1) {
    if (index === 0 || (signedOut && index >= renewed + RENEWAL)) {
      await renew(index);
      renewed = index;
      signedOut = false;
      before = await digest();
    }
    if (index % FORGET === 0) await agency.database.deleteFrom('throttles').execute();
    const operation = pick(random, operations);
    const request = requestFor(operation, { ...content, known }, cookies);
    const answer = await client.send(request).catch((error: Error): Answer => {
      return { status: 0, body: `{"message":"${error.message}"}`, headers: {}, cookie: undefined };
    });
    if (answer.status === 401 && cookies.includes(request.headers?.cookie ?? '')) signedOut = true;
    byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
    for (const problem of answer.status === 0 ? [answer.body] : problemsOf(operation, request, answer)) {
      const name = `${request.method} ${operation.path}: ${problem}`;
      problems.set(name, (problems.get(name) ?? 0) + 1);
      if (problems.get(name) === 1) say(`${name}\n  ${JSON.stringify({ request, answer }).slice(0, 600)}`);
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (answer.status < 400) continue;
    }
    const after = await digest();
    if (answer.status >= 400 && after !== before) {
      written += 1;
      say(`written by a refusal: ${JSON.stringify({ request, answer }).slice(0, 600)}`);
    }
    before = after;
  }

  say(`${engine}: ${index} of ${wanted} requests, seed ${seed}; by status:`);
  for (const [status, count] of [...byStatus].sort(([a], [b]) => a - b)) say(`  ${status}: ${count}`);
  const serverFailures = [...byStatus].filter(([status]) => status === 0 || status >= 500);
  judge('answers of 500 and above, or none (limit 0)', serverFailures.length === 0, String(serverFailures.length));
  judge(
    'answers outside the schema, or that tell what is inside (limit 0)',
    problems.size === 0,
    String(problems.size),
  );
  judge('refusals that wrote a row (limit 0)', written === 0, String(written));
  judge('lines in the error log (limit 0)', server.log() === '', String(server.log().split('\n').length - 1));
  if (server.log() !== '') say(server.log().slice(0, 2_000));
  client.close();
  await server.end('SIGTERM');
  await governance.database.destroy();
  await postgres?.stop();
  await folder.remove();
}

await main();

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Call, calls, pathOf, paths } from '@first60/contract';
import { seededRandom } from '../e2e/fixtures/random.ts';
import { type Answer, ApiClient, fromAddress, person, type RawRequest } from './api-client.ts';
import { HOSTILE, pathPart, pick, type Schema, valueFor, wireBody } from './fuzz-inputs.ts';
import { judge, say } from './report.ts';
import { dataFolder, type Environment, grantAdmin, startServer } from './running-server.ts';
import { query, startPostgres } from './throwaway-postgres.ts';

/*
 * Requests made from the server's own OpenAPI document and hostile texts, one after the other, as a stranger, a user
 * and an administrator. `node fuzz.ts [sqlite|postgres] [requests] [seed]`
 */
const [engine = 'sqlite', wanted = '20000', seed = '60'] = process.argv.slice(2);
const random = seededRandom(Number(seed));
const NOT_A_SESSION = ['', 'first60=invented', 'first60=%00; a=b; =;', 'first60='];
/** Sessions end and accounts are deleted during the run, so the callers are renewed from time to time. */
const RENEWAL = 20;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
/** Data that a refusal must not change. Refusals do write the counters and the record of events. */
const TABLES = ['users', 'security_answers', 'sessions', 'disclaimer_acceptances', 'favorites'];
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

function requestFor(operation: Operation, known: readonly string[], cookies: readonly string[]): RawRequest {
  const path = operation.path.replace(/:\w+/g, () => pathPart(random, known));
  const method = random() < 0.05 ? pick(random, METHODS) : operation.method;
  const address = `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.1`;
  const headers: Record<string, string> = {
    'x-forwarded-for': random() < 0.97 ? address : 'not-an-address',
    cookie: pick(random, random() < 0.8 ? cookies : NOT_A_SESSION),
  };
  if (random() < 0.02) headers.origin = 'https://evil.example';
  const query = random() < 0.05 ? `?${encodeURIComponent(pick(random, HOSTILE).toWellFormed())}=1` : '';
  if (method === 'GET' || method === 'HEAD' || (operation.body === undefined && random() < 0.9)) {
    return { method, path: path + query, headers };
  }
  const { body, type } = wireBody(
    random,
    valueFor(random, operation.body, [...known, `new${Math.floor(random() * 1e9)}@bench.example`]),
  );
  return { method, path: path + query, headers: { ...headers, 'content-type': type }, body: body.toWellFormed() };
}

/** The problems of one answer. Empty when there are none. */
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

/** The router's own answers for another method or a broken path. */
const isRefusal = (body: unknown, status: number): boolean =>
  status >= 400 && typeof body === 'object' && body !== null && 'message' in body && Object.keys(body).length === 1;

function digestReader(dir: string, url: string | undefined): () => Promise<string> {
  const digest = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if (url !== undefined) {
    const text = TABLES.map(
      (table) => `(select coalesce(json_agg(${table}.* order by ${table}::text), '[]') from ${table}) as ${table}`,
    );
    return async () => digest(await query(url, `select ${text.join(', ')}`));
  }
  const database = new DatabaseSync(join(dir, 'first60.db'), { readOnly: true });
  const statements = TABLES.map((table) => database.prepare(`select * from ${table}`));
  return async () => digest(statements.map((statement) => statement.all()));
}

async function main(): Promise<void> {
  const folder = await dataFolder();
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const env: Environment = postgres === undefined ? { DATA_DIR: folder.dir } : { DATABASE_URL: postgres.url };
  const server = await startServer({ ...env, TRUST_PROXY: 'loopback' });
  const client = new ApiClient(server.url);
  const operations = await operationsOf(client);
  const digest = digestReader(folder.dir, postgres?.url);

  let registered = 0;
  const known: string[] = ['aspirin', 'naloxone'];
  const cookies: string[] = [];
  const enter = async (name: string) => {
    const answer = await client.json(
      'POST',
      paths.register,
      person(`${name}@bench.example`),
      fromAddress(registered++),
    );
    const cookie = answer.cookie ?? '';
    await client.json('POST', paths.acceptDisclaimer, undefined, { cookie });
    const id = String(JSON.parse(answer.body).id);
    known.push(id, `${name}@bench.example`);
    return { id, cookie };
  };
  // This one grants the role to the others and takes no part itself, so that it cannot lose the role.
  const root = await enter('root');
  await grantAdmin(env, 'root@bench.example');
  known.splice(2);
  const renew = async (round: number) => {
    const admin = await enter(`admin${round}`);
    const path = pathOf(paths.adminUserAdmin, { id: admin.id });
    const { status } = await client.json('PUT', path, { isAdmin: true }, { cookie: root.cookie });
    if (status !== 200) throw new Error(`no administrator any more: ${status}`);
    cookies.splice(0, cookies.length, (await enter(`user${round}`)).cookie, admin.cookie);
    known.splice(2, known.length - 6);
  };

  const byStatus = new Map<number, number>();
  const problems = new Map<string, number>();
  let written = 0;
  let before = '';
  let renewed = 0;
  let signedOut = false;
  for (let index = 0; index < Number(wanted); index += 1) {
    if (index === 0 || (signedOut && index >= renewed + RENEWAL)) {
      await renew(index);
      renewed = index;
      signedOut = false;
      before = await digest();
    }
    const operation = pick(random, operations);
    const request = requestFor(operation, known, cookies);
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

  say(`${engine}: ${wanted} requests, seed ${seed}; by status:`);
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
  await postgres?.stop();
  await folder.remove();
}

await main();

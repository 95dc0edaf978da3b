import { pathOf, paths } from '@first60/contract';
import { ApiClient, person } from './api-client.ts';
import { judge, say } from './report.ts';
import { dataFolder, type Environment, grantAdmin, type RunningServer, startServer } from './running-server.ts';
import { startPostgres } from './throwaway-postgres.ts';

/* Checks that two servers on one database behave as one. `node two-processes.ts [sqlite|postgres]` (default: both) */
const engines = process.argv[2] === undefined ? ['sqlite', 'postgres'] : [process.argv[2]];
const PARALLEL = 40;
/** Number of attempts that throttle-limits.ts allows for one e-mail from one address. */
const ALLOWED = 10;

async function register(client: ApiClient, email: string) {
  const answer = await client.json('POST', paths.register, person(email));
  if (answer.status !== 201 || answer.cookie === undefined) throw new Error(`registration: ${answer.body}`);
  const headers = { cookie: answer.cookie };
  await client.json('POST', paths.acceptDisclaimer, undefined, headers);
  return { id: String(JSON.parse(answer.body).id), headers };
}

async function measure(env: Environment): Promise<void> {
  const servers: [RunningServer, RunningServer] = [await startServer(env), await startServer(env)];
  const [a, b] = [new ApiClient(servers[0].url), new ApiClient(servers[1].url)];

  const admin = await register(a, 'admin@bench.example');
  await grantAdmin(env, 'admin@bench.example');
  const sara = await register(a, 'sara@bench.example');
  const seen = await b.json('GET', paths.currentUser, undefined, sara.headers);
  judge('signed in at A, known at B', seen.status === 200, String(seen.status));

  const off = await a.json('PUT', pathOf(paths.adminUserStatus, { id: sara.id }), { isActive: false }, admin.headers);
  const refused = await b.json('GET', paths.currentUser, undefined, sara.headers);
  judge(
    'deactivated at A, refused at B by the next call',
    off.status === 200 && refused.status === 401,
    `${off.status}, ${refused.status}`,
  );

  const body = { email: 'admin@bench.example', password: 'wrong horse' };
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, (_, index) => (index % 2 ? a : b).json('POST', paths.login, body)),
  );
  const wrong = answers.filter(({ status }) => status === 401).length;
  const throttled = answers.filter(({ status }) => status === 429);
  const told = throttled.every(({ headers }) => Number(headers['retry-after']) > 0);
  judge(
    `of ${PARALLEL} parallel wrong sign-ins over both, ${ALLOWED} are 401 and the rest 429 with Retry-After`,
    wrong === ALLOWED && throttled.length === PARALLEL - ALLOWED && told,
    `${wrong} and ${throttled.length}`,
  );

  const users = await Promise.all(Array.from({ length: 10 }, (_, index) => register(a, `user${index}@bench.example`)));
  const added = await Promise.all(
    users.map(({ headers }) => a.json('POST', paths.favorites, { medicationId: 'aspirin' }, headers)),
  );
  await servers[0].end('SIGKILL');
  const kept = await Promise.all(users.map(({ headers }) => b.json('GET', paths.favorites, undefined, headers)));
  const whole = kept.filter(({ status, body: text }) => status === 200 && text.includes('"aspirin"')).length;
  judge(
    'A killed: of 10 acknowledged favourites B still has',
    added.every(({ status }) => status === 201) && whole === 10,
    String(whole),
  );
  const next = await b.json('POST', paths.register, person('next@bench.example'));
  judge('and B goes on writing', next.status === 201, String(next.status));
  await servers[1].end('SIGTERM');
  a.close();
  b.close();
}

for (const engine of engines) {
  say(engine);
  const folder = await dataFolder();
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  await measure(postgres === undefined ? { DATA_DIR: folder.dir } : { DATABASE_URL: postgres.url });
  await postgres?.stop();
  await folder.remove();
}

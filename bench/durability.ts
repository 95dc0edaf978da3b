import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathOf, paths } from '@first60/contract';
import { ApiClient, fromAddress, person } from './api-client.ts';
import { judge, say } from './report.ts';
import { dataFolder, type Environment, grantAdmin, startServer } from './running-server.ts';
import { query, startPostgres } from './throwaway-postgres.ts';

/*
 * Kills the server (SIGKILL) at random moments while clients register, add and remove favourites and an administrator
 * switches users off and on. Then it checks that every change confirmed by a successful response is in the database.
 * `node durability.ts [sqlite|postgres] [rounds]`
 */
const [engine = 'sqlite', rounds = engine === 'sqlite' ? '100' : '30'] = process.argv.slice(2);
const CLIENTS = 6;
const MEDICATIONS = ['aspirin', 'naloxone', 'ketamine'];
const ADMIN = 'admin@bench.example';

/** Expected value in the database: the confirmed one, or the one in flight when the server died. */
interface Expectation {
  readonly kind: 'user' | 'favorite' | 'active';
  readonly key: string;
  acknowledged: boolean | undefined;
  pending: boolean | undefined;
}

const expectations = new Map<string, Expectation>();
let acknowledgements = 0;
let registered = 0;

async function change(kind: Expectation['kind'], key: string, value: boolean, send: () => Promise<boolean>) {
  const name = `${kind} ${key}`;
  const expectation = expectations.get(name) ?? { kind, key, acknowledged: undefined, pending: undefined };
  expectations.set(name, expectation);
  expectation.pending = value;
  if (!(await send())) throw new Error(`${name} was refused`);
  expectation.acknowledged = value;
  expectation.pending = undefined;
  acknowledgements += 1;
}

/** Sends requests until the server dies. */
async function work(client: ApiClient, adminCookie: string, name: string): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const email = `${name}-${turn}@bench.example`;
    let cookie = '';
    let id = '';
    await change('user', email, true, async () => {
      const answer = await client.json('POST', paths.register, person(email), fromAddress(registered++));
      cookie = answer.cookie ?? '';
      id = JSON.parse(answer.body).id;
      return answer.status === 201;
    });
    await client.json('POST', paths.acceptDisclaimer, undefined, { cookie });
    for (const medicationId of MEDICATIONS) {
      await change('favorite', `${email} ${medicationId}`, true, async () => {
        return (await client.json('POST', paths.favorites, { medicationId }, { cookie })).status === 201;
      });
    }
    await change('favorite', `${email} ${MEDICATIONS[0]}`, false, async () => {
      const path = pathOf(paths.favorite, { id: MEDICATIONS[0] ?? '' });
      return (await client.json('DELETE', path, undefined, { cookie })).status === 200;
    });
    for (const isActive of [false, true, false]) {
      await change('active', email, isActive, async () => {
        const path = pathOf(paths.adminUserStatus, { id });
        return (await client.json('PUT', path, { isActive }, { cookie: adminCookie })).status === 200;
      });
    }
  }
}

interface Stored {
  readonly users: ReadonlyMap<string, boolean>;
  readonly favorites: ReadonlySet<string>;
  readonly integrity: string;
}

const USERS = 'select id, email, is_active from users';
const FAVORITES = 'select email, medication_id from favorites join users on users.id = favorites.user_id';
const ORPHANS = `select count(*) as orphans from favorites left join users on users.id = favorites.user_id where users.id is null`;

interface UserRow {
  email: string;
  is_active: number;
}
interface FavoriteRow {
  email: string;
  medication_id: string;
}

const storedFrom = (users: UserRow[], favorites: FavoriteRow[], integrity: string): Stored => ({
  users: new Map(users.map(({ email, is_active }) => [email, is_active === 1])),
  favorites: new Set(favorites.map(({ email, medication_id }) => `${email} ${medication_id}`)),
  integrity,
});

function readSqlite(dir: string): Stored {
  const database = new DatabaseSync(join(dir, 'first60.db'));
  const rows = <Row>(text: string) => database.prepare(text).all() as Row[]; // the queries above name the columns
  const check = database.prepare('pragma integrity_check').get()?.integrity_check;
  const orphans = database.prepare('pragma foreign_key_check').all().length;
  const stored = storedFrom(
    rows<UserRow>(USERS),
    rows<FavoriteRow>(FAVORITES),
    orphans === 0 ? String(check) : 'orphans',
  );
  database.close();
  return stored;
}

async function readPostgres(url: string): Promise<Stored> {
  const [row] = await query<{ orphans: string }>(url, ORPHANS);
  return storedFrom(await query(url, USERS), await query(url, FAVORITES), row?.orphans === '0' ? 'ok' : 'orphans');
}

function lostIn(stored: Stored): string[] {
  const holds = ({ kind, key }: Expectation): boolean => {
    if (kind === 'user') return stored.users.has(key);
    if (kind === 'favorite') return stored.favorites.has(key);
    return stored.users.get(key) ?? false;
  };
  return [...expectations.values()]
    .filter(({ acknowledged, pending }) => acknowledged !== undefined && pending === undefined)
    .filter((expectation) => holds(expectation) !== expectation.acknowledged)
    .map(({ kind, key }) => `${kind} ${key}`);
}

async function main(): Promise<void> {
  const folder = await dataFolder();
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const place: Environment = postgres === undefined ? { DATA_DIR: folder.dir } : { DATABASE_URL: postgres.url };
  const env: Environment = { ...place, TRUST_PROXY: 'loopback' };
  let lost = 0;
  let damaged = 0;
  let adminCookie = '';
  for (let round = 0; round < Number(rounds); round += 1) {
    const server = await startServer(env);
    const client = new ApiClient(server.url);
    if (round === 0) {
      adminCookie = (await client.json('POST', paths.register, person(ADMIN))).cookie ?? '';
      await client.json('POST', paths.acceptDisclaimer, undefined, { cookie: adminCookie });
      await grantAdmin(env, ADMIN);
    }
    const before = acknowledgements;
    const workers = Array.from({ length: CLIENTS }, (_, index) =>
      work(client, adminCookie, `r${round}c${index}`).catch((error: Error) => error.message),
    );
    while (acknowledgements === before) await new Promise((resume) => setTimeout(resume, 5));
    await new Promise((resume) => setTimeout(resume, Math.random() * 700));
    await server.end('SIGKILL');
    const ends = await Promise.all(workers);
    client.close();
    const refused = ends.find((message) => message.endsWith('was refused'));
    if (refused !== undefined) throw new Error(refused);
    const stored = postgres === undefined ? readSqlite(folder.dir) : await readPostgres(postgres.url);
    const missing = lostIn(stored);
    lost += missing.length;
    if (stored.integrity !== 'ok') damaged += 1;
    for (const name of missing) say(`lost in round ${round}: ${name}`);
  }
  say(`${engine}: ${rounds} rounds, ${acknowledgements} acknowledged changes`);
  judge('acknowledged and lost (limit 0)', lost === 0, String(lost));
  judge('rounds after which the database was damaged (limit 0)', damaged === 0, String(damaged));
  await postgres?.stop();
  await folder.remove();
}

await main();

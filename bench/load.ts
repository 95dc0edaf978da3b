import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { paths } from '@first60/contract';
import autocannon from 'autocannon';
import { ApiClient, person } from './api-client.ts';
import { judge, median, say } from './report.ts';
import { dataFolder, residentMemory, startServer } from './running-server.ts';

/*
 * Measures load as ratios within one run, so that the results mean the same on every machine. The two sides that are
 * compared take turns. It uses only loopback, is limited, and ends by itself. `node load.ts [read] [login] [many]`
 * (default: all three)
 */
const asked = process.argv.slice(2);
const isAsked = (part: 'read' | 'login' | 'many'): boolean => asked.length === 0 || asked.includes(part);

/** Limit from the calculation in docs/performance.md ("Server"), minus the variation between rounds. */
const READING_LIMIT = 0.35;
const SIGN_IN_LIMIT = 0.8;

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 16;
const MANY = 2_000;
const MANY_SECONDS = 60;
/**
 * Calls per second by each of the many clients in the paced round, several times as many as a busy device makes. In the
 * other round each client calls again at once. Every turn of the server's event loop is then long, libuv accepts one
 * connection per turn, and on a slow machine the last clients may wait too long. The difference between the rounds
 * shows this.
 */
const MANY_CALLS = 3;

function startBaseline(kind: 'bare' | 'argon2') {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load-baseline.ts'), kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return { child, line: once(child.stdout.setEncoding('utf8'), 'data').then(([text]) => String(text).trim()) };
}

const rateOf = async (options: autocannon.Options): Promise<number> => {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
};

const folder = await dataFolder();
const server = await startServer({ DATA_DIR: folder.dir });
const client = new ApiClient(server.url);
const people = Array.from({ length: CONNECTIONS }, (_, index) => person(`user${index}@bench.example`));
let cookie = '';
for (const each of people) cookie = (await client.json('POST', paths.register, each)).cookie ?? '';
await client.json('POST', paths.acceptDisclaimer, undefined, { cookie });

async function measureReading(): Promise<void> {
  const bare = startBaseline('bare');
  const bareUrl = (await bare.line).replace('listening on ', '');
  const read: number[] = [];
  const readBare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    readBare.push(await rateOf({ url: bareUrl + paths.currentUser, headers: { cookie } }));
    read.push(await rateOf({ url: server.url + paths.currentUser, headers: { cookie } }));
  }
  bare.child.kill();
  const readRatio = median(read) / median(readBare);
  say(`GET ${paths.currentUser}: ${Math.round(median(read))}/s, bare route ${Math.round(median(readBare))}/s`);
  judge(`ratio (limit ${READING_LIMIT})`, readRatio >= READING_LIMIT, readRatio.toFixed(2));
}

async function measureSignIn(): Promise<void> {
  let connections = 0;
  const login: number[] = [];
  const raw: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(Number(await startBaseline('argon2').line));
    login.push(
      await rateOf({
        url: server.url + paths.login,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // One person per connection, because more than ten simultaneous sign-ins by one person are refused.
        setupClient: (connection) => connection.setBody(JSON.stringify(people[connections++ % CONNECTIONS])),
      }),
    );
  }
  const loginRatio = median(login) / median(raw);
  say(`POST ${paths.login}: ${median(login).toFixed(1)}/s, argon2 alone ${median(raw).toFixed(1)}/s`);
  judge(`ratio (limit ${SIGN_IN_LIMIT})`, loginRatio >= SIGN_IN_LIMIT, loginRatio.toFixed(2));
}

async function measureMany(pace: Pick<autocannon.Options, 'connectionRate'>): Promise<void> {
  const before = residentMemory(server.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMemory(server.pid));
  }, 250);
  const many = await autocannon({
    url: server.url + paths.currentUser,
    headers: { cookie },
    connections: MANY,
    ...pace,
    duration: MANY_SECONDS,
    timeout: 30,
  });
  clearInterval(watch);
  await new Promise((resume) => setTimeout(resume, 10_000));
  const after = residentMemory(server.pid);
  say(
    `${MANY} connections for ${MANY_SECONDS} s, ${pace.connectionRate ?? 'unlimited'} calls a second each: ${many.requests.total} answers, ${Math.round(many.requests.average)}/s`,
  );
  say(`latency: median ${many.latency.p50} ms, 99 % ${many.latency.p99} ms`);
  judge(
    'refused or failed (limit 0)',
    many.non2xx + many.errors === 0,
    `${many.non2xx} refused, ${many.errors} failed, of these ${many.timeouts} too late`,
  );
  judge(
    'memory after, against before (limit +150 MiB)',
    after - before <= 150,
    `${before} MiB, peak ${peak}, 10 s later ${after}`,
  );
  const health = await client.json('GET', paths.health);
  judge('healthy afterwards', health.status === 200, String(health.status));
}

if (isAsked('read')) await measureReading();
if (isAsked('login')) await measureSignIn();
if (isAsked('many')) {
  await measureMany({});
  await measureMany({ connectionRate: MANY_CALLS });
}
client.close();
await server.end('SIGTERM');
await folder.remove();

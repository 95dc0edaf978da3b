import { paths } from '@first60/contract';
import { ApiClient, person } from './api-client.ts';
import { judge, median, say } from './report.ts';
import { dataFolder, startServer } from './running-server.ts';

/*
 * Measures whether the time taken to refuse a sign-in reveals that an e-mail has an account: unknown e-mail against
 * wrong password, in turn. Each attempt comes from its own address, because otherwise the throttle would step in.
 */
const PAIRS = 200;
const USERS = 10;
const LIMIT = 0.1;

const folder = await dataFolder();
const server = await startServer({ DATA_DIR: folder.dir, TRUST_PROXY: 'loopback' });
const client = new ApiClient(server.url);
for (let user = 0; user < USERS; user += 1) {
  await client.json('POST', paths.register, person(`user${user}@bench.example`));
}

let address = 0;
async function timeOf(email: string): Promise<number> {
  address += 1;
  const headers = { 'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}` };
  const start = performance.now();
  const { status } = await client.json('POST', paths.login, { email, password: 'wrong horse' }, headers);
  const took = performance.now() - start;
  if (status !== 401) throw new Error(`expected 401, not ${status}`);
  return took;
}

const unknown: number[] = [];
const wrong: number[] = [];
for (let warmUp = 0; warmUp < 10; warmUp += 1) await timeOf('user0@bench.example');
for (let pair = 0; pair < PAIRS; pair += 1) {
  // The two take turns, because the machine's state may change between them.
  const tries = [
    async () => unknown.push(await timeOf(`nobody${pair % USERS}@bench.example`)),
    async () => wrong.push(await timeOf(`user${pair % USERS}@bench.example`)),
  ];
  for (const attempt of pair % 2 ? tries : tries.reverse()) await attempt();
}
const [first, second] = [median(unknown), median(wrong)];
say(`median of ${PAIRS} tries each: unknown email ${first.toFixed(2)} ms, wrong password ${second.toFixed(2)} ms`);
const difference = Math.abs(first - second) / Math.max(first, second);
judge(`difference (limit ${LIMIT * 100} %)`, difference <= LIMIT, `${(difference * 100).toFixed(1)} %`);
client.close();
await server.end('SIGTERM');
await folder.remove();

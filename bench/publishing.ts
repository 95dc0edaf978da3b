import { pathOf, paths } from '@first60/contract';
import { seededRandom } from '../e2e/fixtures/random.ts';
import type { Storage } from '../packages/server/src/database/open-database.ts';
import { type Answer, ApiClient } from './api-client.ts';
import { currentAt, whyNotConsistent, whyNotWhole } from './published-whole.ts';
import { type Agency, beginGovernance, createAgency, type DeskMember, environmentOf } from './publishing-agency.ts';
import { judge, median, say } from './report.ts';
import { dataFolder, startServer } from './running-server.ts';
import { startPostgres } from './throwaway-postgres.ts';

/*
 * Publishing is all or nothing, and of two simultaneous attempts exactly one succeeds. `races`: two publishers in two
 * processes at the same moment. `kills`: the server is killed between the request and the response. `node publishing.ts
 * races|kills [sqlite|postgres] [times] [seed] [minutes]`
 */
const [part = 'races', engine = 'sqlite', wanted = part === 'kills' ? '100' : '1000', seed = '60', minutes = '30'] =
  process.argv.slice(2);
const TIMES = Number(wanted);
/** A busy machine may not finish. The completed part is judged and reported. */
const END = performance.now() + Number(minutes) * 60_000;
const random = seededRandom(Number(seed));
/** Milliseconds between the starts of the two requests in a race: mostly 0. */
const APART = 4;
/** The dose of each draft, chosen so that every draft differs from the one before. */
const DOSES = 50;
/** A person publishes once per race, and may write at most 60 times a minute. */
const FORGET = 30;
/** Number of publications used to measure how long one takes, before the first kill. */
const WARM_UP = 5;

const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));
const publish = (client: ApiClient, { id }: { readonly id: string }, { headers }: DeskMember) =>
  client.json('POST', pathOf(paths.deskPublish, { id }), undefined, headers);

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

const shown = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted()
    .map(([name, times]) => `${name}: ${times}`)
    .join(', ');

/** Publishes faster than a person may, so the throttle's counters are reset. */
const forgetThrottles = ({ database }: Agency) => database.deleteFrom('throttles').execute();

async function races(agency: Agency, urls: readonly [string, string]): Promise<void> {
  const clients = urls.map((url) => new ApiClient(url)) as [ApiClient, ApiClient];
  const { reviewer, director } = agency;
  const answersSeen = new Map<string, number>();
  const winners = new Map<string, number>();
  const wrong: string[] = [];
  const start = performance.now();
  let round = 0;
  while (round < TIMES && performance.now() < END) {
    round += 1;
    if (round % FORGET === 0) await forgetThrottles(agency);
    const one = await agency.approvedDraft(`Race ${round}`, 2 + (round % DOSES));
    // In every second round both publishers publish the same draft.
    const other = round % 2 === 0 ? one : await agency.approvedDraft(`Race ${round}, other`, 2.5 + (round % DOSES));
    const waits = random() < 0.5 ? [0, random() * APART] : [random() * APART, 0];
    const drafts = [one, other] as const;
    const answers = await Promise.all(
      clients.map(async (client, at) => {
        await pause(waits[at] ?? 0);
        return publish(client, drafts[at] ?? one, at === 0 ? reviewer : director);
      }),
    );
    const statuses = answers.map(({ status }) => status);
    count(answersSeen, statuses.toSorted().join(' and '));
    const won = statuses.indexOf(201);
    count(winners, won === 0 ? 'first process' : 'second process');
    const winner = drafts[won];
    if (statuses.toSorted().join() !== '201,409' || winner === undefined) {
      wrong.push(`race ${round}: ${answers.map(({ body }) => body).join(' and ')}`);
      continue;
    }
    // The losing process must also serve the edition that the other process published.
    const loser = clients[1 - won] ?? clients[0];
    const { version, digest } = await currentAt(loser);
    if (version !== round || digest !== winner.digest) wrong.push(`race ${round}: edition ${version} is current`);
    wrong.push(...(await whyNotWhole(loser, { version: round, digest: winner.digest })));
    if (round % 100 === 0) {
      wrong.push(...(await whyNotConsistent(agency.database, round)));
      say(`  ${round} races, ${((performance.now() - start) / round).toFixed(0)} ms each`);
    }
  }
  wrong.push(...(await whyNotConsistent(agency.database, round)));
  for (const each of wrong.slice(0, 20)) say(`  ${each}`);
  say(`${engine}: ${round} of ${TIMES} races between two processes, seed ${seed}; won by ${shown(winners)}`);
  judge('races with exactly one 201, the other 409', answersSeen.get('201 and 409') === round, shown(answersSeen));
  judge('half-written, lost or not verified (limit 0)', wrong.length === 0, String(wrong.length));
  for (const client of clients) client.close();
}

async function kills(agency: Agency, storage: Storage, first: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  let server = first;
  let client = new ApiClient(server.url);
  const { director, database } = agency;
  const took: number[] = [];
  const outcomes = new Map<string, number>();
  const wrong: string[] = [];
  let lost = 0;
  let editions = 0;
  let drafts = 0;
  const prepare = async () => {
    await forgetThrottles(agency);
    drafts += 1;
    return agency.approvedDraft(`Draft ${drafts}`, 2 + (drafts % DOSES));
  };
  const publishNext = async (draft: { readonly id: string; readonly digest: string }) => {
    const start = performance.now();
    const answer = await publish(client, draft, director);
    took.push(performance.now() - start);
    if (answer.status !== 201) wrong.push(`the next publication: ${answer.status} ${answer.body}`);
    editions += 1;
    wrong.push(...(await whyNotWhole(client, { version: editions, digest: draft.digest })));
  };
  for (let each = 0; each < WARM_UP; each += 1) await publishNext(await prepare());

  let unanswered = 0;
  let answered = 0;
  while (unanswered < TIMES && performance.now() < END) {
    const draft = await prepare();
    await currentAt(client); // opens the connection, so that the kill hits a request in progress
    // At a random time between the request and the response, and occasionally after it.
    const asked: Promise<Answer | undefined> = publish(client, draft, director).catch(() => undefined);
    await pause(random() * 1.2 * median(took.slice(-15)));
    await server.end('SIGKILL');
    const answer = await asked;
    client.close();
    server = await startServer(environmentOf(storage));
    client = new ApiClient(server.url);
    if (answer === undefined) unanswered += 1;
    else answered += 1;

    const { version, digest } = await currentAt(client);
    const isPublished = version === editions + 1 && digest === draft.digest;
    if (answer?.status === 201 && !isPublished) lost += 1;
    if (isPublished) {
      editions += 1;
      wrong.push(...(await whyNotWhole(client, { version, digest: draft.digest })));
    } else {
      if (version !== editions) wrong.push(`edition ${version} is current, not ${editions}`);
      const asked = await client.json('GET', pathOf(paths.contentEdition, { version: String(editions + 1) }));
      if (asked.status !== 404) wrong.push(`an edition that was not published is served: ${asked.status}`);
    }
    wrong.push(...(await whyNotConsistent(database, editions)));
    count(
      outcomes,
      `${answer === undefined ? 'killed before the answer' : 'answered before'}, ${isPublished ? 'wholly published' : 'not at all'}`,
    );
    // A draft that was not published can still be published. After a published draft, another one can follow.
    await publishNext(isPublished ? await prepare() : draft);
  }
  for (let version = 1; version <= editions; version += 1) {
    const row = await database.selectFrom('editions').select('digest').where('version', '=', version).execute();
    const problems = await whyNotWhole(client, { version, digest: row[0]?.digest ?? '' });
    if (problems.length > 0) lost += 1;
    wrong.push(...problems);
  }
  for (const each of wrong.slice(0, 20)) say(`  ${each}`);
  say(`${engine}: ${unanswered + answered} kills, seed ${seed}; ${shown(outcomes)}`);
  say(`a publication takes ${median(took).toFixed(0)} ms (median of ${took.length}); ${editions} editions at the end`);
  say(`${unanswered} of ${TIMES} kills were between the request and the answer`);
  judge('half-published, or the next publication failed (limit 0)', wrong.length === 0, String(wrong.length));
  judge('lost editions (limit 0)', lost === 0, String(lost));
  client.close();
  await server.end('SIGTERM');
}

async function main(): Promise<void> {
  const folder = await dataFolder();
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const storage: Storage = { dataDir: folder.dir, databaseUrl: postgres?.url };
  const governance = await beginGovernance(storage);
  const server = await startServer(environmentOf(storage));
  const agency = await createAgency(governance, server.url);
  if (part === 'kills') {
    await kills(agency, storage, server);
  } else {
    const second = await startServer(environmentOf(storage));
    await races(agency, [server.url, second.url]);
    await second.end('SIGTERM');
    await server.end('SIGTERM');
  }
  await governance.database.destroy();
  await postgres?.stop();
  await folder.remove();
}

await main();

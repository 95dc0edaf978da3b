import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../e2e/browser.ts';
import { openArrestRoom, serveArrestRoom } from '../../e2e/fixtures/arrest-room.ts';
import { killBrowser } from '../../e2e/fixtures/kill-browser.ts';
import { seededRandom } from '../../e2e/fixtures/random.ts';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { judge, say } from '../report.ts';

const SEED = 60;
const USER = 'user-noura';
/** Presses before a kill are spread over this period. */
const SPREAD_MS = 2_500;
/** Every fifth time, the database fails for a while before the kill. */
const FAILING = 5;

/**
 * Kills the browser at random moments while events are logged. After each kill every event that the page reported as
 * saved must be there, in a log without gaps.
 * @param times number of kills
 */
export async function arrestKills(times: number): Promise<void> {
  const random = seededRandom(SEED);
  const server = await ServerProcess.launch();
  const profile = await mkdtemp(join(tmpdir(), 'first60-bench-code-'));
  const saved = new Set<string>();
  const start = async (): Promise<readonly [BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: wholeBrowserPath(),
      args: BROWSER_FLAGS,
      baseURL: server.url,
      serviceWorkers: 'block',
    });
    await serveArrestRoom(context);
    const page = context.pages()[0] ?? (await context.newPage());
    // The page itself reports what it saved: an event counts only after the page has reported it.
    await page.exposeFunction('tellSaved', (ids: readonly string[]) => {
      for (const id of ids) saved.add(id);
    });
    await openArrestRoom(page, USER);
    return [context, page];
  };
  let [context, page] = await start();
  const tally = { pressed: 0, lost: 0, gaps: 0, unsavedKept: 0, restarts: 0 };
  for (let round = 1; round <= times; round += 1) {
    const isFailing = round % FAILING === 0;
    await pressAway(page, isFailing);
    await new Promise((resolve) => setTimeout(resolve, 100 + random() * SPREAD_MS));
    const closed = context.waitForEvent('close').catch(() => undefined);
    await killBrowser(profile);
    await closed;
    [context, page] = await start();
    const logs = await page.evaluate(
      (user) => window.room.logsOf(user).map(({ events }) => events.map(({ id, seq }) => ({ id, seq }))),
      USER,
    );
    const there = new Set(logs.flatMap((events) => events.map(({ id }) => id)));
    const lost = [...saved].filter((id) => !there.has(id));
    if (lost.length > 0) say(`     kill ${round}: lost ${lost.length} of ${saved.size}`);
    tally.lost += lost.length;
    tally.gaps += logs.filter((events) => events.some(({ seq }, index) => seq !== index + 1)).length;
    tally.unsavedKept += [...there].filter((id) => !saved.has(id)).length;
    tally.restarts += logs.length > 0 ? 1 : 0;
    tally.pressed = there.size;
    // Each lost event is counted only once. Events that were in flight may be stored by now.
    for (const id of lost) saved.delete(id);
    for (const id of there) saved.add(id);
    if (round % 10 === 0) say(`     ${round} kills: ${JSON.stringify(tally)}, saved ${saved.size}`);
  }
  const what = `kills of the browser during a code, each fifth with a failing database, seed ${SEED}, n ${times}`;
  judge(`${what}: saved events lost`, tally.lost === 0, `${tally.lost} of ${saved.size}`);
  judge(`${what}: logs with an empty place`, tally.gaps === 0, String(tally.gaps));
  judge(`${what}: starts that showed the code`, tally.restarts === times, String(tally.restarts));
  say(`     events that were not called saved, and are there: ${tally.unsavedKept}`);
  await context.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true });
}

/** Keeps pressing until the browser ends, and returns the events that the page reported as saved. */
const pressAway = (page: Page, isFailing: boolean): Promise<void> =>
  page.evaluate(
    ([user, failing]) => {
      const { room } = window;
      const { tellSaved } = window as unknown as { tellSaved: (ids: readonly string[]) => void };
      const tell = () => tellSaved(room.logsOf(user).flatMap(({ durable }) => [...durable]));
      room.onLogs(tell);
      const code =
        room.logsOf(user)[0]?.code ??
        room.startLog({ user, plan: 'adult', layout: 'als', edition: '', practice: false });
      let count = 0;
      const press = () => {
        room.record(code, { kind: 'note', text: `${count}` });
        count += 1;
        setTimeout(press, (count * 37) % 90);
      };
      press();
      if (!failing) return;
      const { transaction } = IDBDatabase.prototype;
      setTimeout(() => {
        IDBDatabase.prototype.transaction = () => {
          throw new DOMException('refused by the bench', 'UnknownError');
        };
      }, 300);
      setTimeout(() => Object.assign(IDBDatabase.prototype, { transaction }), 1_200);
    },
    [USER, isFailing] as const,
  );

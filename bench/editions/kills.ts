import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edition } from '@first60/content';
import type { Edition } from '@first60/edition';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../e2e/browser.ts';
import { killBrowser } from '../../e2e/fixtures/kill-browser.ts';
import { followLink } from '../../e2e/fixtures/link.ts';
import { seededRandom } from '../../e2e/fixtures/random.ts';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { SignedContent } from '../../e2e/fixtures/signed-content.ts';
import { judge, say } from '../report.ts';
import { signIn } from './home-page.ts';
import { readable } from './readable.ts';

const KILLS = 100;
const SEED = 60;
/** Time needed to transfer the edition's file over the slow line. */
const LINE_MS = 600;

/** Every card differs, so the edition comes as one file. */
function whole(version: number): Edition {
  const cards = Object.entries(edition.protocols).map(([id, card]) => [
    id,
    { ...card, title: `${card.title} v${version}` },
  ]);
  return { ...edition, protocols: Object.fromEntries(cards) } as Edition; // the same cards with other titles
}

/** Kills the browser at random moments of an install. The next start must show the old or the new edition. */
export async function kills(): Promise<void> {
  const random = seededRandom(SEED);
  const server = await ServerProcess.launch();
  const content = new SignedContent();
  await content.publish(whole(1));
  const folder = await mkdtemp(join(tmpdir(), 'first60-bench-profile-'));
  let isSilent = false;
  const start = async (): Promise<readonly [BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: wholeBrowserPath(),
      args: BROWSER_FLAGS,
      viewport: { width: 390, height: 844 },
      baseURL: server.url,
      serviceWorkers: 'block',
    });
    await content.serve(context);
    await context.route('**/api/content/**', (route) => (isSilent ? route.abort() : route.fallback()));
    return [context, context.pages()[0] ?? (await context.newPage())];
  };
  let [context, page] = await start();
  await signIn(page, 0);
  const cookies = await context.cookies();
  await page.goto('/');
  await page.locator('footer').getByText('Edition 1, approved by ').waitFor({ timeout: 60_000 });
  // One undisturbed install, to measure how long it takes.
  const begun = Date.now();
  await install(page, content, 2);
  await page.locator('footer').getByText('Edition 2, approved by ').waitFor({ timeout: 60_000 });
  const spread = 1.2 * (Date.now() - begun);
  say(`     an install that nobody disturbs: ${Date.now() - begun} ms`);
  const tally = { blank: 0, lost: 0, old: 0, next: 0 };
  let standing = 2;
  for (let round = 1; round <= KILLS; round += 1) {
    const version = round + 2;
    isSilent = false;
    await install(page, content, version);
    await new Promise((resolve) => setTimeout(resolve, random() * spread));
    const closed = context.waitForEvent('close').catch(() => undefined);
    await killBrowser(folder);
    await closed;
    // The next start must show what the device has stored, so the server does not respond.
    isSilent = true;
    [context, page] = await start();
    // A session that began just before a kill may not be on disk yet, which is not what we measure.
    await context.addCookies(cookies);
    await page.goto('/');
    const foot = page.locator('footer');
    // If the marker was not on disk yet, it is restored once the page is idle.
    const isSigned = await seen(foot.getByText(/Edition \d+, approved by /).first());
    const isNamed = isSigned || (await foot.getByText('Built-in edition').count()) > 0;
    const text = isNamed ? await readable(foot) : '';
    const shown = Number(/Edition (\d+), approved by /.exec(text)?.[1] ?? 0);
    if (!isNamed) tally.blank += 1;
    else if (shown === version) tally.next += 1;
    else if (shown === standing) tally.old += 1;
    // The edition is whole if one of its cards comes from the named edition.
    await followLink(page, '/protocols?id=stroke');
    const isWhole = await seen(page.getByRole('heading', { name: `Stroke v${shown}`, level: 3 }));
    if (!isWhole || (shown !== version && shown !== standing)) {
      tally.lost += 1;
      say(`     kill ${round}: edition ${shown} of ${standing} and ${version}: ${text}`);
    }
    await followLink(page, '/');
    standing = shown;
    if (round % 5 === 0) say(`     ${round} kills: ${JSON.stringify(tally)}`);
  }
  const what = `kills of the browser while it installs, seed ${SEED}, n ${KILLS}`;
  judge(`${what}: blank starts`, tally.blank === 0, String(tally.blank));
  judge(`${what}: lost or broken editions`, tally.lost === 0, String(tally.lost));
  say(`     the old edition stood there ${tally.old} times, the new one ${tally.next} times`);
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Publishes an edition and makes the page request it. */
async function install(page: Page, content: SignedContent, version: number): Promise<void> {
  await content.publish(whole(version), { version });
  content.published.splice(0, content.published.length - 3);
  content.gate = new Promise((resolve) => setTimeout(resolve, LINE_MS));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

const seen = (place: Locator): Promise<boolean> =>
  place.waitFor({ timeout: 30_000 }).then(
    () => true,
    () => false,
  );

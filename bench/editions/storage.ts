import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../e2e/browser.ts';
import { ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { SignedContent } from '../../e2e/fixtures/signed-content.ts';
import { titled } from '../../e2e/fixtures/titled.ts';
import { judge, say } from '../report.ts';
import { medic, signIn } from './home-page.ts';
import { readable } from './readable.ts';

const TIMES = 20;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Scene {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly content: SignedContent;
  readonly origin: string;
}

interface Misfortune {
  readonly name: string;
  /** Runs before the page opens. */
  readonly befall: (scene: Scene) => Promise<void>;
  /** Expected wording about the edition: `names` on Home, `says` on the storage screen. */
  readonly names: RegExp;
  readonly says: RegExp;
}

const MISFORTUNES: readonly Misfortune[] = [
  {
    name: 'the browser has evicted the database, and the server is away',
    befall: async ({ context, page }) => {
      await context.route('**/api/content/**', (route) => route.abort());
      await context.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto('/empty');
      await page.evaluate(
        () =>
          new Promise((done) => {
            indexedDB.deleteDatabase('first60-editions').onsuccess = done;
          }),
      );
    },
    names: /Built-in edition\. No medical director/,
    says: /The signed edition is missing or damaged on this device\./,
  },
  {
    name: 'the disk is full when a new edition comes',
    befall: async ({ context, page, content, origin }) => {
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      await content.publish(titled('Three'), { version: 3 });
    },
    names: /Edition 2, approved by /,
    says: /This device could not store the new edition\./,
  },
  {
    name: 'the browser blocks the database, as in a private window',
    befall: async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      });
    },
    names: /Built-in edition\. No medical director/,
    says: /This device could not store the new edition\./,
  },
  {
    name: 'the server was restored from an old backup',
    befall: async ({ content }) => {
      content.published.pop();
    },
    names: /Edition 2, approved by /,
    says: /The server offers less than this device has seen\./,
  },
];

/** Whatever happens to the storage of a device or of the server, a good edition is shown, named and reported. */
export async function storage(browser: Browser): Promise<void> {
  const server = await ServerProcess.launch();
  const content = new SignedContent();
  await content.publish(titled('One'));
  await content.publish(titled('Two'));
  const state = await installed(browser, server.url, content);
  for (const { name, befall, names, says } of MISFORTUNES) {
    let good = 0;
    for (let count = 0; count < TIMES; count += 1) {
      const published = [...content.published];
      const context = await browser.newContext({ baseURL: server.url, storageState: state, serviceWorkers: 'block' });
      await content.serve(context);
      const page = await context.newPage();
      await befall({ context, page, content, origin: server.url });
      await page.goto('/storage');
      const isSaid = await seen(page, says);
      await page.evaluate(() => history.pushState(null, '', '/'));
      const isNamed = await seen(page, names, 'footer');
      if (isSaid && isNamed) good += 1;
      else say(`     ${name}: said ${isSaid}, named ${isNamed}: ${await readable(page.locator('main'))}`);
      await context.close();
      content.published.splice(0, content.published.length, ...published);
    }
    judge(`${name}: a good edition shown, named and told about`, good === TIMES, `${good} of ${TIMES}`);
  }
  await server.stop();
}

/** Storage of a browser that has installed the newest edition. */
async function installed(browser: Browser, baseURL: string, content: SignedContent): Promise<State> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await content.serve(context);
  const page = await context.newPage();
  await signIn(page, 0);
  await page.goto('/');
  await page.locator('footer').getByText('Edition 2, approved by ').waitFor({ timeout: 60_000 });
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const seen = (page: Page, text: RegExp, within = 'main'): Promise<boolean> =>
  page
    .locator(within)
    .getByText(text)
    .first()
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    );

/**
 * Over plain http browsers cannot verify anything: the built-in edition is shown, and the storage screen explains why.
 */
export async function plainHttp(): Promise<void> {
  const server = await ServerProcess.launch();
  const content = new SignedContent();
  await content.publish(titled('One'));
  // Only localhost and this machine's IP addresses are exempt from https, so the server gets a host name.
  const browser = await chromium.launch({
    executablePath: wholeBrowserPath(),
    args: [...BROWSER_FLAGS, '--host-resolver-rules=MAP first60.example 127.0.0.1'],
  });
  const baseURL = server.url.replace('127.0.0.1', 'first60.example');
  let good = 0;
  for (let count = 0; count < TIMES; count += 1) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    await content.serve(context);
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(async (medic) => {
      const post = (path: string, body?: object) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
      await post('/api/register', medic);
      await fetch('/api/auth/accept-disclaimer', { method: 'POST' });
    }, medic(count));
    await page.goto('/storage');
    const isSecure = await page.evaluate(() => window.isSecureContext);
    const isSaid = await seen(page, /This address is not https\. Editions cannot be verified here/);
    await page.evaluate(() => history.pushState(null, '', '/'));
    const isNamed = await seen(page, /Built-in edition\. No medical director/, 'footer');
    if (!isSecure && isSaid && isNamed) good += 1;
    else say(`     secure ${isSecure}, said ${isSaid}, named ${isNamed}: ${await readable(page.locator('body'))}`);
    await context.close();
  }
  judge(
    'plain http: the built-in edition, named, and the storage screen says why',
    good === TIMES,
    `${good} of ${TIMES}`,
  );
  await browser.close();
  await server.stop();
}

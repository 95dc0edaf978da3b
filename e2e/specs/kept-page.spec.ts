import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/kept-page.ts';

/*
 * The next test must not find anything that a previous test left in the page shared by its file
 * (fixtures/kept-page.ts).
 */

const PICTURE = '/icons/icon-192.png';

// The browser's own page around an image has styles that the server forbids.
test.use({ expectedErrors: { patterns: [/Applying inline style violates/] } });

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    cookies: document.cookie,
  }));
const NOTHING = { local: 0, session: 0, databases: 0, caches: 0, cookies: '' };

/** State of a page that a test may change without storing anything. */
const changed = (page: Page) =>
  page.evaluate(async () => ({
    steps: history.length,
    size: `${innerWidth}x${innerHeight}`,
    isPaper: matchMedia('print').matches,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isOnline: navigator.onLine,
    marks: Object.keys(globalThis).filter((key) => key.startsWith('mark')),
    isRouted: await fetch('/routed').then(async (answer) => (await answer.text()) === 'by the test'),
    places: await navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state),
  }));

let before: Awaited<ReturnType<typeof changed>> | undefined;
const heard: string[] = [];

test.describe('the page that a file keeps', () => {
  // These run in this order, in one process.
  test.describe.configure({ mode: 'default' });

  test('is new for the first test, which leaves all that it can', async ({ page, context }) => {
    await page.goto(PICTURE);
    before = await changed(page);
    page.on('request', (request) => heard.push(request.url()));
    await page.evaluate(async () => {
      localStorage.setItem('a', 'b');
      sessionStorage.setItem('a', 'b');
      // biome-ignore lint/suspicious/noDocumentCookie: this is how a page does it
      document.cookie = 'a=b';
      await caches.open('a');
      await new Promise((done) => {
        indexedDB.open('a').onsuccess = done;
      });
    });
    await page.addInitScript(() => Object.assign(globalThis, { markOfPage: true }));
    await context.addInitScript(() => Object.assign(globalThis, { markOfContext: true }));
    await page.route('**/routed', (route) => route.fulfill({ body: 'by the test' }));
    await context.route('**/routed', (route) => route.fulfill({ body: 'by the test' }));
    await page.setViewportSize({ width: 1000, height: 500 });
    await context.grantPermissions(['geolocation']);
    await context.newPage();
    await page.goto(PICTURE);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await stored(page)).toEqual({ local: 1, session: 1, databases: 1, caches: 1, cookies: 'a=b' });
    expect(await changed(page)).toEqual({
      steps: 2,
      size: '1000x500',
      isPaper: true,
      isDark: true,
      isOnline: true,
      marks: ['markOfPage', 'markOfContext'],
      isRouted: true,
      places: 'granted',
    });
    await context.setOffline(true);
  });

  test('is as new for the second', async ({ page, context }) => {
    heard.length = 0;
    await page.goto(PICTURE);
    expect(await stored(page)).toEqual(NOTHING);
    expect(before).toBeDefined();
    expect(await changed(page)).toEqual(before);
    expect(context.pages()).toEqual([page]);
    expect(heard).toEqual([]);
  });
});

test.describe('a page whose test has its time in the hands', () => {
  test.describe.configure({ mode: 'default' });
  let first: Page | undefined;

  test('is of that test', async ({ page }) => {
    first = page;
    await page.clock.install({ time: 0 });
    await page.goto(PICTURE);
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(1970);
  });

  test('is not kept', async ({ page }) => {
    expect(page).not.toBe(first);
    await page.goto(PICTURE);
    expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2000);
  });
});

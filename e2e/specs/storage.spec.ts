import { edition } from '@first60/content';
import type { Page } from '@playwright/test';
import rootPackage from '../../package.json' with { type: 'json' };
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

const DRAWINGS = '/algorithms/';
const ALL_FILES = /^(\d+) of \1 files, \d+\.\d MB$/;
const fact = (page: Page, term: string) => page.locator('dl > div').filter({ hasText: term }).locator('dd');

/** Deletes files as a browser short of space does. @returns the number of deleted files */
const throwAway = (page: Page, part: string) =>
  page.evaluate(async (wanted) => {
    let gone = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const files = (await cache.keys()).filter(({ url }) => url.includes(wanted));
      for (const file of files) if (await cache.delete(file)) gone += 1;
    }
    return gone;
  }, part);

for (const [what, address] of [
  ['the worker', '**/sw.js'],
  ['one of its files', '**/algorithms/chest-pain-acs.pdf*'],
] as const) {
  test(`a first visit on which ${what} cannot be fetched is made good by the next connection, without a reload`, async ({
    page,
    context,
  }) => {
    await signInMedic(page);
    await context.route(address, (route) => route.abort());
    await page.goto('/storage');
    // The message appears when all other files are stored, however long that takes.
    await expect(page.getByText('without a connection it will not start')).toBeVisible({ timeout: 30_000 });
    await context.unroute(address);
    await context.setOffline(true);
    // Only a page that has seen the network go sees it come back.
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await waitUntilReadyOffline(page);
    await expect(fact(page, 'App files')).toHaveText(ALL_FILES);
  });
}

test('files that are removed while some are still on their way stay away', async ({ page, context }) => {
  await signInMedic(page);
  await page.goto('/storage');
  await waitUntilReadyOffline(page);
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await context.route(`**${DRAWINGS}*`, async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await throwAway(page, DRAWINGS);
  await page.reload();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove offline files' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const removed = page.getByText('The offline files were removed from this device.');
  await expect(removed).toBeVisible();
  held.resolve();
  // Longer than the pause between two checks.
  await page.waitForTimeout(1_500);
  await expect(removed).toBeVisible();
  await expect(fact(page, 'App files')).toHaveText('None');
});

// Slow: the whole app is stored three times.
test('the storage screen: what is kept and how it lasts; never "Ready offline" with a file missing; removed files stay away until a refresh', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    let lasting = false;
    navigator.storage.persisted = async () => lasting;
    navigator.storage.persist = async () => {
      lasting = true;
      return lasting;
    };
  });
  await signInMedic(page);
  await page.request.post('/api/favorites', { data: { medicationId: 'ketamine' }, failOnStatusCode: true });
  await page.goto('/');
  await waitUntilReadyOffline(page);
  await page.getByRole('link', { name: 'Ready offline' }).click();

  await test.step('it says what is kept, and asks the browser to keep it at a press alone', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeVisible();
    await expect(fact(page, 'App files')).toHaveText(ALL_FILES);
    await expect(fact(page, 'Content edition')).toContainText(`${edition.id}, app version ${rootPackage.version}`);
    await expect(fact(page, 'Content edition')).toContainText(`Digest ${edition.sha256.slice(0, 12)}`);
    await expect(fact(page, 'Favorites')).toHaveText('1');
    await expect(fact(page, 'Favorite protocols')).toHaveText('0');
    await expect(fact(page, 'Saved assessments')).toHaveText(/^0/);
    await expect(fact(page, 'Account last confirmed')).toContainText(String(new Date().getFullYear()));
    await expect(fact(page, 'Kept by the browser')).toContainText('As long as there is space');
    await page.getByRole('button', { name: 'Ask to keep it' }).click();
    await expect(fact(page, 'Kept by the browser')).toHaveText('Lasting: only you can remove it.');
  });

  await test.step('files that the browser threw away are missed, and fetched again with the next connection', async () => {
    const files = await fact(page, 'App files').textContent();
    const total = Number(files?.split(' ')[0]);
    const gone = await throwAway(page, DRAWINGS);
    expect(gone).toBeGreaterThan(0);
    await server.kill();
    await page.reload();
    await expect(page.getByText(`${total - gone} of ${total} files are on this device.`)).toBeVisible();
    await expect(page.getByText('Ready offline', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Offline/ })).toHaveText(
      /^Offline\s*confirmed .*\d/,
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Not refreshed', { exact: true }).first()).toBeVisible();
    await page.goto('/medications?tab=all&search=aspirin');
    await page.getByRole('button', { name: 'Favorite: aspirin' }).click();
    await page.getByText('It is sent as soon as there is a connection.').first().waitFor();
    await page.goto('/storage');
    await expect(fact(page, 'Favorites')).toHaveText(/^2\s*1 change waits for a connection$/);
    await server.start();
    await page.reload();
    await waitUntilReadyOffline(page);
    await expect(fact(page, 'App files')).toHaveText(files ?? '');
  });

  await test.step('removed at a press and a question; they stay away until a refresh', async () => {
    const question = page.getByRole('alertdialog', { name: 'Remove the offline files?' });
    await page.getByRole('button', { name: 'Remove offline files' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(fact(page, 'App files')).toHaveText(ALL_FILES);
    await page.getByRole('button', { name: 'Remove offline files' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The offline files were removed from this device.')).toBeVisible();
    await expect(fact(page, 'App files')).toHaveText('None');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await expect(page.getByText('The offline files were removed from this device.')).toBeVisible();
    expect(await throwAway(page, DRAWINGS)).toBe(0);
    await expect(fact(page, 'Favorites')).toHaveText(/^2/);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('What is on this device is up to date').first()).toBeVisible();
    await waitUntilReadyOffline(page);
    await expect(fact(page, 'App files')).toHaveText(ALL_FILES);
  });
});

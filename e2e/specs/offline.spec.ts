import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../browser.ts';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { OFFLINE_FILES, OFFLINE_STOPS } from '../fixtures/offline-stops.ts';
import { walkOffline } from '../fixtures/offline-walk.ts';
import { expect, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

test.use(WITH_WORKER);

const WALK = { stops: OFFLINE_STOPS, files: OFFLINE_FILES };

// Slow: every screen and file is opened twice, before and after the browser is closed.
test('after one signed-in visit everything works without a network: all screens, cards, rows and files, also after the browser was closed', async ({
  server,
}, testInfo) => {
  testInfo.setTimeout(120_000);
  const profile = await mkdtemp(join(tmpdir(), 'first60-profile-'));
  const open = async (): Promise<[BrowserContext, Page]> => {
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: browserPath(),
      args: BROWSER_FLAGS,
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
    });
    return [browser, browser.pages()[0] ?? (await browser.newPage())];
  };
  const walk = async (page: Page, name: string) => {
    await page.goto('/');
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    const startedAt = Date.now();
    const report = await page.evaluate(walkOffline, WALK);
    process.stdout.write(`${name}: ${report.stops} stops, ${report.files} files, ${Date.now() - startedAt} ms\n`);
    expect(report.failures).toEqual([]);
  };

  const [first, page] = await open();
  await signInMedic(page);
  await page.goto('/');
  await expect(page.getByText('Quick Actions')).toBeVisible();
  await waitUntilReadyOffline(page);
  await server.kill();
  await walk(page, 'first visit, network gone');
  await first.close();

  const [second, again] = await open();
  await walk(again, 'browser started again');
  await second.close();
  await rm(profile, { recursive: true, force: true });
});

test.describe('an address that ends like a file', () => {
  test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

  test('opens its screen offline all the same: a search for "0.5", a drug with a dot in its name', async ({
    page,
    server,
  }) => {
    await signInMedic(page);
    await page.goto('/');
    await waitUntilReadyOffline(page);
    await server.kill();
    await page.goto('/protocols?search=0.5');
    await expect(page.getByRole('searchbox')).toHaveValue('0.5');
    await page.goto('/comprehensive-calculator?indication=No.5');
    await expect(page.getByRole('heading', { name: 'Comprehensive', exact: false }).first()).toBeVisible();
  });
});

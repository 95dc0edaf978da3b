import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import rootPackage from '../../package.json' with { type: 'json' };
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { BUILT_APP, nextBuild, versionOf } from '../fixtures/next-build.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { weightField } from '../pages/calculator.ts';

test.use({ ...WITH_WORKER, expectedErrors: { patterns: [UNREACHABLE] } });

const builds: string[] = [];
const build = async (generation: 2 | 3): Promise<string> => {
  const folder = await nextBuild(generation);
  builds.push(folder);
  return folder;
};
test.afterAll(() => Promise.all(builds.map((folder) => rm(folder, { recursive: true, force: true }))));

/** The update check that the browser makes at every start, and the app once an hour. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
/** Checks for an update, and waits until it is stored or has failed. */
const takeUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing ?? registration?.waiting;
    while (worker?.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 50));
    return worker?.state;
  });
const newVersion = (page: Page) => page.getByRole('link', { name: 'New version' });
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { notReloaded: true }));
const isMarked = (page: Page) => page.evaluate(() => 'notReloaded' in window);

async function openCalculator(page: Page, kilograms: string): Promise<void> {
  await page.goto('/calculator');
  await weightField(page).fill(kilograms);
  await waitUntilReadyOffline(page);
  await mark(page);
}

/** Moves from the header to the notice and its button, which reloads the page. */
async function update(page: Page, button: 'Update now' | 'Reload', version: string): Promise<void> {
  await newVersion(page).click();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(`app version ${version}`)).toBeVisible();
  expect(await isMarked(page)).toBe(false);
}

test('an update with a changed card fetches the edition once, and no card by itself', async ({
  page,
  context,
  server,
}) => {
  await signInMedic(page);
  await page.goto('/');
  await waitUntilReadyOffline(page);
  const asked: string[] = [];
  await context.route('**/assets/editions/**', async (route) => {
    asked.push(route.request().url());
    await route.continue();
  });
  await server.deploy(await build(2));
  expect(await takeUpdate(page)).toBe('installed');
  expect(asked).toEqual([expect.stringMatching(/\/edition\.txt$/)]);
  await newVersion(page).click();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByText(`app version ${versionOf(2)}`)).toBeVisible();
  await server.kill();
  await page.goto('/protocols?id=stroke');
  await expect(page.locator('#stroke-first60').getByRole('listitem').first()).toContainText('(2)');
});

// Slow: three builds are stored, each of two hundred files, in two tabs.
test('a new build waits for the press in each of two tabs, loses nothing, names what changed, and the old build can come back', async ({
  page: first,
  context,
  server,
}) => {
  await signInMedic(first);
  await openCalculator(first, '12.5');
  const second = await context.newPage();
  await openCalculator(second, '20');

  await server.deploy(await build(2));
  await lookForUpdate(first);
  for (const [tab, kilograms] of [
    [first, '12.5'],
    [second, '20'],
  ] as const) {
    await expect(newVersion(tab)).toBeVisible();
    expect(await isMarked(tab)).toBe(true);
    await expect(weightField(tab)).toHaveValue(kilograms);
  }
  await expect(first.getByText('0.125 mg', { exact: true }).first()).toBeVisible();

  await test.step('the first tab starts it and finds its patient again', async () => {
    await update(first, 'Update now', versionOf(2));
    await first.goto('/calculator');
    await expect(weightField(first)).toHaveValue('12.5');
    await expect(newVersion(first)).toHaveCount(0);
  });

  await test.step('the second tab works on with the old build, also in a screen that it never opened', async () => {
    expect(await isMarked(second)).toBe(true);
    await weightField(second).fill('25');
    await expect(second.getByText('0.25 mg', { exact: true }).first()).toBeVisible();
    await second.getByRole('link', { name: 'Hospitals' }).click();
    await expect(second.getByRole('heading', { level: 1, name: 'Hospitals' })).toBeVisible();
    expect(await isMarked(second)).toBe(true);
    await newVersion(second).click();
    await expect(second.getByText('A new version was started in another tab')).toBeVisible();
    await second.goBack();
    await update(second, 'Reload', versionOf(2));
    await second.goto('/calculator');
    await expect(weightField(second)).toHaveValue('25');
  });

  await test.step('Home names what changed, until it was seen', async () => {
    await first.goto('/');
    await expect(first.getByText(/^Content updated: edition /)).toBeVisible();
    await expect(first.getByText('1 protocol changed:')).toBeVisible();
    await expect(first.getByRole('main').getByRole('link', { name: 'Stroke', exact: true }).first()).toBeVisible();
    await first.getByRole('button', { name: 'Got it' }).click();
    await first.reload();
    await expect(first.getByText('Quick Actions')).toBeVisible();
    await expect(first.getByText(/^Content updated/)).toHaveCount(0);
  });

  await test.step('the old build, served again, comes back the same way', async () => {
    await waitUntilReadyOffline(first);
    await mark(first);
    await server.deploy(BUILT_APP);
    await lookForUpdate(first);
    await update(first, 'Update now', rootPackage.version);
    await waitUntilReadyOffline(first);
    await server.kill();
    await first.goto('/protocols?id=stroke');
    await expect(first.getByText('First 60 Seconds').first()).toBeVisible();
    await server.start();
  });
});

test('a new build that is on its way already when the app begins to look is offered once it is stored', async ({
  page,
  server,
}) => {
  await signInMedic(page);
  await page.goto('/');
  await waitUntilReadyOffline(page);
  await server.deploy(await build(2));
  await page.addInitScript(() => {
    const { ready } = navigator.serviceWorker;
    const late = ready.then(async (registration) => {
      await registration.update();
      // The event that reports the new version comes after the response.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return registration;
    });
    Object.defineProperty(navigator.serviceWorker, 'ready', { value: late });
  });
  await page.goto('/sources');
  await expect(newVersion(page)).toBeVisible();
});

test('two builds behind one address: what is of the other one, or a page in the place of a file, is not stored', async ({
  page,
  server,
}) => {
  const DRAWING = 'algorithms/adult-cardiac-arrest.pdf';
  await signInMedic(page);
  await page.goto('/');
  await waitUntilReadyOffline(page);
  const otherPage = await build(2);
  await cp(join(BUILT_APP, 'index.html'), join(otherPage, 'index.html'));
  const noDrawing = await build(2);
  await rm(join(noDrawing, DRAWING));

  await test.step('what the browser threw away is not replaced', async () => {
    await server.deploy(noDrawing);
    const counts = await page.evaluate(
      async (lost) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const file of lost) await cache.delete(file, { ignoreSearch: true });
        }
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        active?.postMessage({ type: 'RESTORE_FILES' }, [port2]);
        return await new Promise<{ total: number; stored: number }>((resolve) => {
          port1.onmessage = ({ data }) => resolve(data);
        });
      },
      ['/index.html', `/${DRAWING}`],
    );
    expect(counts.stored).toBe(counts.total - 2);
    const { status } = await page.evaluate(async (file) => ({ status: (await fetch(file)).status }), `/${DRAWING}`);
    expect(status, 'a screen that asks for it still gets what the server has').toBe(200);
  });

  await test.step('a new version is stored whole or not at all', async () => {
    for (const mixed of [otherPage, noDrawing]) {
      await server.deploy(mixed);
      expect(await takeUpdate(page)).toBe('redundant');
    }
    await server.deploy(await build(2));
    expect(await takeUpdate(page)).toBe('installed');
    await update(page, 'Update now', versionOf(2));
  });
});

test.describe('asleep', () => {
  test.use({
    expectedErrors: {
      patterns: [REFUSED(404), UNREACHABLE, /dynamically imported module|Unable to preload|error loading/i],
    },
  });

  // Slow: three builds are stored, each of two hundred files.
  test('a tab that slept over two deployments offers a reload when a part of it is gone, and recovers', async ({
    page: awake,
    context,
    server,
  }) => {
    await signInMedic(awake);
    await awake.goto('/');
    await waitUntilReadyOffline(awake);
    const asleep = await context.newPage();
    // It falls asleep before it is idle, so it has not loaded its other screens.
    await asleep.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await asleep.goto('/');
    await expect(asleep.getByText('Quick Actions')).toBeVisible();
    await mark(asleep);
    const devTools = await context.newCDPSession(asleep);
    const deploy = async (generation: 2 | 3) => {
      await server.deploy(await build(generation));
      await lookForUpdate(awake);
      await update(awake, 'Update now', versionOf(generation));
      await waitUntilReadyOffline(awake);
      await devTools.send('Network.clearBrowserCache');
    };

    await test.step('one deployment later the worker still has the parts of its build', async () => {
      await deploy(2);
      await asleep.getByRole('link', { name: 'Medications', exact: true }).click();
      await expect(asleep.getByRole('heading', { level: 1, name: 'Medication Database' })).toBeVisible();
      expect(await isMarked(asleep)).toBe(true);
    });

    await deploy(3);
    await asleep.getByRole('link', { name: 'Hospitals' }).click();
    await expect(asleep.getByText('This tab still runs the old one.')).toBeVisible();
    expect(await isMarked(asleep)).toBe(true);
    await asleep.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    await expect(asleep.getByRole('heading', { level: 1, name: 'Hospitals' })).toBeVisible();
    await asleep.goto('/storage');
    await expect(asleep.getByText(`app version ${versionOf(3)}`)).toBeVisible();
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { appliedChanges } from '../fixtures/applied-changes.ts';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { seededRandom } from '../fixtures/random.ts';
import { waitingChanges } from '../fixtures/stored-values.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401), REFUSED(404), UNREACHABLE] } });

const LIST = '/medications?tab=all';
/** The list has thirteen entries, because each press draws the whole list again in both tabs. */
const SHORT_LIST = '/medications?tab=all&search=cardiac';
const star = (page: Page, name: string) => page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
const favoriteIds = async (page: Page): Promise<string[]> => {
  const list: { id: string }[] = await (await page.request.get('/api/favorites')).json();
  return list.map(({ id }) => id).toSorted();
};

async function openList(context: BrowserContext, list = LIST): Promise<Page> {
  const page = await context.newPage();
  await page.goto(list);
  await expect(star(page, 'aspirin')).toBeVisible();
  return page;
}

/** Presses a star as fast as a script can. @returns the request, or nothing if the star was still busy */
const pressStar = (page: Page, index: number) =>
  page.evaluate((nth) => {
    const button = document.querySelectorAll<HTMLButtonElement>('main button[aria-label^="Favorite: "]')[nth];
    if (!button || button.hasAttribute('data-disabled')) return null;
    const wanted = button.getAttribute('aria-pressed') !== 'true';
    button.click();
    return { name: button.ariaLabel?.replace('Favorite: ', '') ?? '', wanted };
  }, index);

// Slow: 300 presses, each written to the disk, between crashes of the server.
test('300 presses in two tabs, the network and the server failing at random, with reloads: the server ends at the last press of each star, every change made once', async ({
  page,
  context,
  server,
}, testInfo) => {
  // On a busy machine the presses, crashes and reloads take more than two minutes.
  testInfo.setTimeout(300_000);
  const startedAt = Date.now();
  await signInMedic(page);
  const tabs = [await openList(context, SHORT_LIST), await openList(context, SHORT_LIST)] as const;
  await waitUntilReadyOffline(tabs[0]);
  const reference: { id: string; genericName: string }[] = await (await page.request.get('/api/medications')).json();
  const asked = new Set<string>();
  let requests = 0;
  context.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key === undefined) return;
    requests += 1;
    asked.add(key);
  });

  const random = seededRandom(60);
  const below = (limit: number) => Math.floor(random() * limit);
  const last = new Map<number, boolean>();
  const counts = { presses: 0, offline: 0, crashes: 0, reloads: 0 };
  let offline = false;
  while (counts.presses < 300) {
    const chance = random();
    const tab = tabs[below(2) === 0 ? 0 : 1];
    if (chance < 0.06) {
      offline = !offline;
      if (offline) counts.offline += 1;
      await context.setOffline(offline);
    } else if (chance < 0.075) {
      counts.crashes += 1;
      await server.kill();
      if (random() < 0.5) await pressAndNote(tab);
      await server.start();
    } else if (chance < 0.105) {
      counts.reloads += 1;
      await tab.reload();
      await expect(star(tab, 'aspirin')).toBeVisible();
    } else await pressAndNote(tab);
  }

  async function pressAndNote(tab: Page): Promise<void> {
    const index = below(12);
    const pressed = await pressStar(tab, index);
    if (pressed === null) return;
    counts.presses += 1;
    last.set(index, pressed.wanted);
    // Only stored changes survive a reload. A read completes after all earlier writes.
    await waitingChanges(tab);
  }

  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(async () => (await waitingChanges(tabs[0])).length, { timeout: 30_000 }).toBe(0);

  const names = await tabs[0]
    .locator('main button[aria-label^="Favorite: "]')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.replace('Favorite: ', '').toLowerCase()),
    );
  const idOf = (index: number) =>
    reference.find(({ genericName }) => genericName.toLowerCase() === names[index])?.id ?? `star ${index}`;
  const wanted = [...last].flatMap(([index, isWanted]) => (isWanted ? [idOf(index)] : []));
  expect(await favoriteIds(page)).toEqual(wanted.toSorted());
  for (const tab of tabs) {
    const lit = tab.locator('main button[aria-label^="Favorite: "][aria-pressed="true"]');
    await expect(lit).toHaveCount(wanted.length);
  }
  const made = appliedChanges(server);
  expect(made.toSorted()).toEqual([...asked].toSorted());
  process.stdout.write(
    `seed 60: ${JSON.stringify(counts)}, ${asked.size} changes in ${requests} requests, ${made.length} made, ${wanted.length} favourites, ${Date.now() - startedAt} ms\n`,
  );
});

/**
 * Sets a star and waits until the device has stored the press. The star is lit at once and can be pressed again once
 * the press is stored. If only one of these holds, the press may not be drawn yet, and closing the tab then would lose
 * it.
 */
async function press(page: Page, name: string): Promise<void> {
  await star(page, name).click();
  await expect(star(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(star(page, name)).toBeEnabled();
}

// Slow: the server is stopped and started three times, and every list is drawn in full.
test('changes made offline survive the browser tab, are announced, warn before logout and are sent when the network is back', async ({
  page,
  context,
  server,
}) => {
  await signInMedic(page);
  const tab = await openList(context);
  await waitUntilReadyOffline(tab);
  await server.kill();
  await star(tab, 'ketamine').click();
  await expect(tab.getByText('ketamine. It is sent as soon as there is a connection.').first()).toBeVisible();
  await press(tab, 'aspirin');
  await tab.close();

  const again = await context.newPage();
  await again.goto('/favorites');
  await expect(again.getByText('2 changes of your favorites wait for a connection.')).toBeVisible();
  await expect(again.locator('main article h3')).toHaveText(['aspirin', 'ketamine']);
  await again.goto('/storage');
  await expect(again.getByText('2 changes wait for a connection')).toBeVisible();

  await again.getByRole('button', { name: 'Logout' }).click();
  const question = again.getByRole('alertdialog', { name: 'Sign out and lose this?' });
  await expect(question.getByText('Changes of favorites not sent yet: 2')).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(again.getByRole('heading', { name: 'On this device' })).toBeVisible();

  await server.start();
  await again.goto('/favorites');
  await expect.poll(() => favoriteIds(again)).toEqual(['aspirin', 'ketamine']);
  await expect(again.getByText(/wait for a connection/)).toHaveCount(0);
  expect(appliedChanges(server)).toHaveLength(2);

  await test.step('a change that the server refuses later is told by name and undone', async () => {
    await server.kill();
    await again.goto(LIST);
    await press(again, 'naloxone');
    await again.route('**/api/favorites', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 404, json: { message: 'There is no such medication' } })
        : route.continue(),
    );
    // Reloaded before the server starts, because a page that has already sent the change would lose its message.
    await again.reload();
    await server.start();
    await expect(again.getByText('naloxone was not added').first()).toBeVisible({ timeout: 20_000 });
    await expect(again.getByText('There is no such medication').first()).toBeVisible();
    await expect(star(again, 'naloxone')).toHaveAttribute('aria-pressed', 'false');
    expect(await waitingChanges(again)).toEqual([]);
    await again.unroute('**/api/favorites');
  });

  await test.step('signing out anyway leaves nothing that waits', async () => {
    await server.kill();
    await press(again, 'morphine sulfate');
    await again.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(again.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect.poll(() => waitingChanges(again)).toEqual([]);
  });
});

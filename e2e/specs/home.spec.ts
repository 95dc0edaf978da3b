import type { Locator, Page } from '@playwright/test';
import { followLink } from '../fixtures/link.ts';
import { MEDIC, signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { grantAdministrator } from '../fixtures/people.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

const WIDE = { width: 1440, height: 900 };

test('navigation: nine words on a wide screen, the first three, Hospitals and Logout on a phone, Admin for administrators', async ({
  page,
  server,
}) => {
  await signInMedic(page);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const words = bar.locator('a, button');
  await expect(words).toHaveText(['Home', 'Protocols', 'Medications', 'Hospitals', 'Logout']);
  await page.setViewportSize(WIDE);
  const all = ['Home', 'Protocols', 'Medications', 'Calculator', 'Search', 'Favorites', 'Hospitals'];
  await expect(words).toHaveText([...all, 'Logout']);

  const current = bar.locator('[aria-current="page"]');
  for (const [path, word] of [
    ['/', 'Home'],
    ['/auth', 'Home'],
    ['/Auth/', 'Home'],
    ['/protocols?id=stroke', 'Protocols'],
    ['/medications?tab=all', 'Medications'],
    ['/calculator#adult', 'Calculator'],
    ['/search?q=stroke', 'Search'],
    ['/favorites', 'Favorites'],
    ['/hospitals', 'Hospitals'],
    ['/hospitals-of-another-city', 'Hospitals'],
    ['/HOSPITALS', 'Hospitals'],
  ] as const) {
    await followLink(page, path);
    await expect(current, path).toHaveText([word]);
    if (word === 'Home') await expect(page).toHaveURL('/');
  }
  await followLink(page, '/comprehensive-calculator');
  await expect(bar).toBeVisible();
  await expect(current).toHaveCount(0);

  await grantAdministrator(server, MEDIC.email);
  await page.reload();
  await expect(words).toHaveText([...all, 'Admin', 'Logout']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(words).toHaveText(['Home', 'Protocols', 'Medications', 'Hospitals', 'Admin', 'Logout']);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const [admin, logout] = await Promise.all([words.nth(4).boundingBox(), words.nth(5).boundingBox()]);
    const gap = (logout?.x ?? 0) - ((admin?.x ?? 0) + (admin?.width ?? 0));
    expect(gap, `a thumb on Admin misses Logout at ${width} px`).toBeGreaterThanOrEqual(8);
  }
  const toneOf = (item: Locator) => item.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await toneOf(words.nth(5))).not.toBe(await toneOf(words.nth(4)));
});

const own = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('link');

async function openCard(page: Page, id: string): Promise<void> {
  await followLink(page, `/protocols?id=${id}`);
  await expect(page.locator(`#protocol-${id}`).getByText('First 60 Seconds').first()).toBeVisible();
}

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('favorite protocols and the six opened last stand on Home, on this device alone, with the server dead too', async ({
    page,
    server,
  }) => {
    await signInMedic(page);
    await page.goto('/');
    await waitUntilReadyOffline(page);
    for (const name of ['Favorite protocols', 'Recently opened', 'Favorite medications']) {
      await expect(page.getByRole('region', { name })).toHaveCount(0);
    }
    for (const id of ['sepsis', 'anaphylaxis', 'stroke', 'nerve-agent', 'chest-pain-acs', 'seizures', 'sepsis'])
      await openCard(page, id);
    await server.kill();
    const star = page.getByRole('button', { name: 'Favorite protocol: Sepsis' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.focus();
    await page.keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Sepsis. It stays on this device.').first()).toBeVisible();

    await followLink(page, '/protocols');
    await page.getByRole('button', { name: 'Adult Cardiac Arrest', exact: true }).click();
    await page.getByRole('button', { name: 'Favorite protocol: Adult Cardiac Arrest' }).click();
    await page.getByRole('button', { name: 'Adult Cardiac Arrest', exact: true }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(own(page, 'Favorite protocols')).toHaveText(['Sepsis', 'Adult Cardiac Arrest']);
    await expect(own(page, 'Recently opened')).toHaveText([
      'Adult Cardiac Arrest',
      'Sepsis',
      'Seizures',
      /^Chest Pain/,
      /^Nerve Agent/,
      'Stroke',
    ]);
    await own(page, 'Favorite protocols').first().click();
    await expect(page).toHaveURL(/\/protocols\?id=sepsis$/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/');
    await expect(own(page, 'Favorite protocols')).toHaveText(['Adult Cardiac Arrest']);
  });
});

test.describe('what is one’s own on Home', () => {
  // A test cannot hold back a file that the worker already has, because it is not requested over the network.
  test.use({ serviceWorkers: 'block' });

  test('comes after Home can be used and moves nothing that is pressed: the tiles stay on the first screen, the categories where they were', async ({
    page,
  }) => {
    await signInMedic(page);
    await page.goto('/');
    const places = () =>
      page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('section a, form button, nav a')]
            .filter((link) => !link.closest('[aria-labelledby^="own-"]'))
            .map((link) => `${link.textContent} ${Math.round(link.getBoundingClientRect().top)}`),
        );
    await expect(page.getByRole('link', { name: 'Nerve Agent' })).toBeInViewport({ ratio: 1 });
    const tiles = (await places()).slice(0, 12);
    for (const id of ['stroke', 'adult-pediatric-trauma-triage', 'sepsis']) await openCard(page, id);
    await page.getByRole('button', { name: 'Favorite protocol: Sepsis' }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(own(page, 'Recently opened')).toHaveCount(3);
    expect((await places()).slice(0, 12)).toEqual(tiles);

    const held = Promise.withResolvers<void>();
    await page.route('**/assets/own-protocols-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Protocol Categories' })).toBeVisible();
    const before = await places();
    await expect(page.getByRole('region', { name: 'Recently opened' })).toHaveCount(0);
    held.resolve();
    await expect(own(page, 'Recently opened')).toHaveCount(3);
    expect(await places()).toEqual(before);
  });
});

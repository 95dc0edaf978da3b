import type { Page } from '@playwright/test';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { register, SAMI } from '../fixtures/people.ts';
import { storedValues } from '../fixtures/stored-values.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';

/* Tabs that slept in the background, and so did not run, while the user of the device changed. */
test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

/** The stored list of favorites, as text. */
const FAVORITES_STORED = /queryKey\W+api\/favorites/;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
}

async function signInAsSami(page: Page): Promise<void> {
  await new AuthPage(page).signIn(SAMI.email, SAMI.password);
  await expect(page.getByText('Quick Actions')).toBeVisible();
}

test('a tab that slept while the user changed shows the next one nothing that the last one typed, and takes none of their lists', async ({
  page: asleep,
  context,
  server,
}) => {
  const device = await register(server, SAMI);
  await device.post('/api/favorites', { data: { medicationId: 'ketamine' }, failOnStatusCode: true });
  await asleep.addInitScript(() => {
    const isAsleep = (event: Event) => !('woken' in window) && event.stopImmediatePropagation();
    window.addEventListener('storage', isAsleep, true);
  });
  await signInMedic(asleep);
  await asleep.goto('/account');
  await asleep.getByLabel('Department').fill('Station 77');
  await waitUntilReadyOffline(asleep);
  const awake = await context.newPage();
  await awake.goto('/');
  await signOut(awake);
  await signInAsSami(awake);
  await waitUntilReadyOffline(awake);
  // The files were stored before this user signed in, but their list is fetched while the page is idle.
  await expect.poll(async () => FAVORITES_STORED.test(JSON.stringify(await storedValues(awake)))).toBe(true);
  await expect(asleep.getByLabel('Department')).toHaveValue('Station 77');

  await server.end();
  await asleep.evaluate(() => {
    Object.assign(window, { woken: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(asleep.getByLabel('First Name')).toHaveValue(SAMI.firstName);
  await expect(asleep.getByLabel('Department')).toHaveValue('');
  // Allows time to write the previous user's values.
  await asleep.waitForTimeout(500);
  await awake.goto('/favorites');
  await expect(awake.getByRole('heading', { name: 'ketamine' })).toBeVisible();
});

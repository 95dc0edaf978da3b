import type { Page } from '@playwright/test';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { register, SAMI } from '../fixtures/people.ts';
import { everythingStored, storedValues } from '../fixtures/stored-values.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { weightField } from '../pages/calculator.ts';

/*
 * Tabs that did not run while the user of the device changed. They were asleep in the background, or the browser had
 * discarded them to save memory and restored them later with their session storage.
 */
test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

/** The weight of the patient in the session storage of a tab. */
const KEPT = '"patient.weight":"12.5"';
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
  // The files were stored before this user came; their list is still fetched while the page rests.
  await expect.poll(async () => FAVORITES_STORED.test(JSON.stringify(await storedValues(awake)))).toBe(true);
  await expect(asleep.getByLabel('Department')).toHaveValue('Station 77');

  await server.end();
  await asleep.evaluate(() => {
    Object.assign(window, { woken: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(asleep.getByLabel('First Name')).toHaveValue(SAMI.firstName);
  await expect(asleep.getByLabel('Department')).toHaveValue('');
  // Time to write the values of the old user.
  await asleep.waitForTimeout(500);
  await awake.goto('/favorites');
  await expect(awake.getByRole('heading', { name: 'ketamine' })).toBeVisible();
});

test('a tab that was put away while its user left comes back without their patient, for the next one and for nobody', async ({
  page: awake,
  context,
  server,
}) => {
  await register(server, SAMI);
  await signInMedic(awake);
  await awake.goto('/');
  const [toNobody, toNext] = [await context.newPage(), await context.newPage()];
  for (const tab of [toNobody, toNext]) {
    await tab.goto('/calculator');
    await weightField(tab).fill('12.5');
    await expect.poll(() => everythingStored(tab)).toContain(KEPT);
    await tab.goto('about:blank');
  }
  await signOut(awake);
  await toNobody.goto('/calculator');
  await expect(toNobody.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => everythingStored(toNobody)).not.toContain(KEPT);

  await signInAsSami(awake);
  await toNext.goto('/calculator');
  await expect(weightField(toNext)).toHaveValue('');
  expect(await everythingStored(toNext)).not.toContain(KEPT);
});

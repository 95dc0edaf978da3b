import type { Page } from '@playwright/test';
import { MEDIC, signInOverApi, waitUntilReadyOffline } from '../fixtures/medic.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { everythingStored } from '../fixtures/stored-values.ts';
import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

async function signOutWithServerDead(page: Page, server: ServerProcess): Promise<void> {
  await signInOverApi(page);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await waitUntilReadyOffline(page);
  await server.kill();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
}

test('declining the disclaimer signs out and leads to the landing screen', async ({ page }) => {
  await page.request.post('/api/register', { data: MEDIC });
  await page.goto('/protocols?id=stroke');
  await page.getByRole('button', { name: 'Decline & Exit' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('offline, a press on Logout asks first: nobody gets in again before there is a connection', async ({
  page,
  context,
}) => {
  await signInOverApi(page);
  await page.goto('/hospitals');
  await waitUntilReadyOffline(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out without a connection?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a sign-out with the server dead holds here at once and reaches the server later', async ({ page, server }) => {
  await signOutWithServerDead(page, server);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await server.start();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('a sign-out that gets no answer leads to /auth all the same, and the next contact ends the session', async ({
  page,
}) => {
  await signInOverApi(page);
  await page.goto('/hospitals');
  await page.route('**/api/logout', () => undefined);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  await page.unroute('**/api/logout');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('after a sign-out the server never heard of, the next sign-in holds', async ({ page, server }) => {
  await signOutWithServerDead(page, server);
  await server.start();
  const auth = new AuthPage(page);
  await auth.signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

/** As another tab does it that signs out, in the moment before this one hears of it. */
const forgetUnheard = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.clear();
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const clearing = database.transaction('keyval', 'readwrite');
          clearing.objectStore('keyval').clear();
          clearing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );

for (const [what, address, press] of [
  ['says who is signed in', '**/api/auth/user', (page: Page) => page.reload()],
  [
    'tells of a favorite',
    '**/api/favorites',
    (page: Page) => page.getByRole('button', { name: 'Favorite: adenosine' }).click(),
  ],
] as const) {
  test(`an answer that ${what} and was on its way when another tab signed out brings nobody back`, async ({
    page,
    context,
  }) => {
    await signInOverApi(page);
    const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json();
    await page.goto('/medications?tab=all');
    await waitUntilReadyOffline(page);
    const held = Promise.withResolvers<void>();
    await context.route(address, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = context.waitForEvent('request', (request) => request.url().endsWith(address.slice(2)));
    const answered = context.waitForEvent('requestfinished', (request) => request.url().endsWith(address.slice(2)));
    await press(page);
    await asked;
    await forgetUnheard(page);
    held.resolve();
    await answered;
    // Time to keep it.
    await page.waitForTimeout(500);
    expect(await everythingStored(page)).not.toContain(id);
  });
}

test('a part of the app that arrives after its user has left keeps nothing of them', async ({ page }) => {
  await signInOverApi(page);
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/content-comparison-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/content-comparison/);
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('content-comparison'));
  await page.goto('/hospitals');
  await asked;
  expect(await everythingStored(page)).toContain(id);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => everythingStored(page)).not.toContain(id);
  held.resolve();
  await arrived;
  // Time for it to run.
  await page.waitForTimeout(500);
  expect(await everythingStored(page)).not.toContain(id);
});

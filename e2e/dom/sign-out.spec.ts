import type { Page } from '@playwright/test';
import { MEDIC, signInMedic } from '../fixtures/medic.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { weightField } from '../pages/calculator.ts';
import { openAtRest } from './open-at-rest.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

async function signOutWithServerDead(page: Page, server: ServerProcess): Promise<void> {
  await signInMedic(page);
  await openAtRest(page, '/');
  await server.end();
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
  await signInMedic(page);
  await openAtRest(page, '/hospitals');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out without a connection?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a patient who is entered is asked about before a sign-out, online too; without one Logout leads straight out', async ({
  page,
}) => {
  await signInMedic(page);
  await page.goto('/calculator');
  await weightField(page).fill('12');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose this?' });
  await expect(question).toContainText('The patient who is entered');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(weightField(page)).toHaveValue('12');
  await page.getByRole('button', { name: 'Clear patient' }).first().click();
  await page.getByRole('button', { name: 'Logout' }).click();
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
  await signInMedic(page);
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

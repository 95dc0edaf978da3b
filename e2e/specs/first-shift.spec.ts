import type { Page } from '@playwright/test';
import { waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { AuthPage } from '../pages/auth-page.ts';

test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test('a medic registers, accepts, opens a protocol in two taps, calculates a dose, and does it again with the server dead', async ({
  page,
  context,
  server,
}) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.showCreateAccount();
  await auth.fillAccount();
  await auth.fillProfession();
  await auth.submitAccount();
  await expect(page.getByText('Account Created Successfully!')).toBeVisible();
  await expect(page.getByText('Welcome to First60. Your account is ready.')).toBeVisible();

  await test.step('the disclaimer wants all three boxes', async () => {
    await expect(page.getByRole('button', { name: 'Decline & Exit' })).toBeEnabled();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    for (const box of [
      'I have read and understand this disclaimer',
      'I agree to these terms',
      'I accept full liability for my use of this app',
    ]) {
      await expect(page.getByRole('button', { name: 'Complete All Requirements' })).toBeDisabled();
      await page.getByLabel(box).check();
    }
    await page.getByRole('button', { name: 'Accept & Continue' }).click();
    await expect(page.getByText('Disclaimer Accepted')).toBeVisible();
  });

  await test.step('two taps from Home to the adult cardiac arrest card', async () => {
    await page.getByRole('link', { name: /Adult Cardiac \d/ }).click();
    await expect(page).toHaveURL(/\/protocols\?category=adult-cardiac$/);
    await page.getByRole('button', { name: /Adult Cardiac Arrest/ }).click();
    await expect(page.getByText(/100-120/).first()).toBeVisible();
  });

  const expectDoses = async (on: Page) => {
    await on.getByLabel('Weight (kg)').fill('12.5');
    const card = on.getByRole('listitem').filter({ hasText: 'Epinephrine 1:10,000' });
    await expect(card.getByText('0.125 mg', { exact: true })).toBeVisible();
    await expect(card.getByText('1.25 mL', { exact: true }).first()).toBeVisible();
    await expect(on.getByText('Pediatric, by weight 12.5 kg')).toBeVisible();
  };

  await test.step('the calculator gives 0.125 mg in 1.25 mL for 12.5 kg', async () => {
    await page.goto('/calculator');
    await expectDoses(page);
  });

  await waitUntilReadyOffline(page);
  await server.end();

  await test.step('with the server dead a new page opens the stroke card at its own address', async () => {
    await page.close();
    const fresh = await context.newPage();
    await fresh.goto('/protocols?id=stroke');
    await expect(fresh.getByRole('heading', { name: 'Stroke', exact: true }).first()).toBeVisible();
    await expect(fresh.getByText('First 60 Seconds').first()).toBeVisible();
    await expect(fresh.getByText('Offline', { exact: true })).toBeVisible();
    await fresh.goto('/calculator');
    await expectDoses(fresh);
  });

  await test.step('the server comes back: still signed in, and logout leads to sign-in', async () => {
    await server.start();
    const back = await context.newPage();
    await back.goto('/');
    await expect(back.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await back.getByRole('button', { name: 'Logout' }).click();
    await expect(back).toHaveURL(/\/auth$/);
    await expect(back.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    const user = await back.request.get('/api/auth/user');
    expect(user.status()).toBe(401);
    await back.reload();
    await expect(back.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { MEDIC, openSignedIn } from '../fixtures/medic.ts';
import { register, SAMI } from '../fixtures/people.ts';
import { REFUSED, UNREACHABLE } from '../fixtures/test.ts';
import { ArrestScreen } from '../pages/arrest-screen.ts';
import { end, heldLine, startLog } from '../pages/arrest-session.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { weightField } from '../pages/calculator.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

const signInTab = (page: Page) => page.getByRole('tab', { name: 'Sign In' });

/**
 * Ends the session only on the server, as an administrator or its expiry would, and makes the app ask who is signed in.
 */
async function endSession(page: Page): Promise<void> {
  await page.request.post('/api/logout', { failOnStatusCode: true });
  await page.reload();
}

test('after a restart the same screen says for how long the app was away', async ({ page }) => {
  const code = await startLog(page);
  // In the first ten seconds the starting choices are shown here.
  await expect(code.last).toContainText('saved', { timeout: 20_000 });
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 40_000;
  });
  await page.goto('/code');
  await expect(code.total).toHaveText(/^(0:5\d|1:\d\d)$/);
  await expect(page.getByText(/^Away 0:4\d: not in the log$/)).toBeVisible();
});

test('the screen that was kept open is closed after a question; the code is back with its user alone', async ({
  page,
  server,
}) => {
  await register(server, SAMI);
  await startLog(page);
  await endSession(page);
  await page.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close this code?' });
  await question.getByRole('button', { name: 'Stay in the code' }).click();
  await expect(question).toHaveCount(0);
  await expect(heldLine(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Close the code' }).click();
  await expect(signInTab(page)).toBeVisible();
  await new AuthPage(page).signIn(SAMI.email, SAMI.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/code');
  await expect(new ArrestScreen(page).total).toHaveCount(0);
  await page.goto('/hospitals');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInTab(page)).toBeVisible();
  await new AuthPage(page).signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/code');
  await expect(new ArrestScreen(page).cycle).toHaveAccessibleName(/^Pause/);
});

test('Logout asks while a code runs, and Stay is the default; whoever leaves finds it again', async ({ page }) => {
  await startLog(page);
  await page.goto('/hospitals');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'A code is running. Sign out?' });
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(signInTab(page)).toBeVisible();
  await page.reload();
  await expect(signInTab(page)).toBeVisible();
  await new AuthPage(page).signIn(MEDIC.email, MEDIC.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/code');
  await expect(new ArrestScreen(page).cycle).toHaveAccessibleName(/^Pause/);
});

test('a code goes on after a session that the server has ended: its screen alone, also after a reload, until its end', async ({
  page,
}) => {
  const code = await startLog(page);
  await endSession(page);
  for (const _ of ['after the 401', 'after a reload']) {
    await expect(heldLine(page)).toBeVisible();
    await expect(code.cycle).toHaveAccessibleName(/^Pause/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.goto('/protocols?id=stroke');
  }
  await code.press(/^Asystole/);
  await expect(code.last).toContainText('Asystole');
  await end(code);
  await expect(signInTab(page)).toBeVisible();
  await expect(heldLine(page)).toHaveCount(0);
});

test('"Still the same patient?" is not asked while a code runs', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/calculator');
  await weightField(page).fill('12');
  const code = new ArrestScreen(page);
  await code.start();
  await page.clock.fastForward('31:00');
  await page.goto('/hospitals');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.clock.fastForward('31:00');
  await expect(page.getByText('Still the same patient?')).toHaveCount(0);
  await page.goto('/code');
  await end(code);
  await page.goto('/hospitals');
  await expect(page.getByText('Still the same patient?')).toBeVisible();
});

test('a start of the app goes back to the running code, and later goes where its user wants', async ({ page }) => {
  await startLog(page);
  const again = await page.context().newPage();
  await again.goto('/');
  await expect(new ArrestScreen(again).cycle).toHaveAccessibleName(/^Pause/);
  await again.goto('/');
  await expect(again.getByText('Quick Actions')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { signInMedic } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(403), REFUSED(409), UNREACHABLE] } });

async function open(page: Page, section: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const trigger = page.getByRole('button', { name: section, exact: true }).first();
  if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
}

const alert = (page: Page) => page.getByRole('alert');

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('offline: the screen says so, a change says what it needs and keeps what was typed', async ({
    page,
    server,
  }) => {
    await signInMedic(page);
    await open(page, 'Your details');
    await server.kill();
    await page.getByLabel('Department').fill('Station 9');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(alert(page)).toContainText('No connection: nothing was changed');
    await expect(page.getByText('You are offline. Changing your account needs a connection.')).toBeVisible();
    await expect(page.getByLabel('Department')).toHaveValue('Station 9');
  });
});

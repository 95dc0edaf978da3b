import { signInMedic } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { alert, open } from '../pages/account.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(403), REFUSED(409), UNREACHABLE] } });

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

import { waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { names, open } from '../pages/favorites.ts';

test.use({ ...WITH_WORKER, expectedErrors: { patterns: [REFUSED(401), REFUSED(500), UNREACHABLE] } });

test('with the server dead the favourites of this device are there, and another user of the device sees none of them', async ({
  page,
  context,
  server,
}) => {
  await open(page, ['aspirin']);
  await expect(names(page)).toHaveText(['aspirin']);
  await waitUntilReadyOffline(page);
  // The list is stored shortly after the screen shows it.
  await page.waitForTimeout(1500);
  await server.end();
  await page.close();
  const fresh = await context.newPage();
  await fresh.goto('/favorites');
  await expect(names(fresh)).toHaveText(['aspirin']);
  await expect(fresh.getByText(/Changes of your favorites are kept here and sent later/)).toBeVisible();

  await server.start();
  await fresh.reload();
  await expect(names(fresh)).toHaveText(['aspirin']);
  await fresh.getByRole('button', { name: 'Logout' }).click();
  await expect(fresh.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await fresh.request.post('/api/register', {
    data: { email: 'other@example.com', password: 'correct horse 9', firstName: 'Other', lastName: 'Medic' },
  });
  await fresh.request.post('/api/auth/accept-disclaimer');
  await fresh.goto('/');
  await expect(fresh.getByRole('navigation').first()).toBeVisible();
  await waitUntilReadyOffline(fresh);
  await server.end();
  await fresh.goto('/favorites');
  await expect(fresh.getByText('No Favorite Medications Yet')).toBeVisible();
  await expect(fresh.getByText('aspirin')).toHaveCount(0);
});

import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';
import { names, open } from '../pages/favorites.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(500), UNREACHABLE] } });

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('with the server dead the favourites of this device are there', async ({ page, context, server }) => {
    await open(page, ['aspirin']);
    await expect(names(page)).toHaveText(['aspirin']);
    await waitUntilReadyOffline(page);
    // The list is stored a moment after the screen shows it.
    await page.waitForTimeout(1500);
    await server.end();
    await page.close();
    const fresh = await context.newPage();
    await fresh.goto('/favorites');
    await expect(names(fresh)).toHaveText(['aspirin']);
    await expect(fresh.getByText(/Changes of your favorites are kept here and sent later/)).toBeVisible();
  });

  test('another user of the device sees none of them, not even without a connection', async ({ page, server }) => {
    await open(page, ['aspirin']);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await page.request.post('/api/register', {
      data: { email: 'other@example.com', password: 'correct horse 9', firstName: 'Other', lastName: 'Medic' },
    });
    await page.request.post('/api/auth/accept-disclaimer');
    await page.goto('/');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await waitUntilReadyOffline(page);
    await server.end();
    await page.goto('/favorites');
    await expect(page.getByText('No Favorite Medications Yet')).toBeVisible();
    await expect(page.getByText('aspirin')).toHaveCount(0);
  });
});

test('favorite protocols stand above the medications and are taken off there; the medications have their own words', async ({
  page,
}) => {
  await signInMedic(page);
  for (const title of ['Stroke', 'Sepsis']) {
    await page.goto(`/protocols?id=${title.toLowerCase()}`);
    await page.getByRole('button', { name: `Favorite protocol: ${title}` }).click();
  }
  await page.goto('/favorites');
  const protocols = page.getByRole('region', { name: 'Favorite protocols' });
  await expect(protocols.getByRole('link')).toHaveText(['Stroke', 'Sepsis']);
  await expect(protocols).toContainText('They stay on this device.');
  await expect(page.getByText('No Favorite Medications Yet')).toBeVisible();
  await protocols.getByRole('button', { name: 'Remove from favorites: Stroke' }).click();
  await expect(protocols.getByRole('link')).toHaveText(['Sepsis']);
  await expect(protocols.getByRole('heading')).toBeFocused();
  await protocols.getByRole('button', { name: 'Remove from favorites: Sepsis' }).click();
  await expect(protocols).toHaveCount(0);
  await expect(page.getByText('No Favorite Medications Yet')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

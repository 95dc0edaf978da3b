import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, REFUSED, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), UNREACHABLE] } });

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('offline the sources are there', async ({ page, context }) => {
    await signInMedic(page);
    await page.goto('/');
    await waitUntilReadyOffline(page);
    await context.setOffline(true);
    await page.goto('/sources?search=resuscitation');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

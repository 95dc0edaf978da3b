import type { Page } from '@playwright/test';
import { signInMedic, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

const OLAYA = { latitude: 24.7, longitude: 46.68 };
const AL_BATHA = { latitude: 24.63, longitude: 46.71 };

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const nearest = (page: Page) => page.getByRole('button', { name: 'Nearest first' });

test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

test.describe('with the app stored on the device', () => {
  test.use(WITH_WORKER);

  test('nearest first at a press alone: distances from the device, unplaced hospitals last, nothing sent, offline too', async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(OLAYA);
    await page.addInitScript(() => {
      const ask = Geolocation.prototype.getCurrentPosition;
      Geolocation.prototype.getCurrentPosition = function (...words) {
        document.documentElement.dataset.asked = 'yes';
        ask.apply(this, words);
      };
    });
    await signInMedic(page);
    await page.goto('/hospitals');
    await expect(names(page).first()).toHaveText(/^King Faisal/);
    await waitUntilReadyOffline(page);
    await server.end();
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

    await nearest(page).click();
    await expect(page.getByText('3.2 km')).toBeVisible();
    await expect(page.getByText('8.1 km')).toBeVisible();
    await expect(page.getByText('3 hospitals have no confirmed location and come last.')).toBeVisible();
    await expect(nearest(page)).toHaveAttribute('aria-pressed', 'true');
    await nearest(page).click();
    await expect(page.getByText('3.2 km')).toBeHidden();

    await context.setGeolocation(AL_BATHA);
    await page.reload();
    await nearest(page).click();
    await expect(names(page)).toHaveText([
      /^King Saud Medical City/,
      /^King Faisal/,
      /^King Fahad/,
      /^King Abd/,
      /^King Kh/,
    ]);
    const told = (words: string) => !words.startsWith(server.url) || /(?:24|46)\.\d/.test(words);
    expect(sent.filter(told)).toEqual([]);
  });
});

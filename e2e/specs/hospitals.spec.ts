import type { Page } from '@playwright/test';
import { signInOverApi, waitUntilReadyOffline } from '../fixtures/medic.ts';
import { expect, test, UNREACHABLE, WITH_WORKER } from '../fixtures/test.ts';

const OLAYA = { latitude: 24.7, longitude: 46.68 };
const AL_BATHA = { latitude: 24.63, longitude: 46.71 };

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const nearest = (page: Page) => page.getByRole('button', { name: 'Nearest first' });

test.use({ expectedErrors: { patterns: [UNREACHABLE] } });

test('hospitals: filtered by name, city and exact city; badges, note and legend in the words of the requirements', async ({
  page,
}) => {
  await signInOverApi(page);
  await page.goto('/hospitals');
  await expect(page.getByText('5 hospitals')).toBeVisible();
  await expect(
    page.getByText('Always contact the receiving facility before transport and verify bed availability.'),
  ).toBeVisible();
  for (const center of ['Trauma center', 'Cardiac center', 'Stroke center', 'ECMO center']) {
    await expect(page.getByText(center, { exact: true })).toBeVisible();
  }
  const search = page.getByRole('searchbox', { name: 'Search hospitals by name or city' });
  await search.fill('FAHAD');
  await expect(page.getByText('1 hospital', { exact: true })).toBeVisible();
  await search.fill('riyadh');
  await expect(page.getByText('5 hospitals')).toBeVisible();
  await page.getByRole('button', { name: 'Riyadh', exact: true }).click();
  await expect(page).toHaveURL(/\/hospitals\?search=riyadh&city=Riyadh$/);
  await page.goto('/hospitals?city=Jeddah');
  await expect(page.getByText('No hospitals found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all hospitals' }).click();
  await expect(page.getByText('5 hospitals')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All Cities' })).toHaveAttribute('aria-pressed', 'true');
});

test('directions open in a new tab; call only where there is a phone, with the mark to confirm it', async ({
  page,
}) => {
  await signInOverApi(page);
  await page.goto('/hospitals');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  const fahad = card('King Fahad Medical City');
  await expect(fahad.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+966112889999');
  await expect(fahad.getByText('Confirm number before use')).toBeVisible();
  const directions = fahad.getByRole('link', { name: /^Directions/ });
  await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  await expect(directions).toHaveAttribute('target', '_blank');
  const saud = page.getByRole('article', { name: 'King Saud Medical City', exact: true });
  await expect(saud.getByRole('link', { name: /^Call/ })).toHaveCount(0);
  await expect(saud.getByText('No confirmed phone number')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Directions/ })).toHaveCount(5);
});

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
    await signInOverApi(page);
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

test('a refused, an unavailable and a late position are each answered with a sentence, and the list stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = (_found, failed) =>
      failed?.({ code: Number(localStorage.getItem('code')) } as GeolocationPositionError);
  });
  await signInOverApi(page);
  await page.goto('/hospitals');
  for (const [code, sentence] of [
    [1, /does not let First60 see where you are/],
    [2, /could not find where you are/],
    [3, /took too long/],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('code', String(value)), code);
    await nearest(page).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(names(page)).toHaveCount(5);
    await expect(nearest(page)).toBeEnabled();
  }
});

test('on a wide screen the chosen hospital stands beside the list, and going back finds it there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInOverApi(page);
  await page.goto('/hospitals');
  await expect(names(page)).toHaveText([/^King Faisal/]);
  await page.getByRole('button', { name: /^King Fahad/ }).click();
  await expect(names(page)).toHaveText([/^King Fahad/]);
  await expect(page.getByRole('link', { name: /^Directions/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Medications', exact: true }).click();
  await expect(page).toHaveURL(/\/medications/);
  await page.goBack();
  await expect(names(page)).toHaveText([/^King Fahad/]);
  await page.getByRole('searchbox').fill('Khalid');
  await expect(names(page)).toHaveText([/^King Khalid/]);
});
